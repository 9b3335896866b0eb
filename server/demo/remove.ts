import { inArray } from 'drizzle-orm';
import { users } from '../auth/embedded/schema.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { account } from '../db/schema/account.ts';
import { answer } from '../db/schema/answer.ts';
import { createConfiguredArchive } from '../text-archive/create.ts';
import { findOpenDemoAccounts } from './exposure.ts';
import { readMarker, writeMarker } from './marker.ts';

/**
 * Deletes the demo accounts with all their data; later starts do not create them again. Keeps accounts whose password was
 * changed. Archived texts of the accounts are deleted too.
 * @returns the e-mail addresses of the deleted accounts
 */
export async function removeDemo({ db }: Database, config: Config): Promise<string[]> {
  const open = await findOpenDemoAccounts(db, config);
  const ids = open.map(({ id }) => id);
  if (ids.length > 0) {
    await db.transaction(async (tx) => {
      // Citations reference sources, so the answers that cite them go first.
      await tx.delete(answer).where(inArray(answer.userId, ids));
      await tx.delete(account).where(inArray(account.userId, ids));
      await tx.delete(users).where(inArray(users.id, ids));
    });
  }
  const archive = createConfiguredArchive(config);
  for (const id of ids) await archive?.deleteAccount(id);
  const marker = readMarker(config.dataDir);
  if (marker) writeMarker(config.dataDir, { ...marker, state: 'removed' });
  return open.map(({ email }) => email);
}
