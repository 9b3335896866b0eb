import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import { EVALUATE } from '../queues.ts';
import { type AlertsTest, BAD, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { evaluate } from './evaluate.ts';

let t: AlertsTest;
beforeAll(async () => {
  t = await openAlertsTest();
});
afterAll(() => t.app.close());

interface Shown {
  kind: string;
  day: string;
  title: string;
  summary: string;
  deliveries: { channel: string; status: string; problem: string | null }[];
}

async function alertsOf({ headers }: SignedIn): Promise<Shown[]> {
  const { data } = await graphql<{ alerts: Shown[] }>(
    t.app,
    headers,
    '{ alerts { kind day title summary deliveries { channel status problem } } }',
  );
  return data.alerts;
}

const titlesOf = async (owner: SignedIn) => (await alertsOf(owner)).map(({ title }) => title);
const lookAt = ({ userId }: SignedIn, runId: string | null = null) => evaluate(t.deps, { userId, runId });
const byMail = { channels: ['EMAIL'] };
const DAY = 86_400_000;

/** Two weeks of 10 answers a day: `before` of them name the brand in the first week, `now` in the second. */
const named = (before: number, now: number, topic?: string) => [
  { days: [13, 7] as const, count: before, answer: GOOD, topic },
  { days: [13, 7] as const, count: 10 - before, answer: RIVAL, topic },
  { days: [6, 0] as const, count: now, answer: GOOD, topic },
  { days: [6, 0] as const, count: 10 - now, answer: RIVAL, topic },
];

/** Days up to today with 10 answers each, of which so many name the brand. */
const byDay = (hits: readonly number[], topic?: string) =>
  hits.flatMap((count, index) => {
    const day = hits.length - 1 - index;
    return [
      { days: [day, day] as const, count, answer: GOOD, topic },
      { days: [day, day] as const, count: 10 - count, answer: RIVAL, topic },
    ];
  });

describe('a drop of visibility', () => {
  test('sends one alert per channel of the rule for a real change', async () => {
    const owner = await t.owner();
    await t.collect(owner, named(8, 3));
    await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
    await lookAt(owner);
    await lookAt(owner);
    await Promise.all([lookAt(owner), lookAt(owner)]);
    expect(await alertsOf(owner)).toEqual([
      {
        kind: 'VISIBILITY_DROP',
        day: t.day(0),
        title: 'Quillmark is named less often',
        summary:
          'Named in 30.0% of 70 answers, 80.0% before: 50.0 points down, more than chance explains. 1 prompt compared with itself.',
        deliveries: [{ channel: 'EMAIL', status: 'WAITING', problem: null }],
      },
    ]);
  });

  test('sends none for chance or a rise', async () => {
    // 60 and 50 % of the answers, and days that vary as independent answers do.
    const chance = byDay([8, 4, 6, 7, 5, 8, 4, 5, 7, 3, 5, 6, 4, 5]);
    for (const answers of [chance, named(3, 8)]) {
      const owner = await t.owner();
      await t.collect(owner, answers);
      await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
      await lookAt(owner);
      expect(await alertsOf(owner)).toEqual([]);
    }
  });

  test('counts only in the rule’s topic', async () => {
    const owner = await t.owner();
    await t.collect(owner, [...named(9, 2, 'Notes'), ...named(5, 5, 'Wikis')]);
    const { data } = await graphql<{ viewer: { topics: { id: string; name: string }[] } }>(
      t.app,
      owner.headers,
      '{ viewer { topics { id name } } }',
    );
    for (const { id } of data.viewer.topics.filter(({ name }) => name !== 'Aggregate')) {
      await t.rule(owner, { kind: 'VISIBILITY_DROP', topicId: id, ...byMail });
    }
    await lookAt(owner);
    expect(await titlesOf(owner)).toEqual(['Quillmark is named less often in “Notes”']);
  });

  test('is only reported to its own account', async () => {
    const [falling, steady] = [await t.owner(), await t.owner()];
    await t.collect(falling, named(8, 2));
    await t.collect(steady, named(5, 5));
    await t.rule(steady, { kind: 'VISIBILITY_DROP', ...byMail });
    await lookAt(falling);
    await lookAt(steady);
    expect(await alertsOf(steady)).toEqual([]);
    expect(await alertsOf(falling)).toEqual([]);
  });

  test('is not reported for old days, as in an import', async () => {
    const owner = await t.owner();
    await t.collect(owner, [
      { days: [40, 34], count: 10, answer: GOOD },
      { days: [33, 27], count: 10, answer: RIVAL },
    ]);
    await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
    await lookAt(owner);
    expect(await alertsOf(owner)).toEqual([]);
  });
});

describe('a lasting finding', () => {
  let own: AlertsTest;
  beforeAll(async () => {
    own = await openAlertsTest();
  });
  afterAll(() => own.app.close());

  const look = async ({ userId }: SignedIn) => {
    await evaluate(own.deps, { userId, runId: null });
    const told = await own.services.alerts.latest(ownerViewer(own.deps.accounts, userId));
    return told.length;
  };

  test('is reported again after it had ended', async () => {
    const owner = await own.owner();
    await own.collect(owner, named(8, 2));
    await own.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
    expect(await look(owner)).toBe(1);
    own.app.clock.advance(6 * DAY);
    await own.collect(owner, [{ days: [5, 0], count: 10, answer: GOOD }]);
    expect(await look(owner)).toBe(1);
    own.app.clock.advance(6 * DAY);
    await own.collect(owner, [{ days: [5, 0], count: 10, answer: RIVAL }]);
    expect(await look(owner)).toBe(2);
  });

  test('is reported again after two weeks and not before', async () => {
    const owner = await own.owner();
    let share = 28;
    const nextDay = async () => {
      own.app.clock.advance(DAY);
      share -= 1;
      await own.collect(owner, [
        { days: [0, 0], count: share, answer: GOOD },
        { days: [0, 0], count: 28 - share, answer: RIVAL },
      ]);
    };
    for (let day = 0; day < 14; day++) await nextDay();
    await own.rule(await own.again(owner), { kind: 'VISIBILITY_DROP', ...byMail });
    const counts = [await look(owner)];
    for (let day = 0; day < 14; day++) {
      await nextDay();
      counts.push(await look(owner));
    }
    expect(counts).toEqual([...Array(14).fill(1), 2]);
  });
});

test('reports a drop of sentiment by the same rules', async () => {
  const owner = await t.owner();
  await t.collect(owner, [
    { days: [13, 7], count: 3, answer: GOOD },
    { days: [6, 0], count: 3, answer: BAD },
  ]);
  await t.rule(owner, { kind: 'SENTIMENT_DROP', ...byMail });
  await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
  await lookAt(owner);
  expect(await titlesOf(owner)).toEqual(['Answers speak less well of Quillmark']);
});

test('a lower sentiment by another judge is no drop, by the same one it is', async () => {
  const by = (model: string, sentiment: number) => ({
    answer: GOOD,
    count: 3,
    judgement: { model, companies: [{ name: 'Quillmark', sentiment }] },
  });
  const titlesAfter = async (before: object) => {
    const owner = await t.owner();
    await t.collect(owner, [
      { days: [13, 7], answer: GOOD, count: 3, ...before },
      { days: [6, 0], ...by('judge-1', 20) },
    ]);
    await t.rule(owner, { kind: 'SENTIMENT_DROP', ...byMail });
    await lookAt(owner);
    return titlesOf(owner);
  };
  expect(await titlesAfter({})).toEqual([]);
  expect(await titlesAfter(by('judge-2', 90))).toEqual([]);
  expect(await titlesAfter(by('judge-1', 90))).toEqual(['Answers speak less well of Quillmark']);
});

describe('a competitor', () => {
  const answers = (rivalBefore: number, rivalNow: number) => [
    { days: [13, 7] as const, count: 5, answer: GOOD },
    { days: [6, 0] as const, count: 5, answer: GOOD },
    { days: [13, 7] as const, count: rivalBefore, answer: RIVAL },
    { days: [6, 0] as const, count: rivalNow, answer: RIVAL },
  ];

  test('that overtakes the brand is reported once', async () => {
    const owner = await t.owner();
    await t.collect(owner, answers(3, 7));
    await t.rule(owner, { kind: 'COMPETITOR_OVERTAKES', ...byMail });
    await lookAt(owner);
    await lookAt(owner);
    expect(await alertsOf(owner)).toMatchObject([
      {
        title: 'Tarnwick has overtaken Quillmark',
        summary:
          'In the last 7 days Tarnwick was named in 49 answers and Quillmark in 35; in the 7 days before in 21 and 35.',
      },
    ]);
  });

  test('that was ahead already, comes close, or was not tracked before is not reported', async () => {
    for (const [before, now] of [
      [6, 7],
      [3, 5],
      [0, 7],
    ] as const) {
      const owner = await t.owner();
      await t.collect(owner, answers(before, now));
      await t.rule(owner, { kind: 'COMPETITOR_OVERTAKES', ...byMail });
      await lookAt(owner);
      expect(await alertsOf(owner)).toEqual([]);
    }
  });

  test('is not reported where one day alone put it ahead', async () => {
    const owner = await t.owner();
    await t.collect(owner, [...answers(3, 3), { days: [0, 0], count: 30, answer: RIVAL }]);
    await t.rule(owner, { kind: 'COMPETITOR_OVERTAKES', ...byMail });
    await lookAt(owner);
    expect(await alertsOf(owner)).toEqual([]);
  });
});

test('prompts asked once a week are compared over four weeks', async () => {
  const owner = await t.owner();
  const weekly = (weeks: readonly number[], answer: string) =>
    weeks.map((week) => ({ days: [7 * week, 7 * week] as const, count: 10, answer }));
  await t.collect(owner, [...weekly([7, 6, 5, 4], GOOD), ...weekly([3, 2, 1, 0], RIVAL)]);
  await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
  await lookAt(owner);
  expect(await alertsOf(owner)).toMatchObject([
    { summary: expect.stringMatching(/^In the last 28 days named in 0\.0% of 40 answers, 100\.0% before/) },
  ]);
});

describe('a gain', () => {
  test('of visibility and sentiment is reported where a rule asks for it', async () => {
    const owner = await t.owner();
    await t.collect(owner, named(3, 8));
    await t.collect(owner, [
      { days: [13, 7], count: 3, answer: BAD, topic: 'Wikis' },
      { days: [6, 0], count: 3, answer: GOOD, topic: 'Wikis' },
    ]);
    await t.rule(owner, { kind: 'VISIBILITY_RISE', ...byMail });
    await t.rule(owner, { kind: 'SENTIMENT_RISE', ...byMail });
    await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
    await lookAt(owner);
    expect(new Set(await titlesOf(owner))).toEqual(
      new Set(['Quillmark is named more often', 'Answers speak better of Quillmark']),
    );
  });

  test('on a competitor is reported, and only against the chosen one', async () => {
    const owner = await t.owner();
    await t.collect(owner, [
      { days: [13, 7], count: 3, answer: GOOD },
      { days: [6, 0], count: 7, answer: GOOD },
      { days: [13, 0], count: 5, answer: RIVAL },
    ]);
    const { data } = await graphql<{ viewer: { competitors: { id: string; name: string }[] } }>(
      t.app,
      owner.headers,
      '{ viewer { competitors { id name } } }',
    );
    const other = data.viewer.competitors.find(({ name }) => name !== 'Tarnwick');
    const rival = data.viewer.competitors.find(({ name }) => name === 'Tarnwick');
    if (other) await t.rule(owner, { kind: 'COMPETITOR_OVERTAKEN', competitorId: other.id, ...byMail });
    await lookAt(owner);
    expect(await alertsOf(owner)).toEqual([]);
    await t.rule(owner, { kind: 'COMPETITOR_OVERTAKEN', competitorId: rival?.id, ...byMail });
    await t.rule(owner, { kind: 'COMPETITOR_DROP', ...byMail });
    await lookAt(owner);
    expect(new Set(await titlesOf(owner))).toEqual(
      new Set(['Quillmark has overtaken Tarnwick', 'Tarnwick is named less often']),
    );
  });
});

describe('a prompt', () => {
  async function promptOf(owner: SignedIn, question: string) {
    const { data } = await graphql<{ prompts: { prompts: { id: string; question: string }[] }[] }>(
      t.app,
      owner.headers,
      '{ prompts { prompts { id question } } }',
    );
    const all = data.prompts.flatMap(({ prompts }) => prompts);
    return all.find((one) => one.question === question)?.id ?? '';
  }

  test('is watched alone, and one answer a day is enough for a large change', async () => {
    const owner = await t.owner();
    await t.collect(owner, [...one('Notes', GOOD, RIVAL), ...one('Wikis', GOOD, GOOD)]);
    for (const topic of ['Notes', 'Wikis']) {
      const promptId = await promptOf(owner, `Which one suits ${topic}?`);
      await t.rule(owner, { kind: 'VISIBILITY_DROP', promptId, ...byMail });
    }
    await lookAt(owner);
    await lookAt(owner);
    expect(await titlesOf(owner)).toEqual(['Quillmark is named less often for “Which one suits Notes?”']);
  });

  test('that was lost or won is listed once', async () => {
    const owner = await t.owner();
    await t.collect(owner, [
      ...one('Notes', GOOD, RIVAL),
      ...one('Wikis', RIVAL, GOOD),
      ...one('Plans', GOOD, GOOD),
    ]);
    await t.rule(owner, { kind: 'PROMPTS_LOST', ...byMail });
    await t.rule(owner, { kind: 'PROMPTS_WON', platform: 'chatgpt', ...byMail });
    await lookAt(owner);
    await lookAt(owner);
    const found = await alertsOf(owner);
    expect(new Set(found.map(({ title }) => title))).toEqual(
      new Set(['1 prompt lost', '1 prompt won on ChatGPT']),
    );
    expect(found.find(({ kind }) => kind === 'PROMPTS_LOST')?.summary).toBe(
      'Quillmark is named less often, more than chance explains, in answers to “Which one suits Notes?” (0.0%, 100.0% before).',
    );
  });

  const one = (topic: string, before: string, now: string) => [
    { days: [13, 7] as const, count: 1, answer: before, topic },
    { days: [6, 0] as const, count: 1, answer: now, topic },
  ];

  test.each([
    [{ kind: 'SENTIMENT_DROP', promptId: randomUUID() }, 'promptId', /visibility only/],
    [{ kind: 'VISIBILITY_DROP', promptId: randomUUID() }, 'promptId', /no prompt with this id/],
    [{ kind: 'VISIBILITY_DROP', promptId: 'none' }, 'promptId', /no prompt with this id/],
    [{ kind: 'NEW_SOURCE', platform: 'chatgpt' }, 'platform', /all platforms/],
    [{ kind: 'VISIBILITY_DROP', platform: 'nobody' }, 'platform', /no platform with this key/],
    [{ kind: 'VISIBILITY_DROP', competitorId: randomUUID() }, 'competitorId', /your brand/],
    [{ kind: 'COMPETITOR_RISE', competitorId: randomUUID() }, 'competitorId', /no competitor with this id/],
  ])('or another subject that does not fit is refused: %o', async (input, field, message) => {
    const owner = await t.owner();
    const { data } = await graphql<{ addAlertRule: { errors: object[] } }>(
      t.app,
      owner.headers,
      'mutation ($input: AddAlertRuleInput!) { addAlertRule(input: $input) { errors { field message } } }',
      { input: { ...input, ...byMail } },
    );
    expect(data.addAlertRule.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  test('of another account cannot be watched', async () => {
    const [owner, stranger] = [await t.owner(), await t.owner()];
    await t.collect(owner, one('Notes', GOOD, RIVAL));
    const promptId = await promptOf(owner, 'Which one suits Notes?');
    const rule = t.rule(stranger, { kind: 'VISIBILITY_DROP', promptId, ...byMail });
    await expect(rule).rejects.toThrow('There is no prompt with this id.');
  });
});

describe('many rules', () => {
  // About 3 % by chance: significant alone, and not among six tests.
  const SLIGHT = [6, 8, 5, 7, 8, 6, 7, 5, 7, 4, 5, 6, 5, 6];
  const STEADY = [6, 5, 6, 5, 6, 5, 6, 6, 5, 6, 5, 6, 5, 6];

  async function titlesWith(steadyTopics: number) {
    const owner = await t.owner();
    const steady = Array.from({ length: steadyTopics }, (_, index) => `Steady ${index}`);
    await t.collect(owner, [...byDay(SLIGHT, 'Notes'), ...steady.flatMap((topic) => byDay(STEADY, topic))]);
    const { data } = await graphql<{ viewer: { topics: { id: string; name: string }[] } }>(
      t.app,
      owner.headers,
      '{ viewer { topics { id name } } }',
    );
    for (const { id } of data.viewer.topics.filter(({ name }) => name !== 'Aggregate')) {
      await t.rule(owner, { kind: 'VISIBILITY_DROP', topicId: id, ...byMail });
    }
    await lookAt(owner);
    return titlesOf(owner);
  }

  test('hold the false discovery rate: a slight change alone is reported, among steady topics it is not', async () => {
    expect(await titlesWith(0)).toEqual(['Quillmark is named less often in “Notes”']);
    expect(await titlesWith(5)).toEqual([]);
  });
});

describe('a source', () => {
  const citing = (url: string, count: number, days: readonly [number, number] = [0, 0]) => ({
    days,
    count,
    answer: GOOD,
    sources: [{ url, title: '' }],
  });

  test('that enough answers cite for the first time is reported once', async () => {
    const owner = await t.owner();
    await t.collect(owner, [
      citing('https://known.example/', 1, [20, 0]),
      citing('https://new.example/guide', 3),
      citing('https://rare.example/', 2),
    ]);
    await t.rule(owner, { kind: 'NEW_SOURCE', ...byMail });
    await lookAt(owner);
    expect(await alertsOf(owner)).toMatchObject([
      {
        title: 'Answers cite a new source: new.example',
        summary: 'Cited in the last 7 days and never before: https://new.example/guide (3 answers).',
      },
    ]);
    await t.collect(owner, [citing('https://rare.example/', 1)]);
    await lookAt(owner);
    expect(await titlesOf(owner)).toHaveLength(1);
  });

  test('is not reported in an account’s first two weeks', async () => {
    const owner = await t.owner();
    await t.collect(owner, [citing('https://old.example/', 1, [12, 0]), citing('https://new.example/', 5)]);
    await t.rule(owner, { kind: 'NEW_SOURCE', ...byMail });
    await lookAt(owner);
    expect(await alertsOf(owner)).toEqual([]);
  });
});

describe('a run', () => {
  async function ranWith(
    status: string,
    reason: string | null,
    [answered, failed]: readonly [number, number],
  ) {
    const owner = await t.owner();
    const runId = randomUUID();
    await t.deps.db.execute(sql`
      insert into sightline.collection_run (user_id, id, trigger, status, reason, day, samples, prompts)
      values (${owner.userId}, ${runId}, 'schedule', ${status}, ${reason}, ${t.day(0)}, 1, 10)`);
    await t.deps.db.execute(sql`
      insert into sightline.collection_run_platform (user_id, run_id, platform, planned, answered, failed, refused)
      values (${owner.userId}, ${runId}, 'chatgpt', 10, ${answered}, ${failed - 1}, 1),
             (${owner.userId}, ${runId}, 'gemini', 10, 10, 0, 0)`);
    await lookAt(owner, runId);
    await lookAt(owner, runId);
    return alertsOf(owner);
  }

  test('with a fifth failed on a platform is reported once, with the platform', async () => {
    expect(await ranWith('finished', null, [8, 2])).toMatchObject([
      { title: 'A collection run partly failed', summary: 'ChatGPT: 2 of 10 measurements failed.' },
    ]);
  });

  test('that was stopped is reported with the reason', async () => {
    expect(await ranWith('stopped', 'The monthly budget is spent', [9, 1])).toMatchObject([
      {
        title: 'A collection run was stopped',
        summary: 'It was stopped: The monthly budget is spent.',
      },
    ]);
  });

  test('that succeeded, is running or was cancelled is not reported', async () => {
    expect(await ranWith('finished', null, [9, 1])).toEqual([]);
    expect(await ranWith('cancelled', null, [1, 9])).toEqual([]);
    expect(await ranWith('running', null, [1, 9])).toEqual([]);
  });
});

test('an import has the rules evaluated once, a minute later', async () => {
  const owner = await t.owner();
  await t.rule(owner, { kind: 'VISIBILITY_DROP', ...byMail });
  const recording = { platform: 'chatgpt', topic: 'Notes', prompt: 'Which one?', answer: GOOD };
  const { data } = await graphql<{ importAnswers: { stored: number } }>(
    t.app,
    owner.headers,
    'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }',
    { answers: [{ ...recording, id: 'one', collectedAt: `${t.day(0)}T00:00:01Z` }] },
  );
  expect(data.importAnswers.stored).toBe(1);
  const own = t.jobs.waiting.filter(
    ({ queue, data: job }) => queue === EVALUATE && (job as { userId: string }).userId === owner.userId,
  );
  expect(own).toEqual([
    {
      queue: EVALUATE,
      data: { userId: owner.userId, runId: null },
      at: t.app.clock.now().getTime() + 60_000,
    },
  ]);
});
