import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { addDays } from '../../lib/days.ts';
import { importCitingAnswers } from '../../testing/citing-answers.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { createBatchedReader } from './batched-loaders.ts';
import { readTopSources } from './top-sources.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const FIRST_DAY = '2025-01-01';
const DAYS = 60;
const LAST_DAY = addDays(FIRST_DAY, DAYS - 1);
const LIMIT = 3;

const answer = fc.record({
  day: fc.nat(DAYS - 1).map((day) => addDays(FIRST_DAY, day)),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  topic: fc.constantFrom('Notes', 'Wikis'),
  // Few popular pages and many rare ones.
  pages: fc.array(fc.oneof(fc.nat(3), fc.nat(60)), { maxLength: 4 }),
});
const range = fc.record({
  from: fc.option(fc.nat(DAYS - 1).map((day) => addDays(FIRST_DAY, day))),
  to: fc.option(fc.nat(DAYS - 1).map((day) => addDays(FIRST_DAY, day))),
  platform: fc.option(fc.constantFrom('chatgpt', 'gemini')),
});

test('the most cited pages of any range equal those counted in raw answers, however few are counted first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 1, maxLength: 45 }),
      fc.array(range, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(1, 2, 4),
      async (answers, ranges, candidates) => {
        const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
        const { userId } = account.viewer;
        const urlOf = (page: number) => `https://site.example/${page}`;
        await importCitingAnswers(account, [
          answers.map((each) => ({ ...each, outcome: 'visible', urls: each.pages.map(urlOf) })),
        ]);
        const topics = await rows<{ id: string; name: string | null }>(
          database.db,
          sql`select id, case when is_aggregate then null else name end as name from sightline.topic
              where user_id = ${userId}`,
        );
        for (const { from, to, platform } of ranges) {
          const windows = topics.flatMap(({ id }) =>
            [...new Set([from, null])].map((start) => ({ topicId: id, from: start })),
          );
          const read = await readTopSources(
            createBatchedReader(database.db),
            { userId, from, to, platform, latestDay: LAST_DAY },
            ...[windows, LIMIT, candidates],
          );
          for (const window of windows) {
            const topic = topics.find(({ id }) => id === window.topicId)?.name ?? null;
            const counted = countRaw(answers, { from: window.from, to, platform, topic });
            const found = read
              .filter((row) => row.topicId === window.topicId && row.from === window.from)
              .map(({ url, mentions }) => [url, mentions]);
            expect(found).toEqual(counted);
          }
        }
      },
    ),
    propertyRuns(30),
  );
});

type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

function countRaw(
  answers: readonly Answer[],
  { from, to, platform, topic }: Record<'from' | 'to' | 'platform' | 'topic', string | null>,
): [string, number][] {
  const counts = new Map<string, number>();
  for (const each of answers) {
    const isCounted =
      (from === null || each.day >= from) &&
      (to === null || each.day <= to) &&
      (platform === null || each.platform === platform) &&
      (topic === null || each.topic === topic);
    if (!isCounted) continue;
    for (const page of new Set(each.pages)) {
      const url = `https://site.example/${page}`;
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
  }
  return [...counts].sort(([urlA, a], [urlB, b]) => b - a || (urlA < urlB ? -1 : 1)).slice(0, LIMIT);
}
