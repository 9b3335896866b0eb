import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import { inDays, inHours } from '../../../db/in-range.ts';
import { IS_SITE_FILE } from '../../../db/site-file.ts';
import type { DateRange } from '../../../lib/days.ts';
import { withTotals } from '../../citations/source-totals.ts';
import { ASSETS, OTHER_PAGES } from '../../visits/model.ts';
import type { PageResultOrder, ResultCoverage } from './model.ts';

export interface ResultsQuery {
  userId: string;
  range: DateRange<string>;
  /** Domains of the account's sites. */
  domains: readonly string[];
  order: PageResultOrder;
  after: { key: number; id: string } | null;
  limit: number;
}

export interface ResultSums {
  answers: number;
  visits: number;
  people: number;
  sessions: number;
  keyEvents: number;
  revenue: number;
  googleImpressions: number;
  bingCitations: number;
}

export interface ResultRow extends ResultSums {
  id: string;
  url: string;
  allAnswers: number;
  isRead: boolean;
  /** What the list is ordered by. */
  key: number;
}

const KEYS: Record<PageResultOrder, SQL> = {
  ANSWERS: sql`answers`,
  VISITS: sql`visits`,
  PEOPLE: sql`people`,
  SESSIONS: sql`sessions`,
  KEY_EVENTS: sql`"keyEvents"`,
  REVENUE: sql`revenue`,
};

const COLUMNS = [
  ...['answers', 'visits', 'people', 'sessions', 'keyEvents', 'revenue'],
  ...['googleImpressions', 'bingCitations'],
];
const sums = sql.raw(COLUMNS.map((name) => `coalesce(sum("${name}"), 0)::float8 as "${name}"`).join(', '));

/**
 * One row for each page and where its figures come from. Redirected, refused and forged visits: as visit metrics count them.
 * Look-ups by key are lateral: without statistics the planner would read all citations of the account.
 */
const parts = ({ userId, range, domains }: Pick<ResultsQuery, 'userId' | 'range' | 'domains'>) => sql`
  select s.id, c.answers, 0 as visits, 0 as people, 0 as sessions, 0::float8 as "keyEvents", 0::float8 as revenue,
         0 as "googleImpressions", 0 as "bingCitations"
  from sightline.source s
  cross join lateral (
    select count(*)::int as answers from sightline.citation c
    where c.user_id = ${userId} and c.source_id = s.id and ${inDays(sql`c.day`, range)} offset 0) c
  where s.user_id = ${userId} and s.domain = ${anyOf(domains, 'text')} and c.answers > 0
  union all
  select page_id, 0, sum(visits)::int, 0, 0, 0, 0, 0, 0 from sightline.visit_page_day
  where user_id = ${userId} and ${inDays(sql`day`, range)} and page_id not in (${ASSETS}, ${OTHER_PAGES})
    and page_id <> all (array(
      select v.id from sightline.visit_page v where v.user_id = ${userId} and ${IS_SITE_FILE}))
  group by page_id having sum(visits) > 0
  union all
  select page_id, 0, 0, sum(visits)::int, 0, 0, 0, 0, 0 from sightline.referral_hour
  where user_id = ${userId} and ${inHours(sql`hour`, range)} and page_id <> ${OTHER_PAGES}
  group by page_id
  union all
  select page_id, 0, 0, 0, sum(sessions)::int, sum(key_events), sum(revenue), 0, 0 from sightline.analytics_page_day
  where user_id = ${userId} and ${inDays(sql`day`, range)} and page_id <> ${OTHER_PAGES}
  group by page_id
  union all
  select p.page_id, 0, 0, 0, 0, 0, 0, sum(p.count) filter (where r.kind = 'search-console-ai')::int,
         sum(p.count) filter (where r.kind = 'bing-ai')::int
  from sightline.search_report r
  cross join lateral (
    select p.page_id, p.count from sightline.search_report_page p
    where p.user_id = ${userId} and p.report_id = r.id offset 0) p
  where r.user_id = ${userId} and ${isInside(range)}
  group by p.page_id`;

/** Whether a report is wholly in a range: of its days alone nothing is known. */
const isInside = ({ from, to }: DateRange<string>) =>
  sql`r.from_day >= ${from}::date and r.to_day <= ${to}::date`;

/** One part of the list. @param query `limit` rows at most */
export function listResults(db: Db, query: ResultsQuery): Promise<ResultRow[]> {
  const { userId, order, after, limit } = query;
  const isAfter = after
    ? sql`where (m.key < ${after.key} or (m.key = ${after.key} and m.id > ${after.id}::uuid))`
    : sql``;
  return rows(
    db,
    sql`with joined as materialized (
          select id, ${sums} from (${parts(query)}) p group by id
        ), keyed as (
          select *, (${KEYS[order]})::float8 as key from joined
        ), shown as materialized (
          select m.* from keyed m ${isAfter} order by m.key desc, m.id limit ${limit}
        )
        select s.*, coalesce(c.url, v.url, a.url, e.url, '') as url, coalesce(t.mentions, 0) as "allAnswers",
               g.is_read as "isRead"
        from shown s
        left join lateral (select c.url, c.number from sightline.source c
                           where c.user_id = ${userId} and c.id = s.id offset 0) c on true
        ${withTotals(userId, { page: 'c' })}
        left join lateral (select v.url from sightline.visit_page v
                           where v.user_id = ${userId} and v.id = s.id offset 0) v on true
        left join lateral (select a.url from sightline.analytics_page a
                           where a.user_id = ${userId} and a.id = s.id offset 0) a on true
        left join lateral (select min(p.url) as url from sightline.search_report r
                           join sightline.search_report_page p on p.user_id = r.user_id and p.report_id = r.id
                           where r.user_id = ${userId} and p.page_id = s.id offset 0) e on true
        cross join lateral (select exists (select from sightline.page g
                            where g.user_id = ${userId} and g.id = s.id) as is_read offset 0) g
        order by s.key desc, s.id`,
  );
}

/** Sums of the whole list, and how many pages it has. Answers that cite several pages count for each in the list, once here. */
export async function sumResults(
  db: Db,
  query: Pick<ResultsQuery, 'userId' | 'range' | 'domains'>,
): Promise<ResultSums & { pages: number }> {
  const { userId, range, domains } = query;
  const [found] = await rows<ResultSums & { pages: number; citing: number }>(
    db,
    sql`select ${sums}, count(distinct id)::int as pages, (
          select count(distinct c.answer_id)::int from sightline.source s
          cross join lateral (
            select c.answer_id from sightline.citation c
            where c.user_id = ${userId} and c.source_id = s.id and ${inDays(sql`c.day`, range)} offset 0) c
          where s.user_id = ${userId} and s.domain = ${anyOf(domains, 'text')}) as citing
        from (${parts(query)}) p`,
  );
  if (!found) throw new Error('The sums were not read.');
  const { citing, ...rest } = found;
  return { ...rest, answers: citing };
}

/** The first and the latest day of which answers, logs or analytics say something. */
export async function findKnownDays(db: Db, userId: string): Promise<DateRange> {
  const own = sql`where user_id = ${userId}`;
  const [found] = await rows<DateRange>(
    db,
    sql`select to_char(min(d.first), 'YYYY-MM-DD') as "from", to_char(max(d.last), 'YYYY-MM-DD') as "to" from (
          select min(day) as first, max(day) as last from sightline.topic_day ${own}
          union all
          select min(day), max(day) from sightline.visit_agent_day ${own}
          union all
          select (min(hour) at time zone 'UTC')::date, (max(hour) at time zone 'UTC')::date
          from sightline.referral_hour ${own}
          union all
          select min(day), max(day) from sightline.analytics_day ${own}) d`,
  );
  return found ?? { from: null, to: null };
}

type CountedCoverage = Pick<
  ResultCoverage,
  | 'answerDays'
  | 'logDays'
  | 'analyticsDays'
  | 'thresholdedDays'
  | 'otherRowDays'
  | 'sampledDays'
  | 'unplacedSessions'
  | 'googleReportDays'
  | 'bingReportDays'
>;

const NOTHING: CountedCoverage = {
  ...{ answerDays: 0, logDays: 0, analyticsDays: 0, thresholdedDays: 0, otherRowDays: 0, sampledDays: 0 },
  ...{ unplacedSessions: 0, googleReportDays: 0, bingReportDays: 0 },
};

/** On how many days of a range something is known. */
export async function countCoverage(
  db: Db,
  { userId, range }: Pick<ResultsQuery, 'userId' | 'range'>,
): Promise<CountedCoverage> {
  const own = sql`user_id = ${userId} and ${inDays(sql`day`, range)}`;
  const reportDays = (kind: string) =>
    sql`(select coalesce(sum(r.to_day - r.from_day + 1), 0)::int from sightline.search_report r
         where r.user_id = ${userId} and r.kind = ${kind} and ${isInside(range)})`;
  const [found] = await rows<CountedCoverage>(
    db,
    sql`select a.*, ${reportDays('search-console-ai')} as "googleReportDays", ${reportDays('bing-ai')} as "bingReportDays",
               (select count(distinct day)::int from sightline.topic_day where ${own}) as "answerDays",
               (select count(*)::int from (
                  select day from sightline.visit_agent_day where ${own}
                  union
                  select (hour at time zone 'UTC')::date from sightline.referral_hour
                  where user_id = ${userId} and ${inHours(sql`hour`, range)}) l) as "logDays",
               (select coalesce(sum(sessions), 0)::int from sightline.analytics_page_day
                where ${own} and page_id = ${OTHER_PAGES}) as "unplacedSessions"
        from (select count(*)::int as "analyticsDays",
                     count(*) filter (where thresholded)::int as "thresholdedDays",
                     count(*) filter (where other_row)::int as "otherRowDays",
                     count(*) filter (where sampled)::int as "sampledDays"
              from sightline.analytics_day where ${own}) a`,
  );
  return found ?? NOTHING;
}
