import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { type SeededAccount, seedAccount } from '../../testing/services.ts';

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

const seed = () => seedAccount(database.db, { name: 'Quillmark', aliases: [] }, []);

async function importAnswers({ services, viewer }: SeededAccount, from: number, to: number): Promise<void> {
  const answer = (number: number) => ({
    id: `answer-${number}`,
    platform: 'chatgpt',
    collectedAt: '2025-05-24T12:00:00Z',
    topic: 'Writing',
    prompt: 'Which tool is best?',
    answer: `Quillmark is an excellent choice. ${'It has all that is needed. '.repeat(40)}`,
    sources: [{ url: 'https://news.example/a', title: '' }],
  });
  for (let first = from; first < to; first += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => answer(first + index));
    await services.answers.importRecorded(viewer, batch);
  }
}

// A Postgres server counts reads per connection and with a delay, and its autovacuum renews plans.
test('an embedded database that started empty reads a stored answer by its primary key', async ({ skip }) => {
  skip(database.kind !== 'embedded');
  const account = await seed();
  await importAnswers(account, 0, SETTLED);
  const before = await rowsRead(database.db, 'answer');
  await importAnswers(account, SETTLED, ANSWERS);
  const each = ((await rowsRead(database.db, 'answer')) - before) / (ANSWERS - SETTLED);
  // At least once for its mention and once for its citation.
  expect(each).toBeGreaterThanOrEqual(2);
  expect(each).toBeLessThan(20);
});

test('a vacuumed database reads the mentions of a stored answer by its primary key', async ({ skip }) => {
  skip(database.kind !== 'embedded');
  const account = await seed();
  await importAnswers(account, 0, SETTLED);
  // From then on the planner knows the sizes of the tables.
  await database.db.execute(sql`vacuum`);
  await database.db.execute(sql`discard plans`);
  const before = await rowsRead(database.db, 'mention');
  await importAnswers(account, SETTLED, ANSWERS);
  const each = ((await rowsRead(database.db, 'mention')) - before) / (ANSWERS - SETTLED);
  expect(each).toBeGreaterThanOrEqual(1);
  expect(each).toBeLessThan(20);
});
