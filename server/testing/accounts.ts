import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { account } from '../db/schema/account.ts';

/** Takes the Action Center from an account; no screen does. */
export async function switchActionCenterOff(db: Db, userId: string): Promise<void> {
  await db.update(account).set({ actionCenter: false }).where(eq(account.userId, userId));
}
