import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { type DayCount, stratumKey } from './evidence.ts';
import { type ChangesQuery, firstDay, inWindows, onPlatform, type PromptCells } from './store.ts';

/** By item, then by prompt and platform: answers that name a company or cite a source, by day. */
export type HitsByItem = Map<string, Map<string, DayCount[]>>;

/** Answers of both windows to these prompts that name each of the companies. */
export const readCompanyHits = (
  db: Db,
  query: ChangesQuery,
  cells: readonly PromptCells[],
  companies: readonly string[],
): Promise<HitsByItem> =>
  readHits(
    db,
    { query, cells, items: companies },
    sql`
    select m.prompt_id, m.platform, m.day from sightline.mention m
    where m.user_id = ${query.userId} and m.company_id = i.id and ${inWindows(sql`m.day`, query)}
      and m.asked_plainly ${onPlatform(sql`m.platform`, query)} offset 0`,
  );

/** Answers of both windows to these prompts that cite a source; for many sources see `readSourceHits`. */
export const readHitsOfSource = (
  db: Db,
  query: ChangesQuery,
  cells: readonly PromptCells[],
  source: string,
): Promise<HitsByItem> =>
  readHits(
    db,
    { query, cells, items: [source] },
    sql`
    select c.prompt_id, c.platform, c.day from sightline.citation c
    where c.user_id = ${query.userId} and c.source_id = i.id and ${inWindows(sql`c.day`, query)}
      ${onPlatform(sql`c.platform`, query)} offset 0`,
  );

/** Whose hits are read. */
interface Wanted {
  query: ChangesQuery;
  /** In order of prompt and platform. */
  cells: readonly PromptCells[];
  /** Ids of companies or sources. */
  items: readonly string[];
}

/**
 * Hits come as one number each: a row with keys costs more than the answer's own reading. The embedded database has no statistics and
 * would look each prompt up by key, or sort; a `full join` is made by hash, and `offset 0` keeps it from becoming another one.
 *
 * @param hitsOfItem selects the `prompt_id`, `platform` and `day` of the answers that hit the item `i.id`
 */
async function readHits(db: Db, { query, cells, items }: Wanted, hitsOfItem: SQL): Promise<HitsByItem> {
  const prompts = [...new Set(cells.map(({ prompt }) => prompt))];
  const platforms = [...new Set(cells.map(({ platform }) => platform))].sort();
  const days = countDays({ from: query.previous.from, to: query.current.to });
  // Its number is ((item × prompts + prompt) × platforms + platform) × days + day, each from 0.
  const [row] = await rows<{ hits: number[] | null }>(
    db,
    sql`
    with p as (${listed(prompts)}), i as (${listed(items)}), hit as (
      select i.at, h.* from i cross join lateral (${hitsOfItem}) h
    )
    select json_agg(((x.at * ${prompts.length}::bigint + x.prompt) * ${platforms.length} + x.platform) * ${days} + x.day) as hits
    from (
      select h.at, p.at as prompt, ${indexIn(platforms, sql`h.platform`)} as platform, h.day - ${firstDay(query)} as day
      from hit h full join p on p.id = h.prompt_id offset 0
    ) x
    where x.at is not null and x.prompt is not null and x.platform is not null`,
  );
  const keys = prompts.flatMap((prompt) => platforms.map((platform) => stratumKey({ prompt, platform })));
  return gather(items, row?.hits ?? [], keys, days);
}

const listed = (ids: readonly string[]) => sql`
  select i.value::uuid as id, i.ordinality - 1 as at
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality i`;

/** From 0; null for what is not in the list. */
const indexIn = (list: readonly string[], value: SQL) => sql`
  array_position(array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)), ${value}) - 1`;

const HITS_PER_STEP = 1000;

/** @param hits ((item × strata) + stratum) × days + day of each answer */
async function gather(
  items: readonly string[],
  hits: readonly number[],
  keys: readonly string[],
  days: number,
): Promise<HitsByItem> {
  const gathered: HitsByItem = new Map();
  const nextSlice = createSlices();
  for (const [index, hit] of Float64Array.from(hits).sort().entries()) {
    if (index % HITS_PER_STEP === 0) await nextSlice();
    const stratum = Math.floor(hit / days);
    const at = hit % days;
    const [item, key] = [items[Math.floor(stratum / keys.length)] ?? '', keys[stratum % keys.length] ?? ''];
    const own = gathered.get(item) ?? new Map<string, DayCount[]>();
    gathered.set(item, own);
    const counts = own.get(key) ?? [];
    own.set(key, counts);
    const last = counts.at(-1);
    if (last?.[0] === at) counts[counts.length - 1] = [at, last[1] + 1];
    else counts.push([at, 1]);
  }
  return gathered;
}
