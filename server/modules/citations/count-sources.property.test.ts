import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { addDays } from '../../lib/days.ts';
import { type CitingAnswer, importCitingAnswers, OUTCOMES } from '../../testing/citing-answers.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { countSources } from './count-sources.ts';
import { findByNumber } from './packed-citations.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const FIRST_DAY = '2025-01-01';
/** More than a statement reads. */
const DAYS = 70;
/** As migration 0063 says. */
const PART_BYTES = 1800;
/** An answer that cites 20 pages and names both companies. */
const LARGEST_BYTES = 8 + 20 * 8 + 2 * 4;

const answer = fc.record({
  // Days with many answers, and others.
  day: fc.oneof(fc.constant(0), fc.nat(DAYS - 1)).map((day) => addDays(FIRST_DAY, day)),
  platform: fc.oneof({ arbitrary: fc.constant('chatgpt'), weight: 4 }, fc.constant('gemini')),
  topic: fc.constantFrom('Notes', 'Wikis'),
  outcome: fc.constantFrom(...OUTCOMES),
  pages: fc.uniqueArray(fc.nat(60), { maxLength: 20 }),
});
const day = fc.option(fc.integer({ min: -40, max: DAYS + 40 }).map((at) => addDays(FIRST_DAY, at)));
const filter = fc.record({
  ...{ from: day, to: day },
  platform: fc.option(fc.constantFrom('chatgpt', 'gemini')),
  topic: fc.constantFrom(null, 'all', 'Notes', 'Wikis'),
});

type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;
type Filter = typeof filter extends fc.Arbitrary<infer Value> ? Value : never;

test('counts of packed citations equal those of raw answers, whatever was stored when', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(answer, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 4 }),
      fc.array(filter, { minLength: 2, maxLength: 6 }),
      async (batches, filters) => {
        const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
        const { userId } = account.viewer;
        await importCitingAnswers(
          account,
          batches.map((batch) => batch.map((each) => ({ ...each, urls: each.pages.map(urlOf) }))),
        );
        const topics = await rows<{ id: string; name: string; isAggregate: boolean }>(
          database.db,
          sql`select id, name, is_aggregate as "isAggregate" from sightline.topic where user_id = ${userId}`,
        );
        const idOf = (topic: string) =>
          topics.find(({ name, isAggregate }) => (topic === 'all' ? isAggregate : name === topic))?.id ??
          randomUUID();
        for (const { topic, ...range } of filters) {
          const counts = await countSources(
            database.db,
            { userId, ...range },
            topic === null ? null : idOf(topic),
          );
          const numbers = counts.numbers();
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
          const sources = await findByNumber(database.db, userId, numbers);
          const urls = new Map(sources.map(({ number, url }) => [number, url]));
          const named = numbers.map((each) => {
            const { number, ...counted } = counts.get(each);
            return [urls.get(number), counted];
          });
          expect(Object.fromEntries(named)).toEqual(countRaw(batches.flat(), { topic, ...range }));
        }
        await expectFullParts(userId);
      },
    ),
    propertyRuns(25),
  );
});

test('later answers of a day fill its last part, then new ones', async () => {
  const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const { userId } = account.viewer;
  const pages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const batch: CitingAnswer[] = Array.from({ length: 12 }, () => ({
    ...{ day: FIRST_DAY, platform: 'chatgpt', topic: 'Notes', outcome: 'missed', urls: pages.map(urlOf) },
  }));
  await importCitingAnswers(account, [batch, batch, batch, batch]);
  const counts = await countSources(database.db, {
    ...{ userId, from: null, to: null, platform: null },
  });
  expect(counts.numbers().map((number) => counts.answers(number))).toEqual(pages.map(() => 4 * batch.length));
  await expectFullParts(userId);
});

const urlOf = (page: number) => `https://site.example/${page}`;

/** By URL. */
function countRaw(answers: readonly Answer[], { from, to, platform, topic }: Filter) {
  const counts: Record<
    string,
    { answers: number; visible: number; missed: number; lastMissed: string | null }
  > = {};
  for (const each of answers) {
    if ((from !== null && each.day < from) || (to !== null && each.day > to)) continue;
    if (platform !== null && each.platform !== platform) continue;
    if (topic !== null && topic !== 'all' && each.topic !== topic) continue;
    for (const page of each.pages) {
      const url = urlOf(page);
      const known = counts[url] ?? { answers: 0, visible: 0, missed: 0, lastMissed: null };
      const isMissed = each.outcome === 'missed';
      counts[url] = {
        answers: known.answers + 1,
        visible: known.visible + Number(each.outcome === 'visible'),
        missed: known.missed + Number(isMissed),
        lastMissed:
          isMissed && (known.lastMissed === null || each.day > known.lastMissed)
            ? each.day
            : known.lastMissed,
      };
    }
  }
  return counts;
}

/** Every part but the last of a day and platform is full. */
async function expectFullParts(userId: string): Promise<void> {
  const parts = await rows<{ part: number; parts: number; bytes: number }>(
    database.db,
    sql`select part, count(*) over (partition by day, platform)::int as parts, length(answers) as bytes
        from sightline.citation_day where user_id = ${userId}`,
  );
  for (const { part, parts: all, bytes } of parts) {
    expect(part).toBeLessThan(all);
    if (part < all - 1) expect(bytes).toBeGreaterThan(PART_BYTES - LARGEST_BYTES);
    expect(bytes).toBeLessThan(PART_BYTES + LARGEST_BYTES);
  }
}
