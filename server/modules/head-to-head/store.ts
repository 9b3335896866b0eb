import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { inDays } from '../../db/in-range.ts';
import { MANY } from '../../db/many-rows.ts';
import type { DateRange } from '../../lib/days.ts';
import { promptPeriods } from '../visibility/prompt-periods.ts';

/** The answers of a range in which the brand and a competitor are compared. */
export interface HeadToHeadQuery extends DateRange<string> {
  userId: string;
  competitorId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

const namingAnswers = ({ userId, competitorId, platform, from, to }: HeadToHeadQuery) => sql`
  select m.prompt_id, m.visible
  from sightline.mention m
  where m.user_id = ${userId} and m.company_id = ${competitorId} and ${inDays(sql`m.day`, { from, to })} and m.asked_plainly
    ${platform === null ? sql`` : sql`and m.platform = ${platform}`}`;

/** A prompt's usable answers by whom they name. */
export interface PromptRow {
  id: string;
  question: string;
  branded: boolean;
  topicId: string;
  answers: number;
  onlyThem: number;
  both: number;
  onlyYou: number;
}

/** Prompts in whose answers either is named, those that name only the competitor most often first. */
export function comparePrompts(db: Db, query: HeadToHeadQuery, limit: number): Promise<PromptRow[]> {
  // A full join is made by hash; the embedded planner would make another one by going through all prompts for each.
  return rows(
    db,
    sql`select p.id, p.question, p.branded, p.topic_id as "topicId", d.answers, coalesce(n."both", 0) as "both",
               coalesce(n.them - n."both", 0) as "onlyThem", d.visible - coalesce(n."both", 0) as "onlyYou"
        from (
          select d.prompt_id, sum(d.answers)::int as answers, sum(d.visible)::int as visible
          from ${MANY} cross join lateral (${promptPeriods(query)} offset 0) d
          group by d.prompt_id offset 0
        ) d
        full join (
          select n.prompt_id, count(*)::int as them, (count(*) filter (where n.visible))::int as "both"
          from (${namingAnswers(query)} offset 0) n group by n.prompt_id
        ) n on n.prompt_id = d.prompt_id
        cross join lateral (
          select p.id, p.question, p.branded, p.topic_id from sightline.prompt p
          where p.user_id = ${query.userId} and p.id = d.prompt_id offset 0
        ) p
        where n.them > 0 or d.visible > 0
        order by "onlyThem" desc, "both" desc, "onlyYou" desc, p.id limit ${limit}`,
  );
}
