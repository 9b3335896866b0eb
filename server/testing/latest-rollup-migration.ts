import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../db/client.ts';
import { isDistributed, limitConnections } from '../db/distribute.ts';
import { PRODUCT_MIGRATIONS } from '../db/migrate.ts';

/** What only the latest migration that computes much from stored rows holds. */
const TEXT = 'CREATE TABLE "sightline"."prompt_month"';
/** A table that this migration creates. */
export const CREATED_TABLE = 'sightline.prompt_month';
/** What only the migration holds that replaces a function of that one. */
const LATER_TEXT = 'CREATE FUNCTION "sightline"."compare_prompts_3"';

const REVERT = [
  sql`drop table sightline.prompt_month`,
  sql`drop table sightline.company_month`,
  sql`alter function sightline.contribute_answers_6 rename to contribute_answers_5`,
  sql`alter function sightline.compare_prompts_3 rename to compare_prompts_1`,
];

/** Identifies the migration among those that a database has. */
export const hashOfRollupMigration = (): string => hashOf(TEXT);

function hashOf(text: string): string {
  const files = readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder });
  const found = files.find((file) => file.sql.some((statement) => statement.includes(text)));
  if (!found) throw new Error('The migration no longer exists.');
  return found.hash;
}

/** Makes a database as it was before the migration; the rollups that it deletes are empty. */
export async function revertRollupMigration(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    if (await isDistributed(tx)) await limitConnections(tx);
    for (const statement of REVERT) await tx.execute(statement);
    for (const text of [TEXT, LATER_TEXT]) {
      await tx.execute(sql`delete from public.sightline_migration where hash = ${hashOf(text)}`);
    }
  });
}
