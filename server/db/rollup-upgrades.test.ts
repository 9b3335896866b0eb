import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { revertRollupMigration } from '../testing/latest-rollup-migration.ts';
import { recomputeRollups } from '../testing/recompute-rollups.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { rollupsOf, seedAccount } from '../testing/services.ts';
import type { Database } from './client.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('rollups of a database from before the latest of them equal recomputed ones', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const other = await seedAccount(database.db, { name: 'Tarnwick', aliases: [] });
  const nobody = await seedAccount(database.db, { name: 'Nobody Inc', aliases: [] });
  const accounts = [viewer.userId, other.viewer.userId, nobody.viewer.userId];
  await services.answers.importRecorded(viewer, RECORDINGS);
  await services.answers.importRecorded(other.viewer, RECORDINGS);
  await services.answers.importRecorded(nobody.viewer, RECORDINGS);
  const rollups = () => Promise.all(accounts.map((userId) => rollupsOf(database.db, userId)));
  const added = await rollups();

  await revertRollupMigration(database.db);
  await expect(rollups()).rejects.toThrow();
  await migrate(database, [PRODUCT_MIGRATIONS]);
  const upgraded = await rollups();
  expect(upgraded).toEqual(added);

  await database.db.transaction(async (tx) => {
    for (const userId of accounts) await recomputeRollups(tx, userId);
  });
  expect(upgraded).toEqual(await rollups());
});
