import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SUPABASE_MIGRATIONS } from '../server/auth/embedded/migrations.ts';
import { openEmbedded } from '../server/db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';
import { createBoss } from '../server/jobs/boss.ts';
import { PREPARED, preparedFolder } from '../server/process/prepared-database.ts';

const STOP_TIMEOUT_MS = 5_000;

/**
 * Part of the build: creates the database folder that a first start copies, with all tables and the job queue's schema, without
 * data. Does nothing if it exists for these migrations; removes those of other versions.
 */
async function prepareDatabase(): Promise<void> {
  const folder = preparedFolder();
  if (existsSync(folder)) return;
  rmSync(PREPARED, { recursive: true, force: true });
  mkdirSync(PREPARED, { recursive: true });
  const draft = mkdtempSync(join(PREPARED, 'draft-'));
  const database = await openEmbedded(draft);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
    const boss = createBoss(database, () => {});
    await boss.start();
    await boss.stop(STOP_TIMEOUT_MS);
  } finally {
    await database.close();
  }
  makeReadable(join(draft, 'database'));
  renameSync(join(draft, 'database'), folder);
  rmSync(draft, { recursive: true, force: true });
}

/** PGlite's folders are private, but the server may run as another user than the build. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

await prepareDatabase();
