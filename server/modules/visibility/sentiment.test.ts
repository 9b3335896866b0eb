import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const PRAISE = 'Quillmark is an excellent choice.';
const BLAME = 'Quillmark is slow and unreliable.';
const UNJUDGED = 'Many teams use Quillmark.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Creates an account with one answer per text and day. */
async function accountWith(days: Record<string, string[]>): Promise<SignedIn> {
  const owner = await app.signedIn();
  const recordings = Object.entries(days).flatMap(([day, answers]) =>
    answers.map((answer, run) => ({
      id: `${day}-${run}`,
      platform: 'chatgpt',
      run: run + 1,
      collectedAt: `${day}T10:00:00Z`,
      topic: 'Notes',
      prompt: 'Which note app is best?',
      answer,
      sources: [],
    })),
  );
  await importInto(app, owner.headers, QUILLMARK, recordings);
  return owner;
}

interface Mean {
  value: number | null;
  low: number | null;
  high: number | null;
  answers: number;
  note: string;
}
interface Sentiment {
  score: number | null;
  mentions: number;
  analyzed: number;
  counts: Record<string, number>;
  mean: Mean;
  change: {
    current: Mean;
    previous: Mean;
    difference: number | null;
    pValue: number | null;
    prompts: number;
    verdict: string;
  };
}

async function sentimentOf({ headers }: SignedIn, filter?: object) {
  const { data, errors } = await graphql<{
    dashboard: { metrics: { sentiment: Sentiment; sentimentHistory: object[] } };
  }>(
    app,
    headers,
    `query ($filter: MetricsFilter) {
      dashboard(filter: $filter) {
        metrics {
          sentiment { score mentions analyzed counts { positive mixed negative unjudged unsupportedLanguage } mean { ...M } change { difference pValue prompts verdict current { ...M } previous { ...M } } }
          sentimentHistory { date sentiment mentions analyzed mean { ...M } }
        }
      }
    }
    fragment M on Mean { value low high answers note }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data.dashboard.metrics;
}

/** The same answers on several days. */
const onDays = (days: readonly string[], answers: string[]) =>
  Object.fromEntries(days.map((day) => [day, answers]));

/** `times` equal answers. */
const all = (times: number, answer: string) => Array.from({ length: times }, () => answer);

describe('the certainty of sentiment', () => {
  test('means and intervals use only answers with a sentiment', async () => {
    const owner = await accountWith({
      '2025-05-21': [UNJUDGED],
      '2025-05-22': [PRAISE, UNJUDGED],
      '2025-05-23': [PRAISE, UNJUDGED],
      '2025-05-24': [BLAME, UNJUDGED],
      '2025-05-25': [PRAISE, UNJUDGED],
    });
    const { sentiment, sentimentHistory } = await sentimentOf(owner);
    const [praise, blame] = [await scoreOf(PRAISE), await scoreOf(BLAME)];
    const mean = (3 * praise + blame) / 4;
    // Five days, four of them with one judged answer each: t = 3.182 with 3 degrees of freedom.
    const spread = 3.182446 * Math.sqrt(((3 * (praise - mean) ** 2 + (blame - mean) ** 2) / 16) * (5 / 4));
    expect(sentiment).toMatchObject({ mentions: 9, analyzed: 4, mean: { answers: 4 } });
    expect(sentiment.mean.note).toMatch(/^The 95% interval speaks of these prompts/);
    expect(sentiment.mean.value).toBeCloseTo(mean, 6);
    expect(sentiment.score).toBeCloseTo(mean, 1);
    expect(sentiment.mean.low).toBeCloseTo(Math.max(0, mean - spread), 2);
    expect(sentiment.mean.high).toBeCloseTo(Math.min(100, mean + spread), 2);
    expect(sentimentHistory).toMatchObject([
      { date: '2025-05-21', sentiment: null, mean: { value: null, low: null, high: null, answers: 0 } },
      { date: '2025-05-22', sentiment: praise, mean: { value: praise, low: null, high: null, answers: 1 } },
      { date: '2025-05-23' },
      { date: '2025-05-24', sentiment: blame, mean: { note: expect.stringMatching(/^Too few days/) } },
      { date: '2025-05-25', analyzed: 1 },
    ]);
  });

  test('reports a clear change against the previous period', async () => {
    const owner = await accountWith({
      ...onDays(['2025-05-01', '2025-05-02', '2025-05-03'], all(2, PRAISE)),
      ...onDays(['2025-05-20', '2025-05-21', '2025-05-22'], all(2, BLAME)),
      ...onDays(['2025-05-23', '2025-05-24', '2025-05-25'], all(2, PRAISE)),
    });
    // 23–25 May against 20–22 May.
    const [praise, blame] = [await scoreOf(PRAISE), await scoreOf(BLAME)];
    expect((await sentimentOf(owner, { days: 3 })).sentiment.change).toMatchObject({
      verdict: 'UP',
      prompts: 1,
      current: { value: expect.closeTo(praise), answers: 6 },
      previous: { value: expect.closeTo(blame), answers: 6 },
    });
    // 16–25 May against 6–15 May, when nothing was collected.
    expect((await sentimentOf(owner, { days: 10 })).sentiment.change).toMatchObject({
      verdict: 'NO_CLEAR_CHANGE',
      difference: null,
      pValue: null,
      current: { answers: 12 },
      previous: { value: null, answers: 0 },
    });
    expect(
      (await sentimentOf(owner, { from: '2025-05-11', to: '2025-05-22' })).sentiment.change,
    ).toMatchObject({
      verdict: 'DOWN',
      previous: { answers: 6 },
    });
  });

  test('compares the last week with the week before when there is no range', async () => {
    const owner = await accountWith({
      '2025-05-10': all(9, PRAISE),
      ...onDays(['2025-05-12', '2025-05-14', '2025-05-16'], all(2, PRAISE)),
      '2025-05-18': [PRAISE],
      '2025-05-19': all(3, BLAME),
      ...onDays(['2025-05-22', '2025-05-25'], all(2, BLAME)),
    });
    expect((await sentimentOf(owner)).sentiment).toMatchObject({
      analyzed: 23,
      change: { verdict: 'DOWN', current: { answers: 7 }, previous: { answers: 7 } },
    });
  });

  test('reports no change for few answers, however far apart', async () => {
    const owner = await accountWith({ '2025-05-24': all(20, BLAME), '2025-05-25': all(4, PRAISE) });
    const { change } = (await sentimentOf(owner, { days: 1 })).sentiment;
    expect(change).toMatchObject({ verdict: 'NO_CLEAR_CHANGE', current: { answers: 4 } });
    expect(change.difference).toBeGreaterThan(20);
  });
});

/** The score of an answer with this text. */
async function scoreOf(answer: string): Promise<number> {
  const { sentiment } = await sentimentOf(await accountWith({ '2025-05-24': [answer] }));
  if (sentiment.score === null) throw new Error(`cannot be judged: ${answer}`);
  return sentiment.score;
}

test('counts positive, mixed, negative and unjudged answers, and those of an unsupported language', async () => {
  const owner = await accountWith({
    '2025-05-24': [PRAISE, PRAISE, BLAME, UNJUDGED],
    '2025-05-25': [
      '- **Quillmark**\n  - Pros: fast, reliable\n  - Cons: expensive, hard to learn',
      'Quillmark è un ottimo programma per scrivere: veloce, affidabile e molto facile da usare ogni giorno.',
    ],
  });
  const { sentiment } = await sentimentOf(owner);
  expect(sentiment.counts).toEqual({
    positive: 2,
    mixed: 1,
    negative: 1,
    unjudged: 2,
    unsupportedLanguage: 1,
  });
  const latest = await sentimentOf(owner, { from: '2025-05-25', to: '2025-05-25' });
  expect(latest.sentiment.counts).toMatchObject({ mixed: 1, unjudged: 1, unsupportedLanguage: 1 });
});
