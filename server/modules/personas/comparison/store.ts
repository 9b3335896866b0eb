import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { type Columns, readColumns } from '../../../db/columns.ts';
import { keyInDays } from '../../../db/key-in-days.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { DateRange } from '../../../lib/days.ts';
import type { AnswerCell } from './answer-sums.ts';

/** The answers that are compared. */
export interface ComparisonQuery extends DateRange<string> {
  userId: string;
  brandId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** An answer that was asked as a persona. */
export interface AskedAnswer extends AnswerCell {
  /** Index among the personas. */
  persona: number;
  /** How its place was given: 1 by the vendor's setting, 2 in the prompt, 0 not. */
  place: 0 | 1 | 2;
}

/** Ids with their indexes, those of a portion of a list. */
export type Indexed = readonly { id: string; index: number }[];

const CELL = ['prompt', 'platform', 'day', 'answers', 'visible', 'analyzed', 'sentimentSum'] as const;
const ASKED: Columns<AskedAnswer> = [...CELL, 'persona', 'place'];

const INDEXED = { id: 'uuid', index: 'int' } as const;

const ofPlatform = (platform: string | null, column: string) =>
  platform === null ? sql`` : sql`and ${sql.raw(column)} = ${platform}`;

/** The prompt with this id, archived or not; all that do not name the brand without one. */
export async function findPromptIds(db: Db, userId: string, promptId: string | null): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select p.id from sightline.prompt p where p.user_id = ${userId}
          and ${promptId === null ? sql`not p.branded` : sql`p.id = ${promptId}::uuid`}
        order by p.number`,
  );
  return found.map(({ id }) => id);
}

/** Usable answers to these prompts that were asked as personas. No rollup has them; they have an index of their own. */
export const askedAnswers = (
  db: Db,
  { userId, brandId, platform, from, to }: ComparisonQuery,
  personas: Indexed,
  prompts: Indexed,
): Promise<AskedAnswer[]> =>
  readColumns(
    db,
    sql`select s.index as persona, p.index as prompt, a.platform, a.day - date '1970-01-01' as day, 1 as answers,
               a.visible::int as visible, (m.sentiment is not null)::int as analyzed,
               coalesce(m.sentiment, 0)::float8 as "sentimentSum",
               case a.place_given when 'setting' then 1 when 'prompt' then 2 else 0 end as place
        from ${tableOf('s', INDEXED, personas)}
        cross join ${tableOf('p', INDEXED, prompts)}
        cross join lateral (
          select a.id, a.platform, a.day, a.visible, a.place_given from sightline.answer a
          where a.user_id = ${userId} and a.persona_id = s.id and a.prompt_id = p.id and a.day >= ${from}::date
            and a.day <= ${to}::date and a.status = 'answered' ${ofPlatform(platform, 'a.platform')} offset 0
        ) a
        left join lateral (
          select m.sentiment from sightline.mention m
          where m.user_id = ${userId} and m.answer_id = a.id and m.company_id = ${brandId}::uuid and a.visible offset 0
        ) m on true`,
    ASKED,
  );

/** Plain answers to these prompts, those of a platform and day added up. */
export const plainAnswers = (
  db: Db,
  { userId, platform, from, to }: ComparisonQuery,
  prompts: Indexed,
): Promise<AnswerCell[]> =>
  readColumns(
    db,
    sql`select p.index as prompt, d.platform, d.day - date '1970-01-01' as day, d.answers, d.visible, d.analyzed,
               d.sentiment_sum::float8 as "sentimentSum"
        from ${tableOf('p', INDEXED, prompts)}
        cross join lateral (
          select d.* from sightline.prompt_day d
          where d.user_id = ${userId} and ${keyInDays(sql`d.prompt_id`, sql`p.id`, sql`d.day`, { from, to })}
            and d.platform <> '*' and d.answers > 0 ${ofPlatform(platform, 'd.platform')} offset 0
        ) d`,
    CELL,
  );
