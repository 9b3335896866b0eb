import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { addDays } from '../../../lib/days.ts';
import { seeded } from '../../../platforms/simulator/random.ts';
import { addPage } from '../../../testing/add-page.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { importInto } from '../../../testing/graphql.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { findCitingCounts } from './citing-counts.ts';

const FIRST = '2025-04-01';
const DAYS = 40;
const PROMPTS = ['Which note app is best?', 'Which wiki suits a team?', 'Which app is cheap?'];
/** Pages and what reading told of them; null: not read. There are more sites than are tested. */
const PAGES = [
  { url: 'https://lists.example/best', kind: 'list' },
  { url: 'https://lists.example/old', kind: null },
  { url: 'https://papers.example/guide', kind: 'how-to' },
  { url: 'https://papers.example/top', kind: 'list' },
  ...Array.from({ length: 14 }, (_, index) => ({ url: `https://site${10 + index}.example/a`, kind: null })),
];
/** As `citing-counts.ts` has them. */
const [MAX_SITES, MIN_CITATIONS] = [12, 10];

type Page = (typeof PAGES)[number];

const random = seeded('citing-counts');
const answers = Array.from({ length: 3 * DAYS }, (_, index) => ({
  day: Math.floor(random() * DAYS),
  platform: random() < 0.5 ? 'chatgpt' : 'gemini',
  prompt: PROMPTS[index % PROMPTS.length] ?? '',
  isVisible: random() < 0.5,
  // Later pages are cited less.
  cited: PAGES.filter((_page, place) => random() < 0.6 - 0.03 * place),
}));

let app: TestApp;
let userId: string;
/** Questions by id. */
let questions: ReadonlyMap<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.signedIn();
  userId = owner.userId;
  const recordings = answers.map(({ day, platform, prompt, isVisible, cited }, index) => ({
    ...{ id: String(index), platform, prompt, run: index + 1 },
    topic: prompt === PROMPTS[0] ? 'Notes' : 'Wikis',
    collectedAt: `${addDays(FIRST, day)}T10:00:00Z`,
    answer: `Options: ${isVisible ? 'Quillmark' : 'Tarnwick'}.`,
    sources: cited.map(({ url }) => ({ url, title: '' })),
  }));
  await importInto(app, owner.headers, QUILLMARK, recordings);
  const { db } = app.database;
  for (const { url, kind } of PAGES.filter((page) => page.kind !== null)) {
    await addPage(db, userId, url, { status: 'read', kind, method: 'test' });
  }
  const prompts = await rows<{ id: string; question: string }>(
    db,
    sql`select id, question from sightline.prompt where user_id = ${userId}`,
  );
  questions = new Map(prompts.map(({ id, question }) => [id, question]));
});
afterAll(() => app.close());

const siteOf = ({ url }: { url: string }) => new URL(url).hostname;

/** What is counted, as lines. */
function expected(
  subject: string,
  counted: typeof answers,
  propertyOf: (page: Page) => string | null,
  limit: number,
) {
  const values = counted.flatMap(({ cited }) => cited.flatMap((page) => propertyOf(page) ?? []));
  return [...Map.groupBy(values, (value) => value)]
    .filter(([, { length }]) => length >= MIN_CITATIONS)
    .sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
    .slice(0, limit)
    .flatMap(([value]) => {
      const citing = counted.filter(({ cited }) => cited.some((page) => propertyOf(page) === value));
      const byPlace = Map.groupBy(citing, ({ prompt, platform }) => `${prompt} ${platform}`);
      return [...byPlace].map(([place, own]) => {
        const visible = own.filter(({ isVisible }) => isVisible).length;
        return `${subject} ${value} ${place} ${own.length} ${visible}`;
      });
    });
}

test('answers that cite the most cited sites and kinds of pages are those of the raw answers', async () => {
  const day = fc.nat(DAYS - 1);
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const range = { from: addDays(FIRST, from), to: addDays(FIRST, to) };
      const { db } = app.database;
      const counts = await findCitingCounts(db, { userId, ...range });
      const lines = counts.map(({ subject, value, prompt, platform, answers: citing, visible }) =>
        [subject, value, questions.get(prompt), platform, citing, visible].join(' '),
      );
      const counted = answers.filter((answer) => answer.day >= from && answer.day <= to);
      const wanted = [
        ...expected('SITE', counted, siteOf, MAX_SITES),
        ...expected('PAGE_KIND', counted, ({ kind }) => kind, Number.POSITIVE_INFINITY),
      ];
      expect(lines.sort()).toEqual(wanted.sort());
    }),
    propertyRuns(100),
  );
});
