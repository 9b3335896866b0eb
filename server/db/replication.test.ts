import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { seedAccount } from '../testing/services.ts';
import { type Database, rows } from './client.ts';
import { isDistributed } from './distribute.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

// Postgres refuses to change or delete a row of a published table that a replica could not find.
test('an account whose tables are published to a replica can be changed and deleted', async ({ skip }) => {
  const { db } = database;
  skip(await isDistributed(db));
  const { services, viewer } = await seedAccount(db, QUILLMARK.brand, QUILLMARK.competitors);
  await services.answers.importRecorded(viewer, RECORDINGS);
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'sightline'`,
  );
  const names = tables.map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`create publication replica for table ${names}`));
  try {
    await services.brands.save(viewer, { ...QUILLMARK, competitors: [] });
    await services.answers.reanalyse(viewer);
    await db.execute(sql`delete from sightline.account where user_id = ${viewer.userId}`);
  } finally {
    await db.execute(sql`drop publication replica`);
  }
  const left = await rows(db, sql`select from sightline.citation where user_id = ${viewer.userId}`);
  expect(left).toEqual([]);
});
