import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recomputeRollups } from '../modules/answers/rollups.ts';
import { createTestDatabase } from '../testing/database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { rollupsOf, seedAccount } from '../testing/services.ts';
import type { Database } from './client.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Reverts the migration that added the column, as before an upgrade. */
async function takeBack() {
  const { hash } =
    readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder }).find(({ sql: [first = ''] }) =>
      first.includes('"sentiment_squares"'),
    ) ?? {};
  await database.db.execute(sql`alter table sightline.topic_day drop column sentiment_squares`);
  await database.db.execute(sql`delete from public.sightline_migration where hash = ${hash}`);
}

test('rollups of an upgraded database equal recomputed ones', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const other = await seedAccount(database.db, { name: 'Tarnwick', aliases: [] });
  const nobody = await seedAccount(database.db, { name: 'Nobody Inc', aliases: [] });
  const accounts = [viewer.userId, other.viewer.userId, nobody.viewer.userId];
  await services.answers.importRecorded(viewer, RECORDINGS);
  await services.answers.importRecorded(other.viewer, RECORDINGS);
  await services.answers.importRecorded(nobody.viewer, RECORDINGS);
  const rollups = () => Promise.all(accounts.map((userId) => rollupsOf(database.db, userId)));
  const added = await rollups();

  await takeBack();
  await expect(rollups()).rejects.toThrow();
  await migrate(database, [PRODUCT_MIGRATIONS]);
  const upgraded = await rollups();
  expect(upgraded).toEqual(added);

  await database.db.transaction(async (tx) => {
    for (const userId of accounts) await recomputeRollups(tx, userId);
  });
  expect(upgraded).toEqual(await rollups());
});
