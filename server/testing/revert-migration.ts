import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../db/client.ts';
import { isDistributed, limitConnections } from '../db/distribute.ts';
import { PRODUCT_MIGRATIONS } from '../db/migrate.ts';

/** A migration, found by what only it has, and how to make a database as it was before. */
export interface Upgrade {
  text: string;
  before: readonly SQL[];
}

/** Makes a database as it was before a migration, which `migrate` then runs again. */
export async function revertMigration(db: Db, { text, before }: Upgrade): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder });
  const hash = files.find((file) => file.sql.some((statement) => statement.includes(text)))?.hash;
  await db.transaction(async (tx) => {
    if (await isDistributed(tx)) await limitConnections(tx);
    for (const statement of before) await tx.execute(statement);
    await tx.execute(sql`delete from public.sightline_migration where hash = ${hash}`);
  });
}
