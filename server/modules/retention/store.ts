import { sql } from 'drizzle-orm';
import type { RawSource } from '../../analysis/types.ts';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';

/** The condition of the index `answer_with_text`: text or sources are in the database. */
const HAS_TEXT = sql`a.text_removed_at is null and (a.text <> '' or a.sources <> '[]'::jsonb)`;

/** Accounts with texts of days before this one. */
export async function findAccounts(db: Db, before: string): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select o.user_id as "userId" from sightline.account o
        where exists (select from sightline.answer a
                      where a.user_id = o.user_id and a.day < ${before}::date and ${HAS_TEXT})
        order by 1`,
  );
  return found.map(({ userId }) => userId);
}

export interface StoredText {
  id: string;
  day: string;
  text: string;
  sources: RawSource[];
}

/** The oldest texts before a day, but those in which companies are still to be discovered. */
export function findTexts(db: Db, userId: string, before: string, limit: number): Promise<StoredText[]> {
  return rows(
    db,
    sql`select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.text, a.sources
        from sightline.answer a
        where a.user_id = ${userId} and a.day < ${before}::date and ${HAS_TEXT}
          and not exists (select from (select * from sightline.answer_discovery q
                                       where q.user_id = a.user_id and q.answer_id = a.id offset 0) q
                          where q.list_version = 0)
        order by a.day limit ${limit}`,
  );
}

/**
 * Empties text and sources.
 * @param locations where the archive has each text, by the answer's id; null: nowhere
 * @returns the ids of the answers that still had them
 */
export async function removeTexts(
  tx: Db,
  userId: string,
  answerIds: readonly string[],
  locations: ReadonlyMap<string, string> | null,
  removedAt: Date,
): Promise<string[]> {
  const json = locations && JSON.stringify(Object.fromEntries(locations));
  const changed = await rows<{ id: string }>(
    tx,
    sql`update sightline.answer a
        set text = '', sources = '[]', text_removed_at = ${removedAt.toISOString()}::timestamptz,
            archived_text = ${json}::jsonb ->> a.id::text
        where a.user_id = ${userId} and a.id = ${anyOf(answerIds, 'uuid')} and a.text_removed_at is null
        returning a.id`,
  );
  return changed.map(({ id }) => id);
}

/** Whether the archive holds a text of any account. */
export async function hasArchivedTexts(db: Db): Promise<boolean> {
  const found = await rows(
    db,
    sql`select o.user_id from sightline.account o
        where exists (select from sightline.answer a
                      where a.user_id = o.user_id and a.text_removed_at is not null and a.archived_text is not null)
        limit 1`,
  );
  return found.length > 0;
}

/** Answers of an account whose text was removed. */
export interface RemovedTexts {
  archived: number;
  deleted: number;
  /** The day after the last one with an answer that is outdated and cannot be analysed again; null: there is none. */
  currentFrom: string | null;
}

/** @param method the current version of the analysis */
export async function countRemoved(db: Db, userId: string, method: string): Promise<RemovedTexts> {
  const [row] = await rows<RemovedTexts>(
    db,
    sql`select count(a.archived_text)::int as archived, count(*) filter (where a.archived_text is null)::int as deleted,
               to_char(max(a.day) filter (where a.archived_text is null and a.status = 'answered'
                         and (a.company_version <> o.company_version or a.method is distinct from ${method})) + 1,
                       'YYYY-MM-DD') as "currentFrom"
        from sightline.account o
        join sightline.answer a on a.user_id = o.user_id and a.text_removed_at is not null
        where o.user_id = ${userId}`,
  );
  return row ?? { archived: 0, deleted: 0, currentFrom: null };
}
