import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, countDays, lastDays } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const FIRST = '2025-03-26';
const DAYS = 47;
const LATEST = addDays(FIRST, DAYS - 1);

interface Raw {
  prompt: number;
  platform: string;
  day: string;
  /** Null where the answer does not name the brand. */
  sentiment: number | null;
}

/** Prompts come and go, and not every platform is asked each day. */
function createAnswers(): Raw[] {
  const random = seeded('changes');
  return Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index)).flatMap((day, index) =>
    [0, 1, 2, 3].flatMap((prompt) =>
      ['chatgpt', 'gemini'].flatMap((platform) => {
        const isAsked = random() < 0.7 && (prompt !== 2 || index > 20) && (prompt !== 3 || index < 30);
        const sentiment = random() < 0.6 ? Math.round(random() * 100) : null;
        return isAsked ? [{ prompt, platform, day, sentiment }] : [];
      }),
    ),
  );
}

const answers = createAnswers();
let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const recordings = answers.map(({ prompt, platform, day, sentiment }) => ({
    id: `${prompt}-${platform}-${day}`,
    platform,
    run: 1,
    collectedAt: `${day}T10:00:00Z`,
    topic: 'Notes',
    prompt: `Which note app suits case ${prompt}?`,
    answer: sentiment === null ? 'Tarnwick is a note app.' : 'Quillmark is a note app.',
    sources: [],
    judgement: { model: 'judge-1', companies: sentiment === null ? [] : [{ name: 'Quillmark', sentiment }] },
  }));
  await importInto(app, owner.headers, QUILLMARK, recordings);
});
afterAll(() => app.close());

/** Mantel–Haenszel’s difference over prompts and platforms, from the answers themselves. */
function expectedDifference(length: number, to: string, readValue: (answer: Raw) => number | null) {
  const current = lastDays(length, to);
  const previous = lastDays(length, addDays(current.from, -1));
  const valuesIn = ({ from, to: last }: typeof current, prompt: number, platform: string) =>
    answers.flatMap((answer) => {
      const isIn =
        answer.prompt === prompt && answer.platform === platform && answer.day >= from && answer.day <= last;
      const value = isIn ? readValue(answer) : null;
      return value === null ? [] : [value];
    });
  const pairs = [0, 1, 2, 3].flatMap((prompt) =>
    ['chatgpt', 'gemini'].flatMap((platform) => {
      const [now, before] = [valuesIn(current, prompt, platform), valuesIn(previous, prompt, platform)];
      if (now.length === 0 || before.length === 0) return [];
      const weight = (now.length * before.length) / (now.length + before.length);
      return [{ prompt, weight, gain: meanOf(now) - meanOf(before) }];
    }),
  );
  const weights = sum(pairs, ({ weight }) => weight);
  return {
    difference: weights === 0 ? null : sum(pairs, ({ weight, gain }) => weight * gain) / weights,
    prompts: new Set(pairs.map(({ prompt }) => prompt)).size,
  };
}

const meanOf = (values: readonly number[]) => sum(values, (value) => value) / values.length;

interface Shown {
  difference: number | null;
  prompts: number;
}

test('compares the answers of any two windows, wherever their weeks begin', async () => {
  const ranges = fc.record({
    length: fc.integer({ min: 1, max: DAYS }),
    daysBeforeLatest: fc.integer({ min: 0, max: DAYS - 1 }),
  });
  await fc.assert(
    fc.asyncProperty(ranges, async ({ length, daysBeforeLatest }) => {
      const to = addDays(LATEST, -daysBeforeLatest);
      const { from } = lastDays(length, to);
      expect(countDays({ from, to })).toBe(length);
      const { data, errors } = await graphql<{
        dashboard: { metrics: { visibility: { change: Shown }; sentiment: { change: Shown } } };
      }>(
        app,
        owner.headers,
        `query ($from: Date!, $to: Date!) { dashboard(filter: { from: $from, to: $to }) { metrics {
           visibility { change { difference prompts } } sentiment { change { difference prompts } } } } }`,
        { from, to },
      );
      expect(errors).toBeUndefined();
      const { visibility, sentiment } = data.dashboard.metrics;
      const named = expectedDifference(length, to, (answer) => (answer.sentiment === null ? 0 : 100));
      expectSame(visibility.change, named);
      expectSame(
        sentiment.change,
        expectedDifference(length, to, (answer) => answer.sentiment),
      );
    }),
    propertyRuns(200),
  );
});

function expectSame(shown: Shown, expected: Shown) {
  expect(shown.prompts).toBe(expected.prompts);
  if (expected.difference === null) expect(shown.difference).toBeNull();
  else expect(shown.difference).toBeCloseTo(expected.difference, 6);
}
