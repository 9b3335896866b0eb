import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { addDays } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { createGrid } from './hits.ts';
import { readCompanyHits, readHitsOfSource } from './hits-store.ts';
import { readPackedHits } from './packed-hits.ts';
import { type ChangesQuery, readPrompts } from './store.ts';

const FIRST = '2025-04-20';
const DAYS = 20;
const PLATFORMS = ['chatgpt', 'gemini', 'perplexity'];
const PROMPTS = ['Which note app is best?', 'Which wiki suits a team?', 'Is Quillmark any good?'];
/** Which share of the answers cites each. */
const PAGES = [
  { url: 'https://a.example/x', share: 0.1 },
  { url: 'https://b.example/y', share: 0.3 },
  { url: 'https://c.example/z', share: 0.8 },
];

const COMPANIES = ['Quillmark', 'Tarnwick', 'Ostrava Labs'];

/** Far enough from each other that a window is read by several statements. */
const dayOf = (day: number) => addDays(FIRST, 4 * day);

let app: TestApp;
let owner: SignedIn;
/** Ids by address. */
let sources: ReadonlyMap<string, string>;
let companyIds: string[];
const random = seeded('source-hits');
/** Each answer is asked one to three times, so that a day has several of a prompt on a platform. */
const answers = Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
  PROMPTS.flatMap((prompt) =>
    PLATFORMS.flatMap((platform) =>
      Array.from({ length: Math.floor(random() * 4) }, (_, index) => ({
        ...{ day, platform, prompt, run: index + 1 },
        cites: PAGES.filter(({ share }) => random() < share).map(({ url }) => url),
        names: COMPANIES.filter(() => random() < 0.4),
      })),
    ),
  ),
);

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const recordings = answers.map(({ day, platform, prompt, run, cites, names }, index) => ({
    ...{ id: String(index), platform, run, prompt, topic: PROMPTS.indexOf(prompt) === 0 ? 'Notes' : 'Wikis' },
    collectedAt: `${dayOf(day)}T10:00:00Z`,
    answer: `Options: ${names.join(', ') || 'none'}.`,
    sources: cites.map((url) => ({ url, title: '' })),
  }));
  await importInto(app, owner.headers, QUILLMARK, recordings);
  sources = await idsOf(owner);
  const companies = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.company where user_id = ${owner.userId} order by name`,
  );
  companyIds = companies.map(({ id }) => id);
});
afterAll(() => app.close());

const idsOf = async ({ userId }: SignedIn) =>
  new Map(
    (
      await rows<{ id: string; url: string }>(
        app.database.db,
        sql`select s.id, s.url from sightline.source s where s.user_id = ${userId} order by s.number`,
      )
    ).map(({ id, url }) => [url, id]),
  );

const ascending = (hits: readonly number[]) => [...hits].sort((a, b) => a - b);

test('hits of companies and of the most cited sources are those of each alone, whatever the windows', async () => {
  const windows = fc
    .uniqueArray(fc.integer({ min: 0, max: DAYS - 1 }), { minLength: 4, maxLength: 4 })
    .map((days) => days.sort((a, b) => a - b).map(dayOf) as [string, string, string, string]);
  const platforms = fc.constantFrom(null, ...PLATFORMS);
  const prompts = fc.subarray(PROMPTS);
  const which = fc.record({
    minAnswers: fc.integer({ min: 1, max: 20 }),
    limit: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(windows, platforms, prompts, which, async (days, platform, questions, wanted) => {
      const [first, second, third, fourth] = days;
      const query: ChangesQuery = {
        ...{ userId: owner.userId, platform },
        previous: { from: first, to: second },
        current: { from: third, to: fourth },
      };
      const { db } = app.database;
      const cells = (await readPrompts(db, query)).filter(({ question }) => questions.includes(question));
      const grid = createGrid(cells, query);
      const found = await readPackedHits(db, query, { grid, cells }, { ...wanted, companyIds });
      const counted = answers.filter(({ day, platform: asked }) => {
        const on = dayOf(day);
        const isIn = (on >= first && on <= second) || (on >= third && on <= fourth);
        return isIn && (platform === null || asked === platform);
      });
      // Pages come in the order of their numbers, which sorting keeps where as many answers cite them.
      const cited = [...sources]
        .map(([url, id]) => ({ id, answers: counted.filter(({ cites }) => cites.includes(url)).length }))
        .filter((source) => source.answers >= wanted.minAnswers)
        .sort((a, b) => b.answers - a.answers)
        .slice(0, wanted.limit)
        .map(({ id }) => id)
        .sort();
      const expected: [string, number[]][] = [];
      for (const id of cited) {
        const alone = (await readHitsOfSource(db, query, grid, id)).get(id) ?? [];
        if (alone.length > 0) expected.push([id, ascending(alone)]);
      }
      expect([...found.sourceHits].map(([id, own]) => [id, ascending(own)])).toEqual(expected);
      const named = await readCompanyHits(db, query, grid, companyIds);
      expect(named.size).toBe(COMPANIES.length);
      for (const [id, own] of named)
        expect(ascending(found.companyHits.get(id) ?? [])).toEqual(ascending(own));
    }),
    propertyRuns(150),
  );
});

test('of sources that as many answers cite, those stored first are taken', async () => {
  const other = await app.signedIn();
  const urls = Array.from({ length: 6 }, (_, index) => `https://tie.example/${index}`);
  const recordings = urls.map((url, day) => ({
    ...{ id: url, platform: 'chatgpt', run: 1, prompt: 'Which note app is best?', topic: 'Notes' },
    collectedAt: `${dayOf(day)}T10:00:00Z`,
    answer: 'Options: Tarnwick.',
    sources: [{ url, title: '' }],
  }));
  for (const recording of recordings) await importInto(app, other.headers, QUILLMARK, [recording]);
  const query = {
    ...{ userId: other.userId, platform: null },
    previous: { from: dayOf(0), to: dayOf(2) },
    current: { from: dayOf(3), to: dayOf(5) },
  };
  const cells = await readPrompts(app.database.db, query);
  const grid = createGrid(cells, query);
  const { sourceHits } = await readPackedHits(
    app.database.db,
    query,
    { grid, cells },
    { minAnswers: 1, limit: 4, companyIds: [] },
  );
  const ids = await idsOf(other);
  expect([...sourceHits.keys()].sort()).toEqual(
    urls
      .slice(0, 4)
      .map((url) => ids.get(url))
      .sort(),
  );
});
