import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Experiment, RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { addDays, DAY_MS } from '../../lib/days.ts';
import { createServices } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const PAGE = 'https://quillmark.example/guide';
const DAYS = { daysBefore: 14, daysLeftOut: 0, daysAfter: 14 };
const TREATED = Array.from({ length: 21 }, (_, index) => `Which app suits writer ${index}?`);
const OTHERS = Array.from({ length: 44 }, (_, index) => `Which app suits painter ${index}?`);

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
/** The first day of the account's answers. */
let firstDay: string;
beforeAll(async () => {
  app = await createTestApp();
  // Answers of the days after the start must not be in the future.
  app.clock.advance(-15 * DAY_MS);
  owner = await app.signedIn();
  other = await app.signedIn();
  firstDay = addDays(today(), -14);
  const days = Array.from({ length: 14 }, (_, index) => addDays(firstDay, index));
  await importInto(
    app,
    owner.headers,
    QUILLMARK,
    days.flatMap((day) => answersOf(day, 0.3)),
  );
});
afterAll(() => app.close());

const today = () => app.clock.now().toISOString().slice(0, 10);

/** Whether an answer names the brand: of each prompt the same share of days. */
const isNamed = (index: number, day: string, share: number) =>
  ((index * 7 + Math.round(Date.parse(day) / DAY_MS) * 3) % 10) / 10 < share;

const recorded = (prompt: string, day: string, named: boolean, cites: readonly string[] = []) =>
  ({
    id: `${prompt} ${day}`,
    ...{ platform: 'chatgpt', topic: 'Apps', prompt, run: 1 },
    collectedAt: `${day}T00:00:10Z`,
    answer: `Options: ${named ? 'Quillmark' : 'Tarnwick'}.`,
    sources: cites.map((url) => ({ url, title: '' })),
  }) satisfies RecordedAnswerInput;

const answersOf = (day: string, treatedShare: number) => [
  ...TREATED.map((prompt, index) => recorded(prompt, day, isNamed(index, day, treatedShare))),
  ...OTHERS.map((prompt, index) => recorded(prompt, day, isNamed(index + 3, day, 0.3))),
];

const FIELDS = `id name state metric pages startsOn daysBefore daysLeftOut daysAfter hash canonical detectable registeredBy
  windows { before { from to } leftOut { from } after { from to } } abandonReason endedAt
  prompts { promptId question role matchedTo }
  checks { errors { field message } warnings }
  power { detectable sentence correlation answers days alternatives { text detectable } }
  candidates(first: 500) { id question role noControl base { hits answers } }
  progress { daysPassed daysTotal sentence days { day treatedAnswers controlAnswers } platforms { platform models { model } } }
  result { verdict sentence notes difference low high pValue comparedTreated comparedControls method
    treated { before after } controls { before after } platforms { platform isCompared reason }
    days { day } prompts { question isCompared before { hits answers } after { hits answers } } }`;
const PAYLOAD = `{ experiment { ${FIELDS} } errors { field message } }`;

interface Payload {
  experiment: Experiment;
  errors: { field: string; message: string }[];
}
const CREATE = `mutation ($input: ExperimentInput!) { saved: createExperiment(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($id: ID!, $input: ExperimentInput!) { saved: updateExperiment(id: $id, input: $input) ${PAYLOAD} }`;
const REGISTER = `mutation ($id: ID!) { saved: registerExperiment(id: $id) ${PAYLOAD} }`;

async function ask<Data>(query: string, variables: Record<string, unknown> = {}, as = owner): Promise<Data> {
  const { data, errors } = await graphql<Data>(app, as.headers, query, variables);
  if (errors)
    throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join());
  return data;
}
const save = async (query: string, variables: Record<string, unknown>, as = owner) =>
  (await ask<{ saved: Payload }>(query, variables, as)).saved;
const read = async (id: string, as = owner) =>
  (
    await ask<{ experiment: Experiment }>(
      `query ($id: ID!) { experiment(id: $id) { ${FIELDS} } }`,
      { id },
      as,
    )
  ).experiment;

async function idsOf(questions: readonly string[]): Promise<string[]> {
  const { briefPrompts } = await ask<{ briefPrompts: { id: string; question: string }[] }>(
    '{ briefPrompts(first: 50, search: "writer") { id question } }',
  );
  return briefPrompts.filter(({ question }) => questions.includes(question)).map(({ id }) => id);
}

const createDraft = async (input: Record<string, unknown> = {}) => {
  const { experiment, errors } = await save(CREATE, {
    input: { name: 'A guide', pages: [PAGE], treated: await idsOf(TREATED), ...DAYS, ...input },
  });
  expect(errors).toEqual([]);
  return experiment;
};

test('creates a draft with controls that are as often named, and says what it would see', async () => {
  const draft = await createDraft();
  const treated = draft.prompts.filter(({ role }) => role === 'TREATED');
  const controls = draft.prompts.filter(({ role }) => role === 'CONTROL');
  expect([treated.length, controls.length]).toEqual([21, 42]);
  expect(new Set(draft.prompts.map(({ promptId }) => promptId)).size).toBe(63);
  for (const { promptId } of treated) {
    expect(controls.filter(({ matchedTo }) => matchedTo === promptId)).toHaveLength(2);
  }
  expect(draft.checks).toEqual({ errors: [], warnings: [] });
  expect(draft.power?.detectable).toBeGreaterThan(5);
  expect(draft.power?.detectable).toBeLessThan(40);
  expect(draft.power?.sentence).toMatch(
    /^With these prompts a change of [\d.]+ points would be seen 8 times in 10\.$/,
  );
  expect(draft.power?.alternatives).toHaveLength(2);
  expect(draft).toMatchObject({
    state: 'DRAFT',
    startsOn: today(),
    hash: null,
    result: null,
    progress: null,
  });
});

test('warns where there will be no verdict, and refuses to register without pages or controls', async () => {
  const small = await createDraft({ treated: (await idsOf(TREATED)).slice(0, 8) });
  expect(small.checks?.errors).toEqual([]);
  expect(small.checks?.warnings[0]).toMatch(
    /^There will be no verdict: it needs 20 treated .* you have 8 and 16\.$/,
  );
  const { errors, experiment } = await save(UPDATE, { id: small.id, input: { pages: [], controls: [] } });
  expect(errors).toEqual([]);
  expect(experiment.checks?.errors.map(({ field }) => field)).toEqual(['pages', 'treated']);
  const refused = await save(REGISTER, { id: small.id });
  expect(refused.errors.map(({ field }) => field)).toEqual(['pages', 'treated']);
  expect(refused.experiment.state).toBe('DRAFT');
});

test('refuses fields outside their limits, and a start in the past', async () => {
  const { id } = await createDraft();
  const errorsOf = async (input: Record<string, unknown>) =>
    (await save(UPDATE, { id, input })).errors.map(({ field }) => field);
  expect(await errorsOf({ name: ' ' })).toEqual(['name']);
  expect(await errorsOf({ name: 'x'.repeat(121) })).toEqual(['name']);
  expect(await errorsOf({ pages: ['ftp://a.example'] })).toEqual(['pages']);
  expect(await errorsOf({ pages: Array.from({ length: 21 }, (_, n) => `https://a.example/${n}`) })).toEqual([
    'pages',
  ]);
  expect(await errorsOf({ daysBefore: 13 })).toEqual(['daysBefore']);
  expect(await errorsOf({ daysAfter: 57, daysLeftOut: 22 })).toEqual(['daysLeftOut', 'daysAfter']);
  expect(await errorsOf({ treated: Array.from({ length: 101 }, () => id) })).toEqual(['treated']);
  expect(await errorsOf({ startsOn: addDays(today(), -1) })).toEqual([]);
  const { errors } = await save(REGISTER, { id });
  expect(errors).toEqual([
    {
      field: 'startsOn',
      message: 'An experiment is registered before it starts: choose today or a later day.',
    },
  ]);
});

test('belongs to one account', async () => {
  const { id } = await createDraft();
  await expect(read(id, other)).rejects.toThrow('NOT_FOUND');
  await expect(save(UPDATE, { id, input: { name: 'Mine' } }, other)).rejects.toThrow('NOT_FOUND');
  await expect(save(REGISTER, { id }, other)).rejects.toThrow('NOT_FOUND');
  expect(await ask('{ experiments { experiments { id } prompts } }', {}, other)).toEqual({
    experiments: { experiments: [], prompts: 0 },
  });
  await expect(read('nothing')).rejects.toThrow('NOT_FOUND');
  const off = await app.signedIn();
  await ask('{ viewer { id } }', {}, off);
  await switchActionCenterOff(app.database.db, off.userId);
  await expect(ask('{ experiments { prompts } }', {}, off)).rejects.toThrow('FORBIDDEN');
});

test('deletes a draft', async () => {
  const { id } = await createDraft();
  expect(await ask('mutation ($id: ID!) { deleteExperiment(id: $id) { id } }', { id })).toEqual({
    deleteExperiment: { id },
  });
  await expect(read(id)).rejects.toThrow('NOT_FOUND');
});

test('no control’s answers cite a touched page; without prompts, those that cite it are treated', async () => {
  const cited = 'https://lists.example/best';
  const citing = [...OTHERS.slice(0, 4), TREATED[0] ?? ''];
  await importInto(
    app,
    owner.headers,
    QUILLMARK,
    citing.map((prompt) => ({
      ...recorded(prompt, addDays(today(), -1), false, [cited]),
      id: `cites ${prompt}`,
    })),
  );
  const { prompts, candidates } = await createDraft({ pages: [`${cited}/?utm_source=x`] });
  const controls = prompts.filter(({ role }) => role === 'CONTROL').map(({ question }) => question);
  expect(controls.filter((question) => citing.includes(question))).toEqual([]);
  expect(
    candidates.filter(({ noControl }) => noControl?.includes('cite')).map(({ question }) => question),
  ).toEqual(OTHERS.slice(0, 4).toSorted());
  const measured = await createDraft({ pages: [cited], treated: undefined });
  expect(
    measured.prompts
      .filter(({ role }) => role === 'TREATED')
      .map(({ question }) => question)
      .toSorted(),
  ).toEqual(citing.toSorted());
  const metric = await createDraft({ pages: [cited], metric: 'CITATIONS' });
  expect(metric.checks?.errors.map(({ field }) => field)).toEqual(['metric']);
});

describe('what changed since a past day', () => {
  const SINCE = `query ($date: Date!, $prompts: [ID!]!) { changeSince(date: $date, prompts: $prompts) {
    verdict sentence pValue difference low windows { before { from to } after { from to } } } }`;

  test('compares with controls and gives neither verdict nor p-value', async () => {
    const prompts = (await idsOf(TREATED)).slice(0, 10);
    const date = addDays(today(), -7);
    const { changeSince } = await ask<{ changeSince: Record<string, unknown> }>(SINCE, { date, prompts });
    expect(changeSince).toMatchObject({ verdict: 'NONE', pValue: null });
    expect(changeSince.sentence).toMatch(
      /^Mentions: the change of these prompts minus that of the controls is /,
    );
    expect(changeSince.low).toBeLessThan(Number(changeSince.difference));
    expect(changeSince.windows).toMatchObject({ after: { from: date, to: addDays(today(), -1) } });
  });

  test('refuses other days and too many prompts', async () => {
    const prompts = await idsOf(TREATED);
    await expect(ask(SINCE, { date: today(), prompts })).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(SINCE, { date: addDays(today(), -3), prompts })).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(SINCE, { date: addDays(today(), -7), prompts: [] })).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('a registered experiment', () => {
  let id: string;
  let hash: string;
  beforeAll(async () => {
    const draft = await createDraft();
    id = draft.id;
    const { experiment, errors } = await save(REGISTER, { id });
    expect(errors).toEqual([]);
    hash = experiment.hash ?? '';
    expect(experiment).toMatchObject({
      state: 'RUNNING',
      registeredBy: owner.userId,
      checks: null,
      power: null,
    });
    expect(experiment.detectable).toBeCloseTo(draft.power?.detectable ?? 0, 3);
  });

  test('has a hash of its canonical form, which names prompts, pages and windows', async () => {
    const { canonical, prompts } = await read(id);
    expect(
      createHash('sha256')
        .update(canonical ?? '')
        .digest('hex'),
    ).toBe(hash);
    const form = JSON.parse(canonical ?? '');
    expect(form).toMatchObject({ id, pages: [PAGE], startsOn: today(), ...DAYS, metric: 'mentions' });
    expect(form.sets).toHaveLength(21);
    expect(form.sets[0].treated.question).toMatch(/^Which app/);
    expect(prompts).toHaveLength(63);
  });

  test('cannot be changed, registered again or deleted', async () => {
    const before = await read(id);
    await expect(save(UPDATE, { id, input: { name: 'Other' } })).rejects.toThrow('CONFLICT');
    await expect(save(REGISTER, { id })).rejects.toThrow('CONFLICT');
    await expect(ask('mutation ($id: ID!) { deleteExperiment(id: $id) { id } }', { id })).rejects.toThrow(
      'CONFLICT',
    );
    expect(await read(id)).toEqual(before);
  });

  test('may measure citations of a page that no answer cites yet', async () => {
    const draft = await createDraft({ metric: 'CITATIONS' });
    const { experiment, errors } = await save(REGISTER, { id: draft.id });
    expect(errors).toEqual([]);
    expect(experiment).toMatchObject({ state: 'RUNNING', metric: 'CITATIONS', detectable: null });
  });

  test('is registered once, and as the draft that was looked at', async () => {
    const { id } = await createDraft();
    const settled = await Promise.allSettled([save(REGISTER, { id }), save(REGISTER, { id })]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).state).toBe('RUNNING');
  });

  test('is abandoned with a reason, once, and stays visible without a result', async () => {
    const draft = await createDraft();
    await save(REGISTER, { id: draft.id });
    const abandon = () =>
      ask(
        'mutation ($id: ID!) { abandonExperiment(id: $id, reason: "The page never went live") { state } }',
        {
          id: draft.id,
        },
      );
    expect(await abandon()).toEqual({ abandonExperiment: { state: 'ABANDONED' } });
    expect(await read(draft.id)).toMatchObject({
      state: 'ABANDONED',
      abandonReason: 'The page never went live',
      result: null,
    });
    await expect(abandon()).rejects.toThrow('CONFLICT');
  });

  test('shows progress only until its last day is over, then one result that stays', async () => {
    const services = createServices(app.database.db, app.config, { clock: app.clock.now });
    const end = () =>
      services.experiments.jobs[0]?.run({}, { signal: new AbortController().signal, attempt: 1, last: true });
    const start = today();
    const passWeek = async (from: number) => {
      app.clock.advance(7 * DAY_MS);
      owner = { ...owner, headers: await signInAgain() };
      const days = Array.from({ length: 7 }, (_, day) => addDays(start, from + day));
      await importInto(
        app,
        owner.headers,
        QUILLMARK,
        days.flatMap((day) => answersOf(day, 0.8)),
      );
    };
    await passWeek(0);
    await end();
    const running = await read(id);
    expect(running.progress).toMatchObject({ daysPassed: 7, daysTotal: 14 });
    expect(running.progress?.days.find(({ day }) => day === start)).toEqual({
      ...{ day: start, treatedAnswers: 21, controlAnswers: 42 },
    });
    expect(running.result).toBeNull();
    await passWeek(7);
    await end();
    const ended = await read(id);
    expect(ended).toMatchObject({ state: 'ENDED', hash, progress: null });
    const { result } = ended;
    expect(result).toMatchObject({ verdict: 'UP', comparedTreated: 21, comparedControls: 42 });
    // Which controls a prompt is matched with, and so whether they correct the difference, depends on random ids.
    expect(result?.notes.filter((note) => !note.startsWith('The plain difference'))).toEqual([]);
    expect(result?.sentence).toMatch(
      /^Mentions rose by \d+ points more than in the controls \(95 % interval [\d.]+ to [\d.]+, p < \.001\)\.$/,
    );
    expect(result?.treated?.before).toBeCloseTo(30, -1);
    expect(result?.difference).toBeGreaterThan(40);
    expect(result?.platforms).toEqual([{ platform: 'chatgpt', isCompared: true, reason: null }]);

    // Later answers and deletions change nothing.
    await end();
    expect(await read(id)).toEqual(ended);
  });

  const signInAgain = async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: owner.email, password: owner.password },
    });
    return { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` };
  };
});
