import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { addDays } from '../../lib/days.ts';
import { importCitingAnswers } from '../../testing/citing-answers.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { hasPostgres } from '../../testing/limited-database.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { createBatchedReader } from './batched-loaders.ts';
import { readTopSources } from './top-sources.ts';

const FIRST_DAY = '2025-01-01';
const LAST_DAY = '2025-01-30';
const ANSWERS = 60;
const POPULAR_PAGES = 12;
/** Enough for the planner to weigh indexes as it does for a large account. */
const RARE_PAGES = 50_000;
const LIMIT = 3;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const popular = (page: number) => `https://site.example/${page}`;

/** Entries read until now of the indexes of the pages' totals. */
async function totalsRead(): Promise<number> {
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const [found] = await rows<{ read: number }>(
    database.db,
    sql`select sum(idx_tup_read)::int as read from pg_stat_user_indexes
        where schemaname = 'sightline' and relname = 'source_total'`,
  );
  return found?.read ?? Number.NaN;
}

// Other connections of a server count their reads later.
test.skipIf(hasPostgres)(
  'the most cited pages of a range are found without reading all rare ones',
  async () => {
    const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
    const { userId } = account.viewer;
    const answers = Array.from({ length: ANSWERS }, (_, index) => ({
      ...{
        day: addDays(FIRST_DAY, index % 30),
        platform: 'chatgpt',
        topic: 'Notes',
        outcome: 'visible' as const,
      },
      urls: Array.from({ length: POPULAR_PAGES - (index % POPULAR_PAGES) }, (_, page) => popular(page)),
    }));
    await importCitingAnswers(account, [answers]);
    await database.db.execute(sql`
    insert into sightline.source_total (user_id, number, site, mentions)
    select ${userId}, 1000 + n, 0, 1 from generate_series(1, ${RARE_PAGES}::int) n`);
    await database.db.execute(sql`vacuum sightline.source_total`);
    const [topic] = await rows<{ id: string }>(
      database.db,
      sql`select id from sightline.topic where user_id = ${userId} and is_aggregate`,
    );
    const from = addDays(FIRST_DAY, 1);
    const before = await totalsRead();
    const read = await readTopSources(
      createBatchedReader(database.db),
      { userId, from, to: null, platform: null, latestDay: LAST_DAY },
      [{ topicId: topic?.id ?? '', from }],
      LIMIT,
    );
    expect(read.map(({ url }) => url)).toEqual([0, 1, 2].map(popular));
    expect((await totalsRead()) - before).toBeLessThan(RARE_PAGES / 100);
  },
);
