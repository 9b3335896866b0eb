import { type SQL, sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { countDays } from '../../lib/days.ts';
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
 * more than the answer's own reading. The embedded database has no statistics and would look each answer up by key, or sort; a
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
  const places = prompts.length * platforms.length * days;
  const [row] = await rows<HitsRow>(
    db,
    sql`
    with p as (
      select i.value::uuid as id, i.ordinality - 1 as at
      from jsonb_array_elements_text(${JSON.stringify(prompts)}::jsonb) with ordinality i
    ), a as materialized (
      select x.id, (x.prompt * ${platforms.length} + x.platform) * ${days} + x.day as place
      from (
        select a.id, p.at as prompt, ${indexIn(platforms, 'text', sql`a.platform`)} as platform,
               a.day - ${firstDay(query)} as day
        from (
          select a.id, a.prompt_id, a.platform, a.day from sightline.answer a
          where a.user_id = ${query.userId} and ${inWindows(sql`a.day`, query)} and a.status = 'answered'
            and ${ASKED_PLAINLY}
            ${onPlatform(sql`a.platform`, query)} offset 0
        ) a
        full join p on p.id = a.prompt_id offset 0
      ) x
      where x.id is not null and x.prompt is not null and x.platform is not null
    ), s as materialized (
      select s.id, row_number() over (order by s.id) - 1 as at from (${sources}) s
    ), c as (
      select s.at, c.answer_id from s
      cross join lateral (
        select c.answer_id from sightline.citation c
        where c.user_id = ${query.userId} and c.source_id = s.id and ${inWindows(sql`c.day`, query)}
          ${onPlatform(sql`c.platform`, query)} offset 0
      ) c
    )
    select
      (select json_agg(m.at * ${places}::bigint + a.place) from a
       cross join lateral (
         select ${indexIn(companies, 'uuid', sql`m.company_id`)} as at from sightline.mention m
         where m.user_id = ${query.userId} and m.answer_id = a.id offset 0
       ) m
       where m.at is not null) as companies,
      (select json_agg(x.at * ${places}::bigint + x.place)
       from (select c.at, a.place from c full join a on a.id = c.answer_id offset 0) x
       where x.at is not null and x.place is not null) as sources,
      (select json_agg(s.id order by s.at) from s) as "sourceIds"`,
  );
  const keys = prompts.flatMap((prompt) => platforms.map((platform) => stratumKey({ prompt, platform })));
  return {
    companies: gather(companies, row?.companies ?? [], keys, days),
    sources: gather(row?.sourceIds ?? [], row?.sources ?? [], keys, days),
  };
}

const NO_SOURCES = sql`select null::uuid as id where false`;

/** From 0; null for what is not in the list. */
const indexIn = (list: readonly string[], type: 'text' | 'uuid', value: SQL) => sql`
  array_position(array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)::${sql.raw(type)}), ${value}) - 1`;

/** @param hits ((item × strata) + stratum) × days + day of each answer */
function gather(items: readonly string[], hits: readonly number[], keys: readonly string[], days: number) {
  const gathered: HitsByItem = new Map();
  for (const hit of Float64Array.from(hits).sort()) {
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
