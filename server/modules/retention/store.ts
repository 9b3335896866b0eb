import { type SQL, sql } from 'drizzle-orm';
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

/** As in the index `answer_archived`. */
const IS_ARCHIVED = sql`a.status = 'answered' and a.archived_text is not null`;
/** As in the index `answer_without_text`. */
const HAS_NO_TEXT = sql`a.status = 'answered' and a.text_removed_at is not null and a.archived_text is null`;

/** Whether the archive holds a text of any account. */
export async function hasArchivedTexts(db: Db): Promise<boolean> {
  const found = await rows(
    db,
    sql`select o.user_id from sightline.account o
        where exists (select from sightline.answer a where a.user_id = o.user_id and ${IS_ARCHIVED}) limit 1`,
  );
  return found.length > 0;
}

/** Counts usable answers whose text is in the archive. */
export const countArchived = (db: Db, userId: string): Promise<number> => count(db, userId, IS_ARCHIVED);

/** Counts usable answers whose text is deleted. */
export const countDeleted = (db: Db, userId: string): Promise<number> => count(db, userId, HAS_NO_TEXT);

async function count(db: Db, userId: string, condition: SQL): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.answer a where a.user_id = ${userId} and ${condition}`,
  );
  return row?.n ?? 0;
}

/**
 * The day after the last one with an outdated answer whose text is deleted, or null. There are many such answers and few
 * analyses, so it steps from analysis to analysis and reads the last day of each.
 * @param method the current version of the analysis
 */
export async function findCurrentFrom(db: Db, userId: string, method: string): Promise<string | null> {
  const next = (after: SQL) => sql`
    select a.company_version, a.method from sightline.answer a
    where a.user_id = ${userId} and ${HAS_NO_TEXT} ${after} order by a.company_version, a.method limit 1`;
  const [row] = await rows<{ day: string | null }>(
    db,
    sql`with recursive analysis as (
          (${next(sql``)})
          union all
          select n.* from analysis p
          cross join lateral (${next(sql`and (a.company_version, a.method) > (p.company_version, p.method)`)}) n
        )
        select to_char(max(l.day) + 1, 'YYYY-MM-DD') as day
        from analysis v
        cross join lateral (select a.day from sightline.answer a
                            where a.user_id = ${userId} and ${HAS_NO_TEXT}
                              and a.company_version = v.company_version and a.method = v.method
                            order by a.day desc limit 1) l
        where v.method <> ${method}
           or v.company_version <> (select o.company_version from sightline.account o where o.user_id = ${userId})`,
  );
  return row?.day ?? null;
}
