import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { Suppression, SuppressionReason } from '../model.ts';
import { matchesText } from '../targets/store.ts';

/** Adds values that are not listed yet. @returns how many */
export async function insertSuppressions(
  tx: Db,
  userId: string,
  values: readonly string[],
  reason: SuppressionReason,
  now: Date,
): Promise<number> {
  const added = await rows(
    tx,
    sql`insert into sightline.outreach_suppression (user_id, value, reason, created_at)
        select ${userId}::uuid, value, ${reason}, ${now.toISOString()}::timestamptz
        from jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb) as value
        on conflict (user_id, value) do nothing returning value`,
  );
  return added.length;
}

/** Takes a value off the list, unless its owner unsubscribed. @returns whether it was removed */
export async function deleteSuppression(tx: Db, userId: string, value: string): Promise<boolean> {
  const deleted = await rows(
    tx,
    sql`delete from sightline.outreach_suppression where user_id = ${userId} and value = ${value}
          and reason <> 'unsubscribed' returning value`,
  );
  return deleted.length > 0;
}

/** In the order of their values, and how many there are. */
export async function listSuppressions(
  db: Db,
  userId: string,
  { search, after, limit }: { search: string | null; after: string | null; limit: number },
): Promise<{ nodes: Suppression[]; total: number }> {
  const where = sql`s.user_id = ${userId} and ${matchesText(search, sql`s.value`)}`;
  const nodes = await rows<Suppression>(
    db,
    sql`select s.value, s.reason, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        from sightline.outreach_suppression s
        where ${where} and ${after === null ? sql`true` : sql`s.value > ${after}`} order by s.value limit ${limit}`,
  );
  const [count] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from sightline.outreach_suppression s where ${where}`,
  );
  return { nodes, total: count?.total ?? 0 };
}

export async function countSuppressions(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.outreach_suppression s where s.user_id = ${userId}`,
  );
  return row?.n ?? 0;
}
