import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { account } from '../../db/schema/account.ts';
import { answer } from '../../db/schema/answer.ts';

/** Removes an account with everything that hangs on it. */
export async function deleteAccountRows(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.rate_limit
        where key in (select 'token:' || id from sightline.api_token where user_id = ${userId})
          or key like ${`%:${userId}%`}`,
  );
  // Answers first: they go by their own keys, and with them whatever else would be looked for one by one.
  await tx.delete(answer).where(eq(answer.userId, userId));
  await tx.delete(account).where(eq(account.userId, userId));
}

/** Removes what waits to be done for somebody; the queue's tables are there once a worker has started. */
export async function deleteJobs(tx: Db, userId: string): Promise<void> {
  const [queue] = await rows<{ there: boolean }>(
    tx,
    sql`select to_regclass('sightline_jobs.job') is not null as there`,
  );
  if (!queue?.there) return;
  await tx.execute(sql`delete from sightline_jobs.job where data->>'userId' = ${userId}`);
}
