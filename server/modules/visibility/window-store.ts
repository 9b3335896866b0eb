import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import { aggregateTopic, onEach, type RollupFilter, since, until } from './store.ts';

/** A topic, and the first day of a window to read; null is open. */
export interface TopicWindow {
  topicId: string;
  from: string | null;
}

// Each window's rows are added up before they are joined: there are many rows and few names. The embedded database
// gathers no statistics; `lateral … offset 0` keeps it from joining first, and from reading a whole table of names.

const inputWindows = (windows: readonly TopicWindow[]): SQL => {
  const list = windows.map(({ topicId, from }) => ({ topicId, from: from ?? '-infinity' }));
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as w("topicId" uuid, "from" date)`;
};

const inWindow = (filter: RollupFilter): SQL => sql`
  d.user_id = ${filter.userId} and d.topic_id = w."topicId" and d.day >= w."from" and ${until(filter.to)}
  and ${onEach(filter)}`;

export interface CompanyRow {
  topicId: string;
  companyId: string;
  name: string;
  domain: string | null;
  isBrand: boolean;
  mentions: number;
  unbrandedMentions: number;
  positionSum: number;
}

/** Each company's totals; companies that are not mentioned are left out. @returns a query of `CompanyRow & TopicWindow` */
export const companyTotals = (filter: RollupFilter, windows: readonly TopicWindow[]): SQL => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", k.company_id as "companyId", c.name, c.domain,
         c.kind = 'brand' as "isBrand", k.mentions, k.position_sum as "positionSum",
         k.unbranded_mentions as "unbrandedMentions"
  from ${inputWindows(windows)}
  cross join lateral (
    select d.company_id, sum(d.mentions) as mentions, sum(d.position_sum) as position_sum,
           coalesce(sum(d.mentions) filter (where not d.branded), 0) as unbranded_mentions
    from sightline.company_day d where ${inWindow(filter)}
    group by d.company_id offset 0
  ) k
  cross join lateral (
    select c.name, c.domain, c.kind from sightline.company c
    where c.user_id = ${filter.userId} and c.id = k.company_id offset 0
  ) c`;

export interface NamedRow {
  topicId: string;
  companyId: string;
  /** Of a discovered company; null for a tracked one. */
  key: string | null;
  name: string;
  isBrand: boolean;
  mentions: number;
  unbrandedMentions: number;
  positionSum: number;
  /** Answers that name it first. */
  first: number;
  /** UTC days of the first and the latest answer that names it. */
  firstDay: string;
  lastDay: string;
}

/** Totals of the tracked and the discovered companies that are named. @returns a query of `NamedRow & TopicWindow` */
export const namedTotals = (filter: RollupFilter, windows: readonly TopicWindow[]): SQL => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", k.company_id as "companyId", x.key,
         coalesce(c.name, x.name) as name, coalesce(c.kind = 'brand', false) as "isBrand", k.mentions, k.first,
         k.position_sum as "positionSum", k.unbranded_mentions as "unbrandedMentions",
         to_char(k.first_day, 'YYYY-MM-DD') as "firstDay", to_char(k.last_day, 'YYYY-MM-DD') as "lastDay"
  from ${inputWindows(windows)}
  cross join lateral (
    select d.company_id, sum(d.mentions) as mentions, sum(d.position_sum) as position_sum, sum(d.first) as first,
           coalesce(sum(d.mentions) filter (where not d.branded), 0) as unbranded_mentions,
           min(d.day) as first_day, max(d.day) as last_day
    from sightline.named_company_day d where ${inWindow(filter)}
    group by d.company_id offset 0
  ) k
  left join lateral (
    select c.id, c.name, c.kind from sightline.company c
    where c.user_id = ${filter.userId} and c.id = k.company_id offset 0
  ) c on true
  left join lateral (
    select x.key, x.name from sightline.discovered_company x
    where x.user_id = ${filter.userId} and x.id = k.company_id and x.listed and not x.dismissed offset 0
  ) x on true
  where c.id is not null or x.key is not null`;

export interface SourceRow {
  topicId: string;
  url: string;
  domain: string;
  title: string;
  mentions: number;
}

/**
 * Each topic's `limit` most cited pages, most cited first, equal ones by URL.
 * @param candidates how many pages of a long window are counted first
 * @returns a query of `SourceRow & TopicWindow`
 */
export function topSources(
  filter: RollupFilter & { latestDay: string | null },
  windows: readonly TopicWindow[],
  limit: number,
  candidates = 2 * limit,
): SQL {
  const most = sql`order by mentions desc fetch first ${sql.raw(String(limit))} rows with ties`;
  const byCount = Map.groupBy(windows, (window) => candidatesIn(filter, window, candidates));
  const queries = [...byCount].map(([count, group]) =>
    nameSources(filter, group, countSources(filter, count, limit, most), limit),
  );
  return sql.join(queries, sql` union all `);
}

/** A shorter window has so few rows that counting all pages costs less. */
const MIN_DAYS = 15;
/** Two years: with a longer history, windows need more candidates than are counted first. */
const HISTORY_DAYS = 730;
/** A platform's pages may have another order than those of all. */
const PLATFORM_FACTOR = 4;

/**
 * How many pages of a window are counted first: `totals` where it is open, `all` where it is short. As pages grow as n^0.8,
 * a page's rank in a part of the answers is at most about that power of the share away.
 */
function candidatesIn(
  { to, platform, latestDay }: RollupFilter & { latestDay: string | null },
  { from }: TopicWindow,
  candidates: number,
): number | 'totals' | 'all' {
  if (from === null && to === null && platform === null) return 'totals';
  const last = to ?? latestDay;
  const days = from === null || last === null ? HISTORY_DAYS : countDays({ from, to: last });
  if (days < MIN_DAYS) return 'all';
  const share = Math.max(1, HISTORY_DAYS / days) * (platform === null ? 1 : PLATFORM_FACTOR);
  return Math.ceil(candidates * share ** 0.8);
}

const nameSources = (
  filter: RollupFilter,
  windows: readonly TopicWindow[],
  counted: SQL,
  limit: number,
) => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", t.url, t.domain, t.title, t.mentions
  from ${inputWindows(windows)}
  cross join lateral (
    select s.url, s.domain, s.title, k.mentions
    from (${counted}) k
    cross join lateral (
      select s.url, s.domain, s.title from sightline.source s
      where s.user_id = ${filter.userId} and s.id = k.source_id offset 0
    ) s
    order by k.mentions desc, s.url limit ${limit}
  ) t`;

/**
 * The most cited pages of window `w`. Nearly all pages are cited once or twice, so only the candidates, those with the largest
 * totals, are counted. Where a page beyond them might belong to the most cited, all pages are counted.
 */
function countSources(
  filter: RollupFilter,
  candidates: number | 'totals' | 'all',
  limit: number,
  most: SQL,
): SQL {
  const ofTopic = sql`n.user_id = ${filter.userId} and n.topic_id = w."topicId"`;
  if (candidates === 'totals') {
    return sql`select n.source_id, n.mentions from sightline.source_total n where ${ofTopic} ${most}`;
  }
  const all = (condition: SQL) => sql`
    select d.source_id, sum(d.mentions) as mentions from sightline.source_day d
    where ${inWindow(filter)} ${condition} group by d.source_id ${most}`;
  if (candidates === 'all') return all(sql``);
  return sql`
    with head as materialized (
      select n.source_id, n.mentions from sightline.source_total n
      where ${ofTopic} order by n.mentions desc limit ${candidates}
    ), counted as materialized (
      select h.source_id, k.mentions
      from head h
      cross join lateral (
        select sum(d.mentions) as mentions from sightline.source_day d
        where ${inWindow(filter)} and d.source_id = h.source_id offset 0
      ) k
      where k.mentions > 0
    ), bound as materialized (
      select (select count(*) from head) < ${candidates} or (select min(h.mentions) from head h)
        < (select c.mentions from counted c order by c.mentions desc offset ${limit - 1} limit 1) as holds
    )
    (select c.source_id, c.mentions from counted c where (select b.holds from bound b) ${most})
    union all
    (${all(sql`and (select b.holds from bound b) is not true`)})`;
}

/**
 * Pages that at least `minAnswers` answers of a range cite and no answer before it, most cited first. One pass over the
 * topic's days: the embedded database does not know how large its tables are and must not choose loops.
 * @returns a query of `NewSource`
 */
export const newSources = (
  filter: RollupFilter & DateRange<string>,
  topicId: string,
  { minAnswers, limit }: { minAnswers: number; limit: number },
): SQL => sql`
  with counted as (
    select d.source_id, sum(d.mentions) as answers
    from sightline.source_day d
    where d.user_id = ${filter.userId} and d.topic_id = ${topicId} and ${onEach(filter)} and ${until(filter.to)}
    group by d.source_id
    having min(d.day) >= ${filter.from}::date and sum(d.mentions) >= ${minAnswers}
  )
  select s.url, s.domain, s.title, c.answers
  from counted c, lateral (
    select url, domain, title from sightline.source s
    where s.user_id = ${filter.userId} and s.id = c.source_id offset 0
  ) s
  order by c.answers desc, s.url limit ${limit}`;

/** Mentions of a company on one platform and day. */
export interface CompanyDayRow {
  companyId: string;
  platform: string;
  day: string;
  mentions: number;
}

/** @returns a query of `CompanyDayRow` */
export const companyDays = (filter: RollupFilter, topicId: string, companyIds: readonly string[]): SQL => sql`
  select d.company_id as "companyId", d.platform, d.day, sum(d.mentions) as mentions
  from sightline.company_day d
  where d.user_id = ${filter.userId} and d.topic_id = ${topicId} and d.company_id = ${anyOf(companyIds, 'uuid')}
    and ${since(filter.from)} and ${until(filter.to)} and ${onEach(filter)}
  group by 1, 2, 3`;

/** Mentions of a company in the answers to one prompt on one platform, in the later or the earlier window. */
export interface CompanyPromptRow {
  companyId: string;
  prompt: string;
  platform: string;
  later: boolean;
  mentions: number;
}

/** Reads the answers of a range: no rollup counts mentions by prompt. @returns a query of `CompanyPromptRow` */
export const companyPrompts = (
  { userId, from, to }: RollupFilter & DateRange<string>,
  laterFrom: string,
  topicId: string,
  companyIds: readonly string[],
): SQL => sql`
  select m.company_id as "companyId", a.prompt_id as prompt, a.platform, a.day >= ${laterFrom}::date as later,
         count(*) as mentions
  from sightline.answer a
  cross join lateral (
    select from sightline.prompt p
    where p.user_id = ${userId} and p.id = a.prompt_id
      and (p.topic_id = ${topicId}::uuid or ${topicId}::uuid = ${aggregateTopic(userId)}) offset 0
  ) p
  cross join lateral (
    select m.company_id from sightline.mention m
    where m.user_id = ${userId} and m.answer_id = a.id and m.company_id = ${anyOf(companyIds, 'uuid')} offset 0
  ) m
  where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date and a.status = 'answered'
  group by 1, 2, 3, 4`;
