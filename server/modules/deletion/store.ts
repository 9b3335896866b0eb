import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { account } from '../../db/schema/account.ts';
import { answer } from '../../db/schema/answer.ts';

/** Removes an account with everything that hangs on it. */
export async function deleteAccountRows(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.rate_window
        where key in (select 'token:' || id from sightline.api_token where user_id = ${userId})`,
  );
  // Answers first: they go by their own keys, and with them whatever else would be looked for one by one.
  await tx.delete(answer).where(eq(answer.userId, userId));
  await tx.delete(account).where(eq(account.userId, userId));
}
