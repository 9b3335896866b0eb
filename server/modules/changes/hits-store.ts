import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays } from '../../db/in-range.ts';
import type { DateRange } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import type { Grid, Hits } from './hits.ts';
import { type ChangesQuery, dayOfWindows, ofWindows, onPlatform } from './store.ts';

/** By item: the answers that name a company or cite a source. */
export type HitsByItem = ReadonlyMap<string, Hits>;

/** Answers of both windows to these prompts that name each of the companies. */
export const readCompanyHits = (
  db: Db,
  query: ChangesQuery,
  grid: Grid,
  companies: readonly string[],
): Promise<HitsByItem> =>
  readHits(
    db,
    { query, grid, items: companies },
    (range) => sql`
    select m.prompt_id, m.platform, m.day from sightline.mention m
    where m.user_id = ${query.userId} and m.company_id = i.id and ${inDays(sql`m.day`, range)}
      and m.asked_plainly ${onPlatform(sql`m.platform`, query)} offset 0`,
  );

/** Answers of both windows to these prompts that cite a source; for many sources see `readPackedHits`. */
export const readHitsOfSource = (
  db: Db,
  query: ChangesQuery,
  grid: Grid,
  source: string,
): Promise<HitsByItem> =>
  readHits(
    db,
    { query, grid, items: [source] },
    (range) => sql`
    select c.prompt_id, c.platform, c.day from sightline.citation c
    where c.user_id = ${query.userId} and c.source_id = i.id and ${inDays(sql`c.day`, range)}
      ${onPlatform(sql`c.platform`, query)} offset 0`,
  );

/** Whose hits are read. */
interface Wanted {
  query: ChangesQuery;
  grid: Grid;
  /** Ids of companies or sources. */
  items: readonly string[];
}

/**
 * Hits come as one number each: a row with keys costs more than the answer's own reading. The embedded database has no statistics and
 * would look each prompt up by key, or sort; a `full join` is made by hash, and `offset 0` keeps it from becoming another one.
 *
 * @param hitsOfItem selects the `prompt_id`, `platform` and `day` of the answers of some days that hit the item `i.id`
 */
async function readHits(
  db: Db,
  { query, grid, items }: Wanted,
  hitsOfItem: (range: DateRange<string>) => SQL,
): Promise<HitsByItem> {
  const { prompts, platforms, days } = grid;
  // A hit's number as in `Hits`, and before that the item's.
  const [row] = await rows<{ hits: number[] | null }>(
    db,
    sql`
    with p as (${listed(prompts)}), i as (${listed(items)}), hit as (
      select i.at, h.* from i cross join lateral (${ofWindows(query, hitsOfItem)}) h
    )
    select json_agg(((x.at * ${prompts.length}::bigint + x.prompt) * ${platforms.length} + x.platform) * ${days} + x.day) as hits
    from (
      select h.at, p.at as prompt, ${indexIn(platforms, sql`h.platform`)} as platform, ${dayOfWindows(sql`h.day`, query)} as day
      from hit h full join p on p.id = h.prompt_id offset 0
    ) x
    where x.at is not null and x.prompt is not null and x.platform is not null`,
  );
  return gather(items, row?.hits ?? [], prompts.length * platforms.length * days);
}

const listed = (ids: readonly string[]) => sql`
  select i.value::uuid as id, i.ordinality - 1 as at
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality i`;

/** From 0; null for what is not in the list. */
const indexIn = (list: readonly string[], value: SQL) => sql`
  array_position(array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)), ${value}) - 1`;

const HITS_PER_STEP = 10_000;

/** @param hits item × those that an item may have + the hit's number */
async function gather(
  items: readonly string[],
  hits: readonly number[],
  ofItem: number,
): Promise<HitsByItem> {
  const gathered = new Map(items.map((item): [string, number[]] => [item, []]));
  const lists = [...gathered.values()];
  const nextSlice = createSlices();
  for (let first = 0; first < hits.length; first += HITS_PER_STEP) {
    await nextSlice();
    for (const hit of hits.slice(first, first + HITS_PER_STEP)) {
      const item = Math.floor(hit / ofItem);
      lists[item]?.push(hit - item * ofItem);
    }
  }
  return gathered;
}
