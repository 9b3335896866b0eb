import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/** Which results of reading pages an account has: with its revision, it says whether what is shown of pages has changed. */
export async function findResultsVersion(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ version: number }>(
    db,
    sql`select s.results_version::int as version from sightline.page_settings s where s.user_id = ${userId}`,
  );
  return row?.version ?? 0;
}

/** To be called in the transaction that stores results. */
export async function raiseResultsVersion(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into sightline.page_settings as s (user_id, results_version) values (${userId}, 1)
    on conflict (user_id) do update set results_version = s.results_version + 1`);
}
