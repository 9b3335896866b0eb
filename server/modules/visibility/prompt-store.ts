import { type SQL, sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { MANY } from '../../db/many-rows.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import type { SeriesSlice } from '../../lib/series-page.ts';
import { lastDayOf, promptPeriods } from './prompt-periods.ts';
import type { RollupFilter } from './rollup-filter.ts';

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
