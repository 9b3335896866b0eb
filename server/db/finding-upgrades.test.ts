import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { seedAccount } from '../testing/services.ts';
import { unevenFindings } from '../testing/uneven-findings.ts';
import { type Database, type Db, rows } from './client.ts';
import { isDistributed, limitConnections } from './distribute.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What only the migration that repeats the columns of answers has. */
const TEXT = 'CREATE INDEX "mention_by_day"';
const BEFORE: readonly SQL[] = [
  sql`drop index sightline.mention_by_day`,
  sql`drop index sightline.citation_by_source`,
  ...['prompt_id', 'day', 'platform', 'visible', 'asked_plainly'].map(
    (column) => sql`alter table sightline.mention drop column ${sql.identifier(column)}`,
  ),
  sql`alter table sightline.citation drop column prompt_id`,
  sql`create index citation_by_source on sightline.citation (user_id, source_id, day, platform)`,
];

async function revert(db: Db): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder });
  const hash = files.find((file) => file.sql.some((statement) => statement.includes(TEXT)))?.hash;
  await db.transaction(async (tx) => {
    if (await isDistributed(tx)) await limitConnections(tx);
    for (const statement of BEFORE) await tx.execute(statement);
    await tx.execute(sql`delete from public.sightline_migration where hash = ${hash}`);
  });
}

test('mentions and citations of a database from before get the columns of their answers', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const { userId } = viewer;
  await services.personas.save(viewer, null, { name: 'CFO', description: 'a CFO', promptIds: [] });
  const asked = RECORDINGS.map((recording) => ({ ...recording, id: `${recording.id}-cfo`, persona: 'CFO' }));
  await services.answers.importRecorded(viewer, RECORDINGS);
  await services.answers.importRecorded(viewer, asked);
  const findings = () =>
    Promise.all([
      rows(
        database.db,
        sql`select * from sightline.mention where user_id = ${userId} order by answer_id, company_id`,
      ),
      rows(
        database.db,
        sql`select * from sightline.citation where user_id = ${userId} order by answer_id, position`,
      ),
    ]);
  const stored = await findings();
  expect(stored.map(({ length }) => length > 0)).toEqual([true, true]);

  await revert(database.db);
  await migrate(database, [PRODUCT_MIGRATIONS]);

  const upgraded = await findings();
  expect(inOrder(upgraded)).toEqual(inOrder(stored));
  expect(await unevenFindings(database.db, userId)).toEqual([]);
  const plainly = upgraded[0]?.filter((mention) => (mention as { asked_plainly: boolean }).asked_plainly);
  expect(plainly).toHaveLength((upgraded[0]?.length ?? 0) / 2);
});

/** Columns by name: those added later come last in the table. */
const inOrder = (tables: unknown[][]) =>
  tables.map((table) =>
    table.map((row) => Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
