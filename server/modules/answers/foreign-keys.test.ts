import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { seedAccount } from '../../testing/services.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ANSWERS = 800;
/** A scheduled run's number of answers: the first are stored in an empty table. */
const AT_ONCE = 5;
/** With so many rows one index is clearly the better one. */
const SETTLED = 600;

// A Postgres server counts reads per connection and with a delay, and its autovacuum renews plans.
test('an embedded database that started empty reads a stored answer by its primary key', async ({ skip }) => {
  skip(database.kind !== 'embedded');
  const { services, viewer } = await seedAccount(database.db, { name: 'Quillmark', aliases: [] }, []);
  const answer = (number: number) => ({
    id: `answer-${number}`,
    platform: 'chatgpt',
    collectedAt: '2025-05-24T12:00:00Z',
    topic: 'Writing',
    prompt: 'Which tool is best?',
    answer: `Quillmark is an excellent choice. ${'It has all that is needed. '.repeat(40)}`,
    sources: [{ url: 'https://news.example/a', title: '' }],
  });
  let before = 0;
  for (let first = 0; first < ANSWERS; first += AT_ONCE) {
    if (first === SETTLED) before = await answersRead();
    const batch = Array.from({ length: AT_ONCE }, (_, index) => answer(first + index));
    await services.answers.importRecorded(viewer, batch);
  }
  const each = ((await answersRead()) - before) / (ANSWERS - SETTLED);
  // At least once for its mention and once for its citation.
  expect(each).toBeGreaterThanOrEqual(2);
  expect(each).toBeLessThan(20);
});

/** Rows of `answer` that statements have read so far; forces the delayed statistics. */
async function answersRead(): Promise<number> {
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const [found] = await rows<{ read: number }>(
    database.db,
    sql`select (idx_tup_fetch + seq_tup_read)::int as read from pg_stat_user_tables
        where schemaname = 'sightline' and relname = 'answer'`,
  );
  return found?.read ?? 0;
}
