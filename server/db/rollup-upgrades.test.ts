import { type SQL, sql } from 'drizzle-orm';
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

/** Migrations that add rollups: text that only they hold, and how to revert them. */
const UPGRADES: [title: string, text: string, revert: SQL[]][] = [
  [
    'totals of sources',
    'CREATE TABLE "sightline"."source_total"',
    [
      sql`drop table sightline.source_total`,
      sql`drop index sightline.source_day_by_source`,
      sql`drop function sightline.contribute_source_totals_1`,
      sql`drop function sightline.restore_source_totals_1`,
    ],
  ],
  [
    'weeks of prompts',
    'CREATE TABLE "sightline"."prompt_week"',
    [
      sql`drop table sightline.prompt_week`,
      sql`alter table sightline.topic_day add column sentiment_squares numeric(18, 4) default 0 not null`,
      sql`alter table sightline.prompt_day add column sentiment_squares numeric(18, 4) default 0 not null`,
      sql`alter function sightline.contribute_answers_3 rename to contribute_answers_2`,
    ],
  ],
];

async function takeBack(text: string, revert: readonly SQL[]) {
  const { hash } =
    readMigrationFiles({ migrationsFolder: PRODUCT_MIGRATIONS.folder }).find(({ sql: statements }) =>
      statements.some((statement) => statement.includes(text)),
    ) ?? {};
  for (const statement of revert) await database.db.execute(statement);
  await database.db.execute(sql`delete from public.sightline_migration where hash = ${hash}`);
}

test.each(UPGRADES)(
  'rollups of a database without %s equal recomputed ones',
  async (_title, text, revert) => {
    const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
    const other = await seedAccount(database.db, { name: 'Tarnwick', aliases: [] });
    const nobody = await seedAccount(database.db, { name: 'Nobody Inc', aliases: [] });
    const accounts = [viewer.userId, other.viewer.userId, nobody.viewer.userId];
    await services.answers.importRecorded(viewer, RECORDINGS);
    await services.answers.importRecorded(other.viewer, RECORDINGS);
    await services.answers.importRecorded(nobody.viewer, RECORDINGS);
    const rollups = () => Promise.all(accounts.map((userId) => rollupsOf(database.db, userId)));
    const added = await rollups();

    await takeBack(text, revert);
    await expect(rollups()).rejects.toThrow();
    await migrate(database, [PRODUCT_MIGRATIONS]);
    const upgraded = await rollups();
    expect(upgraded).toEqual(added);

    await database.db.transaction(async (tx) => {
      for (const userId of accounts) await recomputeRollups(tx, userId);
    });
    expect(upgraded).toEqual(await rollups());
  },
);
