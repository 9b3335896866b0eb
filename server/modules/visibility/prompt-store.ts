import { type SQL, sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { keyInDays } from '../../db/key-in-days.ts';
import { MANY } from '../../db/many-rows.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import { type DateRange, daysOutsideWeeks } from '../../lib/days.ts';
import type { SeriesSlice } from '../../lib/series-page.ts';
import { lastDayOf, promptPeriods } from './prompt-periods.ts';
import { aggregateTopic, onEach, type RollupFilter } from './rollup-filter.ts';

export interface PromptRow {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  answers: number;
  visible: number;
  lastCollected: string | null;
  /** Platforms with one answer. */
  singles: number;
  /** Platforms with answers. */
  platforms: number;
  /** Over platforms with several answers: Σ visible·(n − visible) ÷ (n − 1). */
  squares: number;
}

/**
 * All prompts that are not archived, by question, with their answers in the range. A full join is made by hash; with another one the
 * embedded planner, which has no statistics, would add up all answers once a prompt.
 * @returns a query of `PromptRow`
 */
export const promptTotals = (filter: RollupFilter): SQL => sql`
  select p.id, p.topic_id as "topicId", p.question, p.branded, coalesce(p.answers, 0) as answers,
         coalesce(p.visible, 0) as visible, l.day as "lastCollected", coalesce(p.singles, 0) as singles,
         coalesce(p.platforms, 0) as platforms, coalesce(p.squares, 0) as squares
  from (
    select p.*, d.*
    from (
      select p.id, p.topic_id, p.question, p.branded from sightline.prompt p
      where p.user_id = ${filter.userId} and p.archived_at is null
    ) p
    full join (
      select d.prompt_id, sum(d.answers) as answers, sum(d.visible) as visible, max(d.start) as start,
             count(*) filter (where d.answers = 1) as singles, count(*) as platforms, ${squaresWithin(sql`d.visible`)} as squares
      from (
        select d.prompt_id, d.platform, sum(d.answers)::int as answers, sum(d.visible)::int as visible, max(d.start) as start
        from ${MANY} cross join lateral (${promptPeriods(filter)} offset 0) d
        group by d.prompt_id, d.platform
      ) d
      group by d.prompt_id
    ) d on d.prompt_id = p.id offset 0
  ) p
  cross join lateral (${lastDayOf(filter, sql`p`, sql`d.answers > 0`)}) l
  where p.id is not null
  order by p.question, p.id`;

/** The answers to one prompt on one platform in one of two windows. */
export interface PromptWindowRow {
  topicId: string;
  prompt: string;
  platform: string;
  /** In the second window. */
  later: boolean;
  answers: number;
  visible: number;
  brandedAnswers: number;
  brandedVisible: number;
  analyzed: number;
  sentimentSum: number;
}

/**
 * Prompts of topics by platform in two windows, the second of which follows the first: from weeks, and from days where a
 * week is not wholly in one of them. `d.week + 0` is no column, so that no index by week is taken for it.
 * @returns a query of `PromptWindowRow`
 */
export const promptWindows = (
  filter: RollupFilter,
  [previous, current]: readonly [DateRange<string>, DateRange<string>],
  topicIds: readonly string[],
): SQL => {
  const laterFrom = sql`${current.from}::date`;
  const days = `{${[...daysOutsideWeeks(previous), ...daysOutsideWeeks(current)].join()}}`;
  const ofPrompt = (day: SQL, range: { from: SQL | string; to: SQL | string }) =>
    keyInDays(sql`d.prompt_id`, sql`p.id`, day, range);
  const sums = (table: SQL, day: SQL, within: SQL) => sql`
    select d.platform, ${day} >= ${laterFrom} as later, d.answers, d.visible, d.analyzed, d.sentiment_sum
    from ${table} d
    where d.user_id = ${filter.userId} and ${within} and ${onEach(filter)} and d.answers > 0`;
  return sql`
  select t.value::uuid as "topicId", p.id as prompt, d.platform, d.later, d.answers, d.visible,
         case when p.branded then d.answers else 0 end as "brandedAnswers",
         case when p.branded then d.visible else 0 end as "brandedVisible", d.analyzed, d.sentiment_sum as "sentimentSum"
  from jsonb_array_elements_text(${JSON.stringify(topicIds)}::jsonb) t
  cross join lateral (
    select p.id, p.branded from sightline.prompt p
    where p.user_id = ${filter.userId} and (p.topic_id = t.value::uuid or t.value::uuid = ${aggregateTopic(filter.userId)})
    offset 0
  ) p
  cross join lateral (
    select d.platform, d.later, sum(d.answers) as answers, sum(d.visible) as visible, sum(d.analyzed) as analyzed,
           sum(d.sentiment_sum) as sentiment_sum
    from (
      select s.* from unnest(${days}::date[]) x (day)
      cross join lateral (${sums(sql`sightline.prompt_day`, sql`d.day`, ofPrompt(sql`d.day`, { from: sql`x.day`, to: sql`x.day` }))} offset 0) s
      union all
      ${sums(
        sql`sightline.prompt_week`,
        sql`d.week`,
        sql`${ofPrompt(sql`d.week`, { from: previous.from, to: sql`(${current.to}::date - 6)` })}
            and d.week + 0 not between ${laterFrom} - 6 and ${laterFrom} - 1`,
      )}
    ) d
    group by d.platform, d.later offset 0
  ) d`;
};

/** One usable answer, as `GET /api/get-prompts` lists it. */
export interface PromptPoint {
  question: string;
  group: string;
  visible: boolean;
  date_of_collection: string;
}

/**
 * Usable answers of some days, the latest day first. Prompts and topics are looked up by their keys: the embedded
 * planner would otherwise go through all of them for each answer.
 */
export function promptSeries(
  db: Db,
  userId: string,
  _topicId: null | string,
  { from, to, skip, limit }: SeriesSlice,
): Promise<PromptPoint[]> {
  return rows<PromptPoint>(
    db,
    sql`select p.question, t.name as "group", a.visible, to_char(a.day, 'YYYY-MM-DD') as date_of_collection
        from sightline.answer a
        cross join lateral (select p.question, p.topic_id from sightline.prompt p
                            where p.user_id = ${userId} and p.id = a.prompt_id and p.archived_at is null offset 0) p
        cross join lateral (select t.name from sightline.topic t
                            where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
        where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date and a.status = 'answered'
          and ${ASKED_PLAINLY}
        order by a.day desc, a.id offset ${skip} limit ${limit}`,
  );
}
