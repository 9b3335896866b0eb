import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../db/client.ts';
import { isDistributed, limitConnections } from '../db/distribute.ts';
import { PRODUCT_MIGRATIONS } from '../db/migrate.ts';

/** What only the latest migration that computes much from stored rows holds. */
const TEXT = 'CREATE INDEX "citation_by_topic"';

const REVERT = [
  sql`alter table sightline.citation drop column topic_id, drop column day, drop column visible, drop column missed,
        drop column platform`,
  sql`alter table sightline.source drop column mentions, drop column visible, drop column missed,
        drop column last_missed`,
  sql`create index citation_by_source on sightline.citation (user_id, source_id)`,
  sql`create table sightline.source_day (user_id uuid)`,
  sql`create table sightline.source_total (user_id uuid)`,
  sql`create function sightline.contribute_source_totals_1() returns void language sql as ''`,
  sql`create function sightline.restore_source_totals_1() returns void language sql as ''`,
  sql`alter function sightline.contribute_answers_4 rename to contribute_answers_3`,
];

/** Identifies the migration among those that a database has. */
export function hashOfRollupMigration(): string {
  const files = readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder });
  const found = files.find((file) => file.sql.some((statement) => statement.includes(TEXT)));
  if (!found) throw new Error('The migration no longer exists.');
  return found.hash;
}

/** Makes a database as it was before the migration; the rollups that it deletes are empty. */
export async function revertRollupMigration(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    if (await isDistributed(tx)) await limitConnections(tx);
    for (const statement of REVERT) await tx.execute(statement);
    await tx.execute(sql`delete from public.sightline_migration where hash = ${hashOfRollupMigration()}`);
  });
}
