import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';

/** Ids of added answers, ascending. @param after the last one that was read; null for the first */
export async function listAdded(
  db: Db,
  which: { userId: string; evidenceVersion: number; after: string | null; limit: number },
): Promise<string[]> {
  const { userId, evidenceVersion, after, limit } = which;
  const [found] = await rows<{ ids: string[] }>(
    db,
    sql`select coalesce(json_agg(q.answer_id order by q.answer_id), '[]') as ids
        from (select q.answer_id from sightline.answer_discovery q
              where q.user_id = ${userId} and q.evidence_version = ${evidenceVersion}
                ${after === null ? sql`` : sql`and q.answer_id > ${after}::uuid`}
              order by q.answer_id limit ${limit}) q`,
  );
  return found?.ids ?? [];
}

/** The texts of answers, in any order. */
export function readTexts(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<{ id: string; text: string }[]> {
  const wanted = tableOf(
    'i',
    { id: 'uuid' },
    answerIds.map((id) => ({ id })),
  );
  return rows(
    db,
    sql`select a.id, a.text from ${wanted}
        cross join lateral (select a.id, a.text from sightline.answer a
                            where a.user_id = ${userId} and a.id = i.id offset 0) a`,
  );
}

/** Marks added answers as to be counted. */
export async function markUncounted(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  if (answerIds.length === 0) return;
  await tx.execute(sql`
    update sightline.answer_discovery set list_version = 0
    where user_id = ${userId} and answer_id = ${anyOf(answerIds, 'uuid')}`);
}
