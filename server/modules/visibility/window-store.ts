import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { inDays } from '../../db/in-range.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { type DateRange, monthSpan } from '../../lib/days.ts';
import { aggregateTopic, onEach, type RollupFilter, since, until } from './rollup-filter.ts';

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

/**
 * Each company's totals, by months, and by days where a month is not wholly in the window; companies that are not mentioned are left
 * out. @returns a query of `CompanyRow & TopicWindow`
 */
export const companyTotals = (filter: RollupFilter, windows: readonly TopicWindow[]): SQL => {
  const spans = windows.map(({ topicId, from }) => {
    const { first, end } = monthSpan({ from, to: filter.to });
    return { topicId, from: from ?? '-infinity', first, end };
  });
  const sums = sql`d.company_id, d.mentions, d.position_sum, d.branded`;
  const ofWindow = sql`d.user_id = ${filter.userId} and d.topic_id = w."topicId" and ${onEach(filter)}`;
  return sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", k.company_id as "companyId", c.name, c.domain,
         c.kind = 'brand' as "isBrand", k.mentions, k.position_sum as "positionSum",
         k.unbranded_mentions as "unbrandedMentions"
  from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as w("topicId" uuid, "from" date, first date, "end" date)
  cross join lateral (
    select d.company_id, sum(d.mentions) as mentions, sum(d.position_sum) as position_sum,
           coalesce(sum(d.mentions) filter (where not d.branded), 0) as unbranded_mentions
    from (
      select ${sums} from sightline.company_month d where ${ofWindow} and d.month >= w.first and d.month < w."end"
      union all
      select ${sums} from sightline.company_day d where ${ofWindow} and d.day >= w."from" and d.day < w.first
      union all
      select ${sums} from sightline.company_day d where ${ofWindow} and d.day >= w."end" and ${until(filter.to)}
    ) d
    group by d.company_id offset 0
  ) k
  cross join lateral (
    select c.name, c.domain, c.kind from sightline.company c
    where c.user_id = ${filter.userId} and c.id = k.company_id offset 0
  ) c`;
};

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

/** Mentions of a company on one platform and day. */
export interface CompanyDayRow {
  companyId: string;
  platform: string;
  day: string;
  mentions: number;
}

export const COMPANY_DAY_COLUMNS = [
  ...(['companyId', 'platform', 'day', 'mentions'] as const),
] satisfies (keyof CompanyDayRow)[];

/** @returns a query of `CompanyDayRow` */
export const companyDays = (filter: RollupFilter, topicId: string, companyIds: readonly string[]): SQL => sql`
  select d.company_id as "companyId", d.platform, d.day, sum(d.mentions) as mentions
  from sightline.company_day d
  where d.user_id = ${filter.userId} and d.topic_id = ${topicId} and d.company_id = ${anyOf(companyIds, 'uuid')}
    and ${since(filter.from)} and ${until(filter.to)} and ${onEach(filter)}
  group by 1, 2, 3`;

/** Mentions of a company in the answers to one prompt on one platform, in the later and in the earlier window. */
export interface CompanyPromptRow {
  companyId: string;
  prompt: string;
  platform: string;
  now: number;
  before: number;
}

/** Reads the mentions of a range: no rollup counts them by prompt. @returns a query of `CompanyPromptRow` */
export const companyPrompts = (
  { userId, from, to }: RollupFilter & DateRange<string>,
  laterFrom: string,
  topicId: string,
  companyIds: readonly string[],
): SQL => sql`
  select n.* from (
    select m.company_id as "companyId", m.prompt_id as prompt, m.platform,
           (count(*) filter (where m.day >= ${laterFrom}::date))::float8 as now,
           (count(*) filter (where m.day < ${laterFrom}::date))::float8 as before
    from jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb) c cross join ${MANY}
    cross join lateral (
      select m.company_id, m.prompt_id, m.platform, m.day from sightline.mention m
      where m.user_id = ${userId} and m.company_id = c.value::uuid and ${inDays(sql`m.day`, { from, to })} and m.asked_plainly
        and ${IS_MANY} offset 0
    ) m
    group by 1, 2, 3 offset 0
  ) n
  where ${topicId}::uuid = ${aggregateTopic(userId)} or exists (
    select from (select p.topic_id from sightline.prompt p
                 where p.user_id = ${userId} and p.id = n.prompt offset 0) p
    where p.topic_id = ${topicId}::uuid
  )`;
