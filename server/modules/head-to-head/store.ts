import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { readColumns } from '../../db/columns.ts';
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

/** A prompt's usable answers, and those that name the brand. */
export interface MeasuredPrompt {
  number: number;
  answers: number;
  visible: number;
}

export const readMeasuredPrompts = (db: Db, query: HeadToHeadQuery): Promise<MeasuredPrompt[]> =>
  readColumns(
    db,
    sql`select p.number, d.answers, d.visible
        from (
          select d.prompt_id, sum(d.answers)::int as answers, sum(d.visible)::int as visible
          from ${MANY} cross join lateral (${promptPeriods(query)} offset 0) d
          group by d.prompt_id offset 0
        ) d
        cross join lateral (
          select p.number from sightline.prompt p where p.user_id = ${query.userId} and p.id = d.prompt_id offset 0
        ) p`,
    ['number', 'answers', 'visible'],
  );
