import { type SQL, sql } from 'drizzle-orm';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import { aggregateTopic, type RollupFilter } from './rollup-filter.ts';
import type { TopicWindow } from './window-store.ts';

export interface SourceRow {
  topicId: string;
  url: string;
  domain: string;
  title: string;
  mentions: number;
}

// Sources are counted from their citations. The embedded database gathers no statistics; `lateral … offset 0` leaves it one
// index to read, and keeps it from joining before it counts.

/** The windows that count as long. */
const MIN_DAYS = 15;
/** Pages that are counted first, for each that is wanted. */
const CANDIDATES = 2;
/** The same for a topic, whose pages are among those of all topics. */
const TOPIC_FACTOR = 10;
/** Below this, too many pages might belong to the most cited, and all are counted; a short window has few citations. */
const LEAST_TENTH = { long: 3, short: 100 };

/**
 * Each topic's `limit` most cited pages, most cited first, equal ones by URL.
 * @param candidates how many pages of a long window are counted first
 * @returns a query of `SourceRow & TopicWindow`
 */
export function topSources(
  filter: Filter,
  windows: readonly TopicWindow[],
  limit: number,
  candidates = CANDIDATES * limit,
): SQL {
  const byMethod = Map.groupBy(windows, (window) => methodFor(filter, window));
  const queries = [...byMethod].map(([method, group]) =>
    nameSources(filter, group, METHODS[method](filter, limit, candidates), limit),
  );
  return sql.join(queries, sql` union all `);
}

type Filter = RollupFilter & { latestDay: string | null };
type Method = 'totals' | 'window';

const methodFor = ({ to, platform }: Filter, { from }: TopicWindow): Method =>
  from === null && to === null && platform === null ? 'totals' : 'window';

/** A window as the statement gets it. */
function toWindow({ to, latestDay }: Filter, { topicId, from }: TopicWindow) {
  const last = to ?? latestDay;
  const isShort = from !== null && last !== null && countDays({ from, to: last }) < MIN_DAYS;
  return { topicId, from: from ?? '-infinity', leastTenth: LEAST_TENTH[isShort ? 'short' : 'long'] };
}

/** @param counted a query of `{ source_id, mentions }` for window `w` */
const nameSources = (filter: Filter, windows: readonly TopicWindow[], counted: SQL, limit: number) => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", t.url, t.domain, t.title, t.mentions
  from (
    select i.*, i."topicId" = ${aggregateTopic(filter.userId)} as aggregate,
           case when i."topicId" = ${aggregateTopic(filter.userId)} then ${allTopics(filter.userId)} else array[i."topicId"] end as topics
    from jsonb_to_recordset(${JSON.stringify(windows.map((window) => toWindow(filter, window)))}::jsonb)
      as i("topicId" uuid, "from" date, "leastTenth" int) offset 0
  ) w
  cross join lateral (
    select s.url, s.domain, s.title, k.mentions
    from (select * from (${counted}) n order by n.mentions desc fetch first ${sql.raw(String(limit))} rows with ties) k
    cross join lateral (
      select s.url, s.domain, s.title from sightline.source s
      where s.user_id = ${filter.userId} and s.id = k.source_id offset 0
    ) s
    order by k.mentions desc, s.url limit ${limit}
  ) t`;

const allTopics = (userId: string) =>
  sql`array(select t.id from sightline.topic t where t.user_id = ${userId})`;

/** The citations of window `w`, but for their topic or source. */
const inWindow = ({ userId, to, platform }: RollupFilter): SQL => sql`
  c.user_id = ${userId} and c.day >= w."from" and c.day <= ${to ?? 'infinity'}::date
  ${platform === null ? sql`` : sql`and c.platform = ${platform}`}`;

/** Counts all pages of the window's topics where the condition holds. */
const countAll = (filter: RollupFilter, condition: SQL) => sql`
  select c.source_id, count(*) as mentions
  from unnest(w.topics) t (id) cross join ${MANY}
  cross join lateral (
    select c.source_id from sightline.citation c
    where ${inWindow(filter)} and c.topic_id = t.id and ${condition} and ${IS_MANY} offset 0
  ) c group by c.source_id`;

/** How often the answers of all topics cite page `s` in the window. */
const countOne = (filter: RollupFilter) => sql`
  cross join lateral (
    select count(*) as mentions from sightline.citation c
    where ${inWindow(filter)} and c.source_id = s.id offset 0
  ) k`;

/** How often the answers of the window's topic cite page `s` altogether. */
const COUNT_OF_TOPIC = sql`
  cross join lateral (select coalesce((s.topics ->> w."topicId"::text)::int, 0) as mentions offset 0) k`;

interface Candidates {
  limit: number;
  candidates: number;
  condition: SQL;
  count: SQL;
}

/**
 * No page has more citations in a window than altogether. So once some pages are counted, only those can be among the most cited
 * whose total is not below the last of these counts; where that is below the window's `leastTenth`, all pages are counted.
 * @param condition which windows
 * @param count joins `mentions` to page `s`
 */
const countCandidates = (
  filter: RollupFilter,
  { limit, candidates, condition, count }: Candidates,
): SQL => sql`
    with head as materialized (
      select s.id, s.mentions, s.topics from sightline.source s
      where s.user_id = ${filter.userId} and ${condition} order by s.mentions desc limit ${candidates}
    ), counted as materialized (
      select s.id as source_id, k.mentions from head s ${count}
    ), bound as materialized (
      select coalesce((select c.mentions from counted c order by c.mentions desc offset ${limit - 1} limit 1), 0) as least,
             (select min(h.mentions) from head h) as most
    )
    select c.source_id, c.mentions from counted c where (select b.least from bound b) >= w."leastTenth"
    union all
    select s.id, k.mentions
    from bound b
    cross join lateral (
      select s.id, s.topics from sightline.source s
      where s.user_id = ${filter.userId} and s.mentions >= b.least and s.mentions <= b.most
        and b.least >= w."leastTenth" and s.id not in (select h.id from head h) offset 0
    ) s ${count}
    where k.mentions >= b.least
    union all
    ${countAll(filter, sql`(select b.least from bound b) < w."leastTenth"`)}`;

const METHODS: Record<Method, (filter: RollupFilter, limit: number, candidates: number) => SQL> = {
  window: (filter, limit, candidates) =>
    countCandidates(filter, { limit, candidates, condition: sql`w.aggregate`, count: countOne(filter) }),
  totals: (filter, limit, candidates) => sql`
    (select s.id as source_id, s.mentions from sightline.source s
     where s.user_id = ${filter.userId} and w.aggregate and s.mentions > 0
     order by s.mentions desc fetch first ${sql.raw(String(limit))} rows with ties)
    union all
    (select * from (${countCandidates(filter, {
      limit,
      candidates: TOPIC_FACTOR * candidates,
      condition: sql`not w.aggregate`,
      count: COUNT_OF_TOPIC,
    })}) o where not w.aggregate)`,
};

/**
 * Pages that at least `minAnswers` answers of a range cite and no answer before it, most cited first.
 * @returns a query of `NewSource`
 */
export const newSources = (
  { userId, from, to, platform }: RollupFilter & DateRange<string>,
  topicId: string,
  { minAnswers, limit }: { minAnswers: number; limit: number },
): SQL => {
  const onPlatform = platform === null ? sql`` : sql`and c.platform = ${platform}`;
  const topics = sql`(case when ${topicId}::uuid = ${aggregateTopic(userId)} then ${allTopics(userId)} else array[${topicId}::uuid] end)`;
  return sql`
    select s.url, s.domain, s.title, n.answers
    from (select c.source_id, count(*) as answers from sightline.citation c
          where c.user_id = ${userId} and c.topic_id = any (${topics}) and c.day >= ${from}::date
            and c.day <= ${to}::date ${onPlatform}
          group by c.source_id having count(*) >= ${minAnswers} offset 0) n
    cross join lateral (select url, domain, title from sightline.source s
                        where s.user_id = ${userId} and s.id = n.source_id offset 0) s
    where not exists (select from (select * from sightline.citation c
                                   where c.user_id = ${userId} and c.source_id = n.source_id and c.day < ${from}::date
                                     ${onPlatform} offset 0) c
                      where c.topic_id = any (${topics}))
    order by n.answers desc, s.url limit ${limit}`;
};
