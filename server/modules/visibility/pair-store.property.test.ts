import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, rows } from '../../db/client.ts';
import { addDays, lastDays } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { NO_PAIRS, pairPrompts } from '../../statistics/changes.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { type LeadPairsRow, leadPairs } from './lead-pairs.ts';
import { pairsOf, readPairs } from './pair-store.ts';
import { type PromptWindowRow, promptWindows } from './prompt-windows-store.ts';
import { MENTIONS, SENTIMENT, sampleOf } from './samples.ts';
import { type CompanyPromptRow, companyPrompts } from './window-store.ts';

const FIRST = '2025-03-26';
const DAYS = 80;
const PROMPTS = [
  'Which app is best?',
  'What do teams use?',
  'Is Quillmark good?',
  'Who is new?',
  'Which is free?',
];

let app: TestApp;
let owner: SignedIn;
let topicIds: string[];
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const random = seeded('pairs');
  const recordings = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index)).flatMap((day, index) =>
    PROMPTS.flatMap((prompt, at) =>
      ['chatgpt', 'gemini'].flatMap((platform) => {
        if (random() < 0.3 || (at === 3 && index < 25) || (at === 4 && platform === 'gemini')) return [];
        const isNamed = random() < 0.5;
        const sentiment = Math.round(random() * 100);
        return [
          {
            ...{ id: `${at}-${platform}-${day}`, platform, run: 1, collectedAt: `${day}T10:00:00Z` },
            ...{ topic: at % 2 === 0 ? 'Notes' : 'Teams', prompt, sources: [] },
            answer: `${isNamed ? 'Quillmark is a note app. ' : ''}${!isNamed || random() < 0.4 ? 'Tarnwick is a note app.' : ''}`,
            judgement: { model: 'judge-1', companies: isNamed ? [{ name: 'Quillmark', sentiment }] : [] },
          },
        ];
      }),
    ),
  );
  await importInto(app, owner.headers, QUILLMARK, recordings);
  const topics = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.topic where user_id = ${owner.userId} order by is_aggregate`,
  );
  topicIds = topics.map(({ id }) => id);
  expect(topicIds).toHaveLength(TOPICS);
});
afterAll(() => app.close());

/** Three topics: the two of the prompts, and the aggregate one. */
const TOPICS = 3;
const cases = fc.record({
  length: fc.integer({ min: 1, max: 40 }),
  daysBeforeLatest: fc.integer({ min: 0, max: DAYS }),
  topic: fc.nat({ max: TOPICS - 1 }),
  platform: fc.constantFrom(null, 'chatgpt', 'gemini', 'claude'),
});

function queryOf({
  length,
  daysBeforeLatest,
  platform,
}: {
  length: number;
  daysBeforeLatest: number;
  platform: string | null;
}) {
  const current = lastDays(length, addDays(FIRST, DAYS - 1 - daysBeforeLatest));
  const windows = [lastDays(length, addDays(current.from, -1)), current] as const;
  return { windows, filter: { userId: owner.userId, platform, from: null, to: null } };
}

test('compares prompts in the database as in TypeScript, for any windows, topic and platform', async () => {
  const { db }: { db: Db } = app.database;
  await fc.assert(
    fc.asyncProperty(cases, async ({ length, daysBeforeLatest, topic, platform }) => {
      const { windows, filter } = queryOf({ length, daysBeforeLatest, platform });
      const ids = topicIds.slice(topic, topic + 1);
      const read = await rows<PromptWindowRow>(db, promptWindows(filter, windows, ids));
      const prompts = read.map((row) => ({
        ...row,
        ...Object.fromEntries(NUMBERS.map((name) => [name, Number(row[name])])),
      }));
      const row = await readPairs(db, filter, windows, topicIds[topic] ?? '');
      for (const [ratio, measure] of [['mention', MENTIONS] as const, ['sentiment', SENTIMENT] as const]) {
        const [now = [], before = []] = [true, false].map(
          (isLater) =>
            sampleOf(
              measure,
              [],
              prompts.filter(({ later }) => later === isLater),
            ).prompts,
        );
        const { prompts: compared, leftOut, ...sums } = pairPrompts(now, before);
        const found = pairsOf(ratio, row);
        expect(found).toMatchObject({ prompts: compared, leftOut });
        for (const [name, sum] of Object.entries(sums))
          expect(found).toHaveProperty(name, expect.closeTo(sum, 6));
      }
    }),
    propertyRuns(150),
  );
});

test('compares leads over the brand in the database as in TypeScript, for any windows, topic and platform', async () => {
  const { db }: { db: Db } = app.database;
  const found = await rows<{ id: string }>(
    db,
    sql`select id from sightline.company where user_id = ${owner.userId} and kind = 'competitor' order by name`,
  );
  const companyIds = found.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(cases, async ({ length, daysBeforeLatest, topic, platform }) => {
      const { windows, filter } = queryOf({ length, daysBeforeLatest, platform });
      const topicId = topicIds[topic] ?? '';
      const [previous, current] = windows;
      const prompts = await rows<PromptWindowRow>(db, promptWindows(filter, windows, [topicId]));
      const mentions = await rows<CompanyPromptRow>(
        db,
        companyPrompts({ ...filter, from: previous.from, to: current.to }, current.from, topicId, companyIds),
      );
      const leads = await rows<LeadPairsRow>(db, leadPairs(filter, windows, topicId, companyIds));
      const keyOf = (row: Pick<CompanyPromptRow, 'prompt' | 'platform'>) => `${row.prompt} ${row.platform}`;
      for (const companyId of companyIds) {
        const own = new Map(
          mentions.filter((row) => row.companyId === companyId).map((row) => [keyOf(row), row]),
        );
        const [now = [], before = []] = [true, false].map((isLater) =>
          prompts
            .filter(({ later }) => later === isLater)
            .map((row) => ({
              ...{ prompt: row.prompt, platform: row.platform, answers: Number(row.answers) },
              ...{
                count: Number(row.answers),
                total: (own.get(keyOf(row))?.[isLater ? 'now' : 'before'] ?? 0) - Number(row.visible),
              },
            })),
        );
        const { companyId: _, ...pairs } = leads.find((row) => row.companyId === companyId) ?? {
          ...NO_PAIRS,
          companyId,
        };
        const expected = pairPrompts(now, before);
        for (const [name, sum] of Object.entries(expected))
          expect(pairs).toHaveProperty(name, expect.closeTo(sum, 6));
      }
    }),
    propertyRuns(100),
  );
});

test('reads prompts of several topics, all and single ones, as of each alone', async () => {
  const { db }: { db: Db } = app.database;
  const current = lastDays(14, addDays(FIRST, DAYS - 1));
  const windows = [lastDays(14, addDays(current.from, -1)), current] as const;
  const filter = { userId: owner.userId, platform: null, from: null, to: null };
  const read = (ids: string[]) => rows<PromptWindowRow>(db, promptWindows(filter, windows, ids));
  const inOrder = (found: PromptWindowRow[]) => found.map((row) => JSON.stringify(row)).sort();
  const alone = await Promise.all(topicIds.map((id) => read([id])));
  expect(alone.map(({ length }) => length > 0)).toEqual(topicIds.map(() => true));
  expect(inOrder(await read(topicIds))).toEqual(inOrder(alone.flat()));
  expect(inOrder(await read(topicIds.slice(0, -1)))).toEqual(inOrder(alone.slice(0, -1).flat()));
});

/** A driver gives these sums as text. */
const NUMBERS = [
  'answers',
  'visible',
  'brandedAnswers',
  'brandedVisible',
  'analyzed',
  'sentimentSum',
] as const;
