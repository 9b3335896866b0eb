import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { DateRange } from '../../../lib/days.ts';

/** An answer's place among those listed by day. */
export interface TextPosition {
  id: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
}

const HAS_TEXT = sql`a.text_removed_at is null and a.text <> ''`;

/** Conditions on the days of answers `a`. */
const ofDays = ({ from, to }: DateRange): SQL => sql`
  ${from ? sql`and a.day >= ${from}::date` : sql``} ${to ? sql`and a.day <= ${to}::date` : sql``}`;

/** The next older texts of an account's days, newest day first. */
export const findOlderTexts = (
  db: Db,
  userId: string,
  { days, before, limit }: { days: DateRange; before: TextPosition | null; limit: number },
): Promise<(TextPosition & { text: string })[]> =>
  rows(
    db,
    sql`select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.text from sightline.answer a
        where a.user_id = ${userId} and ${HAS_TEXT} ${ofDays(days)}
        ${before ? sql`and a.day <= ${before.day}::date and (a.day, a.id) < (${before.day}::date, ${before.id}::uuid)` : sql``}
        order by a.day desc, a.id desc limit ${limit}`,
  );

/** The greatest id of an account's answers; null without any. */
export async function findLatestId(db: Db, userId: string): Promise<string | null> {
  const [row] = await rows<{ id: string }>(
    db,
    sql`select a.id from sightline.answer a where a.user_id = ${userId} order by a.id desc limit 1`,
  );
  return row?.id ?? null;
}

/** The next answers after an id; ids are made in nearly the order in which answers are stored. */
export const findIdsAfter = (db: Db, userId: string, after: string, limit: number): Promise<TextPosition[]> =>
  rows(
    db,
    sql`select a.id, to_char(a.day, 'YYYY-MM-DD') as day from sightline.answer a
        where a.user_id = ${userId} and a.id > ${after}::uuid order by a.id limit ${limit}`,
  );

/** Changes when ids after this one come or go; one statement, whatever their number. */
export async function summariseIdsAfter(db: Db, userId: string, after: string): Promise<string> {
  const [row] = await rows<{ summary: string }>(
    db,
    sql`select count(*) || ' ' || coalesce(bit_xor(hashtextextended(a.id::text, 0)), 0) as summary
        from sightline.answer a where a.user_id = ${userId} and a.id > ${after}::uuid`,
  );
  return row?.summary ?? '';
}

/** Texts of these answers, as far as they are in the database. */
export const findTextsOf = (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string }[]> =>
  rows(
    db,
    // With its condition inside, the embedded planner would go through the index of all the account's texts for each id.
    sql`select a.id, a.text from ${idTable(ids)}
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = listed.id offset 0) a
        where ${HAS_TEXT}`,
  );

const MAX_COUNTED = 1_000_000;

/** Counts texts of an account's days, up to a million. */
export async function countTexts(db: Db, userId: string, days: DateRange): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from
          (select from sightline.answer a where a.user_id = ${userId} and ${HAS_TEXT} ${ofDays(days)} limit ${MAX_COUNTED}) counted`,
  );
  return row?.n ?? 0;
}

/** Counts answers of the days whose text retention removed. */
export async function countRemoved(db: Db, userId: string, days: DateRange): Promise<number> {
  // As in the indexes `answer_without_text` and `answer_archived`.
  const [row] = await rows<{ n: number }>(
    db,
    sql`select ((select count(*) from sightline.answer a
                 where a.user_id = ${userId} and a.status = 'answered' and a.text_removed_at is not null
                   and a.archived_text is null ${ofDays(days)})
              + (select count(*) from sightline.answer a
                 where a.user_id = ${userId} and a.status = 'answered' and a.archived_text is not null ${ofDays(days)}))::int as n`,
  );
  return row?.n ?? 0;
}

/** Ids as a table `listed(id)`; the planner sees how many. */
export const idTable = (ids: readonly string[]): SQL =>
  sql`(select unnest(${`{${ids.join()}}`}::uuid[]) as id) listed`;
