import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SUPABASE_MIGRATIONS } from '../../server/auth/embedded/migrations.ts';
import { openEmbedded } from '../../server/db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../../server/db/migrate.ts';
import { createBoss } from '../../server/jobs/boss.ts';
import { PREPARED, preparedFolder } from '../../server/process/prepared-database.ts';

const STOP_WITHIN_MS = 5_000;

/**
 * Makes the database folder that a first start copies: tables and the job queue's schema, no row of anybody. Does
 * nothing when the one for these migrations is there. Folders of other versions go.
 */
export async function prepareDatabase(): Promise<void> {
  const wanted = preparedFolder();
  if (existsSync(wanted)) return;
  rmSync(PREPARED, { recursive: true, force: true });
  mkdirSync(PREPARED, { recursive: true });
  const draft = mkdtempSync(join(PREPARED, 'draft-'));
  const database = await openEmbedded(draft);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
    const boss = createBoss(database, () => {});
    await boss.start();
    await boss.stop(STOP_WITHIN_MS);
  } finally {
    await database.close();
  }
  renameSync(join(draft, 'database'), wanted);
  rmSync(draft, { recursive: true, force: true });
}
