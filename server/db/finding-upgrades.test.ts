import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { expectedRollups, inAnyOrder } from '../testing/expected-rollups.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { revertMigration, type Upgrade } from '../testing/revert-migration.ts';
import { rollupsOf, seedAccount } from '../testing/services.ts';
import { unevenFindings } from '../testing/uneven-findings.ts';
import { type Database, rows } from './client.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const REPEATED_COLUMNS: Upgrade = {
  text: 'CREATE INDEX "mention_by_day"',
  before: [
    sql`drop index sightline.mention_by_day`,
    sql`drop index sightline.citation_by_source`,
    ...['prompt_id', 'day', 'platform', 'visible', 'asked_plainly'].map(
      (column) => sql`alter table sightline.mention drop column ${sql.identifier(column)}`,
    ),
    sql`alter table sightline.citation drop column prompt_id`,
    sql`create index citation_by_source on sightline.citation (user_id, source_id, day, platform)`,
  ],
};

const PACKED_CITATIONS: Upgrade = {
  text: 'CREATE TABLE "sightline"."citation_day"',
  before: [
    sql`drop function sightline.pack_citations_1`,
    sql`drop table sightline.citation_day`,
    sql`alter table sightline.source drop column number`,
    sql`alter table sightline.source drop column site`,
    sql`alter table sightline.prompt drop column number`,
    // It was by topic first, a column that a later migration drops.
    sql`create index citation_by_topic on sightline.citation (user_id, day, source_id, platform, visible, missed)`,
  ],
};

const SMALLER_FINDINGS: Upgrade = {
  text: 'CREATE INDEX "citation_by_answer"',
  before: [
    sql`drop index sightline.citation_by_answer`,
    sql`alter table sightline.citation add constraint citation_user_id_answer_id_position_pk primary key (user_id, answer_id, position)`,
    sql`alter table sightline.citation add constraint citation_user_id_source_id_source_user_id_id_fk
        foreign key (user_id, source_id) references sightline.source (user_id, id) on delete cascade`,
    sql`alter table sightline.mention alter column spans type jsonb using (
          '[' || regexp_replace(trim(both '{}' from spans::text), '(\\d+),(\\d+)', '{"start": \\1, "end": \\2}', 'g') || ']')::jsonb`,
  ],
};

const PACKED_ANSWERS: Upgrade = {
  text: 'CREATE FUNCTION "sightline"."pack_citations_2"',
  before: [
    sql`drop function sightline.pack_citations_2`,
    sql`create function sightline.pack_citations_1(account uuid, answer_ids uuid[]) returns void language sql as ''`,
    sql`alter table sightline.citation_day drop column answers`,
    sql`alter table sightline.citation_day add column citations bytea not null default '\\x00'`,
    sql`alter table sightline.company drop column number`,
    sql`alter table sightline.account drop column company_numbers`,
  ],
};

const SOURCE_TOTALS: Upgrade = {
  text: 'ALTER COLUMN "site" TYPE integer USING site + 0',
  before: [
    sql`alter table sightline.source add column mentions integer not null default 0, add column visible integer not null default 0,
          add column missed integer not null default 0, add column last_missed date, add column topics jsonb not null default '{}'`,
    sql`update sightline.source s
        set mentions = t.mentions, visible = t.visible, missed = t.missed, last_missed = t.last_missed, topics = t.topics
        from sightline.source_total t where t.user_id = s.user_id and t.number = s.number`,
    sql`create index source_by_mentions on sightline.source (user_id, mentions)`,
    sql`drop table sightline.source_total`,
  ],
};

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

  await revertMigration(database.db, REPEATED_COLUMNS);
  await migrate(database, [PRODUCT_MIGRATIONS]);

  const upgraded = await findings();
  expect(inOrder(upgraded)).toEqual(inOrder(stored));
  expect(await unevenFindings(database.db, userId)).toEqual([]);
  const plainly = upgraded[0]?.filter((mention) => (mention as { asked_plainly: boolean }).asked_plainly);
  expect(plainly).toHaveLength((upgraded[0]?.length ?? 0) / 2);
});

test('places of mentions in a database from before are read as they were', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const twice = RECORDINGS.map((recording) => ({
    ...recording,
    answer: `${recording.answer}\n\n${recording.answer}`,
  }));
  await services.answers.importRecorded(viewer, twice);
  const mentions = () =>
    rows<{ spans: number[] }>(
      database.db,
      sql`select answer_id, company_id, spans from sightline.mention
          where user_id = ${viewer.userId} order by answer_id, company_id`,
    );
  const stored = await mentions();
  expect(stored.some(({ spans }) => spans.length > 2)).toBe(true);

  await revertMigration(database.db, SMALLER_FINDINGS);
  expect((await mentions())[0]?.spans[0]).toEqual({ start: expect.any(Number), end: expect.any(Number) });
  await migrate(database, [PRODUCT_MIGRATIONS]);

  expect(await mentions()).toEqual(stored);
});

test('citations of a database from before are packed, and later ones with them', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const other = await seedAccount(database.db, { name: 'Tarnwick', aliases: [] });
  const [early, late] = [RECORDINGS.slice(0, 20), RECORDINGS.slice(20)];
  await services.personas.save(viewer, null, { name: 'CFO', description: 'a CFO', promptIds: [] });
  const asked = early.map((recording) => ({ ...recording, id: `${recording.id}-cfo`, persona: 'CFO' }));
  await services.answers.importRecorded(viewer, [...early, ...asked]);
  await other.services.answers.importRecorded(other.viewer, RECORDINGS);
  const stored = () =>
    Promise.all([viewer, other.viewer].map(({ userId }) => rollupsOf(database.db, userId)));
  const before = await stored();

  for (const upgrades of [
    [SOURCE_TOTALS],
    [SOURCE_TOTALS, PACKED_ANSWERS],
    [SOURCE_TOTALS, PACKED_ANSWERS, PACKED_CITATIONS],
  ]) {
    for (const upgrade of upgrades) await revertMigration(database.db, upgrade);
    await expect(stored()).rejects.toThrow();
    await migrate(database, [PRODUCT_MIGRATIONS]);
    expect(await stored()).toEqual(before);
  }

  // A company from before has a number, and a new one another.
  const { brand, competitors } = QUILLMARK;
  await services.brands.save(viewer, {
    brand,
    competitors: [...competitors, { name: 'Tarnwick', aliases: [] }],
  });
  await services.answers.importRecorded(viewer, late);
  const added = await stored();
  expect(inAnyOrder(added[0] as object[][])).toEqual(
    inAnyOrder(await expectedRollups(database.db, viewer.userId)),
  );
});

/** Columns by name: those added later come last in the table. */
const inOrder = (tables: unknown[][]) =>
  tables.map((table) =>
    table.map((row) => Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
