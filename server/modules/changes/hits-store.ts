import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { type DayCount, stratumKey } from './evidence.ts';
import { type ChangesQuery, firstDay, inWindows, onPlatform, type PromptCells } from './store.ts';

/** By item, then by prompt and platform: answers that name a company or cite a source, by day. */
export type HitsByItem = Map<string, Map<string, DayCount[]>>;

interface HitsRow {
  companies: number[] | null;
  sources: number[] | null;
  sourceIds: string[] | null;
}

/** Which items' hits are read. */
interface Items {
  companies?: readonly string[];
  /** Selects the `id` of sources. */
  sources?: SQL;
}

/**
 * Answers of both windows to these prompts that name a company or cite a source. They come as one number each: a row with keys costs
 * more than the answer's own reading. The embedded database has no statistics and would look each prompt up by key, or sort; a
 * `full join` is made by hash, and `offset 0` keeps it from becoming another one.
 *
 * @param cells in order of prompt and platform
 */
export async function readHits(
  db: Db,
  query: ChangesQuery,
  cells: readonly PromptCells[],
  { companies = [], sources = NO_SOURCES }: Items,
): Promise<{ companies: HitsByItem; sources: HitsByItem }> {
  const prompts = [...new Set(cells.map(({ prompt }) => prompt))];
  const platforms = [...new Set(cells.map(({ platform }) => platform))].sort();
  const days = countDays({ from: query.previous.from, to: query.current.to });
  // Its number is ((item × prompts + prompt) × platforms + platform) × days + day, each from 0.
  const hitsOf = (table: SQL) => sql`
    select json_agg(((x.at * ${prompts.length}::bigint + x.prompt) * ${platforms.length} + x.platform) * ${days} + x.day)
    from (
      select h.at, p.at as prompt, ${indexIn(platforms, sql`h.platform`)} as platform, h.day - ${firstDay(query)} as day
      from ${table} h full join p on p.id = h.prompt_id offset 0
    ) x
    where x.at is not null and x.prompt is not null and x.platform is not null`;
  const [row] = await rows<HitsRow>(
    db,
    sql`
    with p as (${listed(prompts)}), i as (${listed(companies)}), s as materialized (
      select s.id, row_number() over (order by s.id) - 1 as at from (${sources}) s
    ), mentioned as (
      select i.at, m.* from i cross join lateral (
        select m.prompt_id, m.platform, m.day from sightline.mention m
        where m.user_id = ${query.userId} and m.company_id = i.id and ${inWindows(sql`m.day`, query)}
          and m.asked_plainly ${onPlatform(sql`m.platform`, query)} offset 0
      ) m
    ), cited as (
      select s.at, c.* from s cross join lateral (
        select c.prompt_id, c.platform, c.day from sightline.citation c
        where c.user_id = ${query.userId} and c.source_id = s.id and ${inWindows(sql`c.day`, query)}
          ${onPlatform(sql`c.platform`, query)} offset 0
      ) c
    )
    select (${hitsOf(sql`mentioned`)}) as companies, (${hitsOf(sql`cited`)}) as sources,
           (select json_agg(s.id order by s.at) from s) as "sourceIds"`,
  );
  const keys = prompts.flatMap((prompt) => platforms.map((platform) => stratumKey({ prompt, platform })));
  return {
    companies: await gather(companies, row?.companies ?? [], keys, days),
    sources: await gather(row?.sourceIds ?? [], row?.sources ?? [], keys, days),
  };
}

const NO_SOURCES = sql`select null::uuid as id where false`;

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

/** Selects the sources that most answers of both windows cite: at least `minAnswers`, at most `limit`. */
export const mostCited = (
  query: ChangesQuery,
  { minAnswers, limit }: { minAnswers: number; limit: number },
): SQL => sql`
  select c.source_id as id
  from unnest(array(select t.id from sightline.topic t where t.user_id = ${query.userId})) t (id) cross join ${MANY}
  cross join lateral (
    select c.source_id from sightline.citation c
    where c.user_id = ${query.userId} and c.topic_id = t.id and ${IS_MANY} and ${inWindows(sql`c.day`, query)}
      ${onPlatform(sql`c.platform`, query)} offset 0
  ) c
  group by c.source_id having count(*) >= ${minAnswers}
  order by count(*) desc, c.source_id limit ${limit}`;
