import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPage } from '../testing/add-page.ts';
import { createTestDatabase } from '../testing/database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { revertMigration, type Upgrade } from '../testing/revert-migration.ts';
import { seedAccount } from '../testing/services.ts';
import { unevenSources } from '../testing/uneven-sources.ts';
import { type Database, rows } from './client.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const CITED = 'https://cited.example/page';
/** Pages of a sitemap: of a site that answers cite, and of one that they do not. */
const UNCITED = ['https://cited.example/other', 'https://new.example/a', 'https://new.example/b'];

/** Only cited pages were sources. */
const PAGE_NUMBERS: Upgrade = {
  text: 'ALTER TABLE "sightline"."page" ADD COLUMN "number"',
  before: [
    sql`delete from sightline.source_total where mentions = 0`,
    sql`delete from sightline.source where url in ${UNCITED}`,
    sql`alter table sightline.page drop column number, drop column site`,
  ],
};

test('pages of a database from before get the numbers of their sources, and uncited ones new ones', async () => {
  const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const other = await seedAccount(database.db, { name: 'Tarnwick', aliases: [] });
  const { userId } = viewer;
  const answers = RECORDINGS.slice(0, 3);
  const citing = answers.map((answer) => ({ ...answer, sources: [{ url: CITED, title: '' }] }));
  await services.answers.importRecorded(viewer, citing);
  for (const url of [CITED, ...UNCITED]) await addPage(database.db, userId, url, { status: 'read' });
  for (const url of UNCITED) await addPage(database.db, other.viewer.userId, url, { status: 'read' });

  await revertMigration(database.db, PAGE_NUMBERS);
  await migrate(database, [PRODUCT_MIGRATIONS]);

  for (const [owner, urls] of [
    [userId, [CITED, ...UNCITED]],
    [other.viewer.userId, UNCITED],
  ] as const) {
    const numbered = await rows<{ url: string }>(
      database.db,
      sql`select p.url from sightline.page p
          join sightline.source s on s.user_id = p.user_id and s.id = p.id and s.number = p.number and s.site = p.site
          where p.user_id = ${owner} order by p.url`,
    );
    expect(numbered.map(({ url }) => url)).toEqual([...urls].sort());
    expect(await unevenSources(database.db, owner)).toEqual([]);
  }
});
