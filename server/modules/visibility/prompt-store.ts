import { type SQL, sql } from 'drizzle-orm';
import { MANY } from '../../db/many-rows.ts';
import { squaresWithin } from '../../db/squares-within.ts';
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
