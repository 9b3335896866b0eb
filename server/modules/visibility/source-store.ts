import { type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../db/table-of.ts';
import { countDays } from '../../lib/days.ts';
import { aggregateTopic, type RollupFilter } from './rollup-filter.ts';
import type { TopicWindow } from './window-store.ts';

export interface SourceRow {
  topicId: string;
  url: string;
  domain: string;
  title: string;
  mentions: number;
}

// The embedded database gathers no statistics; `lateral … offset 0` leaves it one index to read.

export type SourceFilter = RollupFilter & { latestDay: string | null };

/** Pages that are counted first. */
interface Limits {
  /** Pages that are wanted. */
  limit: number;
  candidates: number;
}

/** The same for a topic, whose pages are among those of all topics. */
const TOPIC_FACTOR = 10;

/** Windows of fewer days have few citations. */
const MIN_DAYS = 15;
/** Always true; without it the embedded planner reads all pages in the index of the key, which has no topics. */
const BY_MENTIONS = sql`num_nonnulls(s.topics) = 1`;
/** If the last of the wanted pages has fewer, too many pages might be among them. */
const LEAST_MENTIONS = 3;

/** Whether a window has no limits, so that the totals of the pages say enough. */
export const isOfAllAnswers = ({ to, platform }: SourceFilter, { from }: TopicWindow) =>
  from === null && to === null && platform === null;

/** Whether counting few pages may find the most cited ones. */
export function isLong({ to, latestDay }: SourceFilter, { from }: TopicWindow): boolean {
  const last = to ?? latestDay;
  return from === null || last === null || countDays({ from, to: last }) >= MIN_DAYS;
}

/** The most cited pages of windows without limits. @returns a query of `SourceRow & TopicWindow` */
export const totalSources = (
  filter: SourceFilter,
  windows: readonly TopicWindow[],
  { limit, candidates }: Limits,
): SQL =>
  nameCounted(
    filter,
    windows,
    limit,
    sql`
    (select t.number, t.mentions from sightline.source_total t
     where t.user_id = ${filter.userId} and w.aggregate and t.mentions > 0
     order by t.mentions desc fetch first ${sql.raw(String(limit))} rows with ties)
    union all
    (select o.* from (${countLikely(filter, {
      ...{ limit, candidates, ofTopics: true, least: 0 },
      count: sql`cross join lateral (select s.total as mentions offset 0) k`,
    })}) o where o.mentions > 0)`,
  );

/**
 * The most cited pages of each window where counting few pages finds them: none for the others.
 * @returns a query of `SourceRow & TopicWindow`
 */
export function likelySources(filter: SourceFilter, windows: readonly TopicWindow[], limits: Limits): SQL {
  const likely = { ...limits, least: LEAST_MENTIONS };
  const ofAll = countLikely(filter, { ...likely, ofTopics: false, count: countOne(filter, sql`true`) });
  // By the prompt, which the index has: in a subplan of its own, its prompts are hashed once for each window.
  const ofTopic = countOne(
    filter,
    sql`(c.prompt_id in (select p.id from sightline.prompt p
                         where p.user_id = ${filter.userId} and p.topic_id = w."topicId")) is true`,
  );
  const ofTopics = countLikely(filter, { ...likely, ofTopics: true, count: ofTopic });
  return nameCounted(filter, windows, limits.limit, sql`(${ofAll}) union all (${ofTopics})`);
}

/** @param counted a query of `{ number, mentions }` for window `w` */
const nameCounted = (
  filter: SourceFilter,
  windows: readonly TopicWindow[],
  limit: number,
  counted: SQL,
) => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", t.url, t.domain, t.title, t.mentions
  from (
    select i.*, i."topicId" = ${aggregateTopic(filter.userId)} as aggregate
    from ${inputWindows(windows)} offset 0
  ) w
  cross join lateral (
    select s.url, s.domain, s.title, k.mentions
    from (select * from (${counted}) n order by n.mentions desc fetch first ${sql.raw(String(limit))} rows with ties) k
    cross join lateral (
      select s.url, s.domain, s.title from sightline.source s
      where s.user_id = ${filter.userId} and s.number = k.number offset 0
    ) s
    order by k.mentions desc, s.url limit ${limit}
  ) t`;

const inputWindows = (windows: readonly TopicWindow[]) => {
  const list = windows.map(({ topicId, from }) => ({ topicId, from: from ?? '-infinity' }));
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as i("topicId" uuid, "from" date)`;
};

/** How often answers cite page `s` in window `w`. */
const countOne = ({ userId, to, platform }: RollupFilter, condition: SQL) => sql`
  cross join lateral (select p.id from sightline.source p where p.user_id = ${userId} and p.number = s.number offset 0) p
  cross join lateral (
    select count(*) as mentions from sightline.citation c
    where c.user_id = ${userId} and c.source_id = p.id and c.day >= w."from" and c.day <= ${to ?? 'infinity'}::date
      and ${condition} ${platform === null ? sql`` : sql`and c.platform = ${platform}`} offset 0
  ) k`;

interface Likely extends Limits {
  /** Whether the windows of topics are read, or those of the aggregate topic. */
  ofTopics: boolean;
  /** Nothing is selected where the last of the wanted pages has fewer. */
  least: number;
  /** Joins `mentions` to page `s` with its `total` in the window's topic. */
  count: SQL;
}

/**
 * No page has more citations in a window than altogether. So once some pages are counted, only those can be among the most cited
 * whose total is not below the last of these counts.
 */
function countLikely(filter: RollupFilter, { limit, candidates, ofTopics, least, count }: Likely): SQL {
  const total = ofTopics ? sql`coalesce((s.topics ->> w."topicId"::text)::int, 0)` : sql`s.mentions`;
  const first = sql`
      select s.number, ${total} as total from sightline.source_total s
      where s.user_id = ${filter.userId} and w.aggregate = ${sql.raw(String(!ofTopics))}
      order by s.mentions desc limit ${ofTopics ? TOPIC_FACTOR * candidates : candidates}`;
  return sql`
    with head as materialized (
      select s.* from (${first}) s order by s.total desc limit ${candidates}
    ), counted as materialized (
      select s.number, k.mentions from head s ${count}
    ), bound as materialized (
      select coalesce((select c.mentions from counted c order by c.mentions desc offset ${limit - 1} limit 1), 0) as least,
             exists (select from head h) as exists
    )
    select c.number, c.mentions from counted c where (select b.least from bound b) >= ${sql.raw(String(least))}
    union all
    select s.number, k.mentions
    from bound b
    cross join lateral (
      select s.* from (
        select s.number, ${total} as total from sightline.source_total s
        where s.user_id = ${filter.userId} and s.mentions >= b.least and ${BY_MENTIONS} and b.exists
          and b.least >= ${sql.raw(String(least))} and s.number not in (select h.number from head h) offset 0
      ) s where s.total >= b.least offset 0
    ) s ${count}
    where k.mentions >= b.least`;
}

/** A page among those with most citations of a window, by its number. */
export type WindowSource = TopicWindow & { number: number; mentions: number };

/** The `limit` most cited pages of each window, equal ones by URL. @returns a query of `SourceRow & TopicWindow` */
export const nameSources = (userId: string, counted: readonly WindowSource[], limit: number): SQL => sql`
  select t."topicId", t."from", t.url, t.domain, t.title, t.mentions
  from (
    select n."topicId", n."from", n.mentions, s.url, s.domain, s.title,
           row_number() over (partition by n."topicId", n."from" order by n.mentions desc, s.url) as place
    from ${tableOf('n', { topicId: 'uuid', from: 'date', number: 'int', mentions: 'int' }, counted)}
    cross join lateral (select s.url, s.domain, s.title from sightline.source s
                        where s.user_id = ${userId} and s.number = n.number offset 0) s
  ) t
  where t.place <= ${limit} order by t.place`;
