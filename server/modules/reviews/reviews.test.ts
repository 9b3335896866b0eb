import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Review {
  company: { name: string };
  named: boolean;
  verdict: string | null;
  isCorrection: boolean;
  reviewer: string;
  version: string;
  product: { named: boolean; sentiment: number | null; position: number | null; judge: string | null };
}
interface StoredAnswer {
  id: string;
  visible: boolean;
  missed: boolean;
  mentions: {
    company: { id: string; name: string };
    position: number;
    sentiment: number | null;
    judge: string;
    verdict: string;
    spans: { start: number; end: number }[];
  }[];
  reviews: Review[];
  orderCorrection: { version: string } | null;
}

const ANSWER = `id visible missed mentions { company { id name } position sentiment judge verdict spans { start end } }
  reviews { company { name } named verdict isCorrection reviewer version product { named sentiment position judge } }
  orderCorrection { version }`;
const PAYLOAD = `answer { ${ANSWER} } errors { field message } conflict { message version }`;

interface Payload {
  answer: StoredAnswer | null;
  errors: { field: string; message: string }[];
  conflict: { message: string; version: string } | null;
}

const TEXTS = [
  'Quillmark is slow and unreliable. Tarnwick is an excellent choice.',
  'The mark of Prague is fast. Quillmark is a great pick for writers.',
];

async function accountWith(texts: readonly string[]): Promise<{ owner: SignedIn; answers: StoredAnswer[] }> {
  const owner = await app.signedIn();
  await importInto(
    app,
    owner.headers,
    QUILLMARK,
    texts.map((text, index) => answer({ id: `${String(index).padStart(3, '0')}`, answer: text })),
  );
  return { owner, answers: await answersOf(owner) };
}

async function answersOf({ headers }: SignedIn): Promise<StoredAnswer[]> {
  const { data } = await graphql<{ answers: { nodes: StoredAnswer[] } }>(
    app,
    headers,
    `{ answers(first: 100) { nodes { ${ANSWER} } } }`,
  );
  return data.answers.nodes.toReversed();
}

async function companiesOf({ headers }: SignedIn): Promise<Record<string, string>> {
  const { data } = await graphql<{
    brand: { id: string; name: string };
    trackedCompetitors: { id: string; name: string }[];
  }>(app, headers, '{ brand { id name } trackedCompetitors { id name } }');
  return Object.fromEntries([data.brand, ...data.trackedCompetitors].map(({ id, name }) => [name, id]));
}

async function review(owner: SignedIn, input: Record<string, unknown>): Promise<Payload> {
  const { data, errors } = await graphql<{ reviewMention: Payload }>(
    app,
    owner.headers,
    `mutation ($input: ReviewMentionInput!) { reviewMention(input: $input) { ${PAYLOAD} } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.reviewMention;
}

async function metricsOf({ headers }: SignedIn) {
  const { data } = await graphql<{
    viewer: { dataVersion: number };
    dashboard: {
      metrics: { sentiment: { score: number | null }; visibility: { mentionRate: { hits: number } } };
    };
  }>(
    app,
    headers,
    '{ viewer { dataVersion } dashboard { metrics { sentiment { score } visibility { mentionRate { hits } } } } }',
  );
  const { viewer, dashboard } = data;
  return {
    version: viewer.dataVersion,
    score: dashboard.metrics.sentiment.score,
    visible: dashboard.metrics.visibility.mentionRate.hits,
  };
}

test('a corrected sentiment wins, moves the numbers at once and is undone exactly', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const { Quillmark } = await companiesOf(owner);
  const before = await metricsOf(owner);
  const [first] = answers;
  const was = first?.mentions.find(({ company }) => company.name === 'Quillmark');
  expect(was?.verdict).toBe('NEGATIVE');

  const saved = await review(owner, { answerId: first?.id, companyId: Quillmark, verdict: 'POSITIVE' });
  expect(saved.errors).toEqual([]);
  expect(saved.answer?.mentions.find(({ company }) => company.name === 'Quillmark')).toMatchObject({
    sentiment: 100,
    verdict: 'POSITIVE',
    judge: 'A person',
    position: 1,
  });
  expect(saved.answer?.reviews).toMatchObject([
    {
      named: true,
      verdict: 'POSITIVE',
      isCorrection: true,
      reviewer: owner.email,
      product: { named: true, sentiment: was?.sentiment, position: 1, judge: 'Built-in rules' },
    },
  ]);
  const after = await metricsOf(owner);
  expect(after.score).toBeGreaterThan(before.score ?? 100);
  expect(after.version).toBeGreaterThan(before.version);

  const { data } = await graphql<{ removeReview: Payload }>(
    app,
    owner.headers,
    `mutation ($answerId: ID!, $companyId: ID!) { removeReview(answerId: $answerId, companyId: $companyId) { ${PAYLOAD} } }`,
    { answerId: first?.id, companyId: Quillmark },
  );
  expect(data.removeReview.answer).toEqual(first);
  expect({ ...(await metricsOf(owner)), version: 0 }).toEqual({ ...before, version: 0 });
});

test('a confirmed mention keeps the score of the product', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const { Quillmark } = await companiesOf(owner);
  const saved = await review(owner, { answerId: answers[0]?.id, companyId: Quillmark, verdict: 'NEGATIVE' });
  expect(saved.answer?.mentions).toEqual(answers[0]?.mentions);
  expect(saved.answer?.reviews).toMatchObject([{ isCorrection: false }]);
});

test('a company that is not meant leaves the answer, and one that was missed joins it in its place', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const companies = await companiesOf(owner);
  const [first, second] = answers;
  const without = await review(owner, { answerId: first?.id, companyId: companies.Quillmark, named: false });
  expect(without.answer).toMatchObject({
    visible: false,
    missed: true,
    mentions: [{ company: { name: 'Tarnwick' }, position: 1 }],
    reviews: [{ named: false, verdict: null, isCorrection: true }],
  });
  expect((await metricsOf(owner)).visible).toBe(1);

  const input = { answerId: second?.id, companyId: companies['Ostrava Labs'], verdict: 'POSITIVE' };
  expect((await review(owner, input)).errors).toEqual([
    {
      field: 'writtenAs',
      message: 'The answer does not hold the name “Ostrava Labs”. Give the words that it uses instead.',
    },
  ]);
  expect((await review(owner, { ...input, writtenAs: 'great quill' })).errors).toMatchObject([
    { field: 'writtenAs' },
  ]);
  expect((await review(owner, { ...input, writtenAs: 'quillmark' })).errors).toEqual([
    { field: 'writtenAs', message: 'These words are part of another company’s name here.' },
  ]);
  const added = await review(owner, { ...input, writtenAs: 'the MARK of Prague' });
  expect(added.answer?.mentions).toMatchObject([
    { company: { name: 'Ostrava Labs' }, position: 1, sentiment: 100, spans: [{ start: 0, end: 18 }] },
    { company: { name: 'Quillmark' }, position: 2 },
  ]);
});

test('corrections outlast renaming and a new method, and follow a name to another company', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const companies = await companiesOf(owner);
  const [first, second] = answers;
  await review(owner, { answerId: first?.id, companyId: companies.Tarnwick, verdict: 'MIXED' });
  await review(owner, { answerId: second?.id, companyId: companies.Quillmark, named: false });
  const services = createServices(app.database.db, app.config);
  const viewer = await services.accounts.viewerOf({ ...owner, sessionId: '' });
  const competitors = [{ name: 'Ostrava Labs', aliases: ['Tarnwick'] }];
  await services.brands.save(viewer, { brand: QUILLMARK.brand, competitors });
  await app.database.db.execute(
    sql`update sightline.answer set method = 'older' where user_id = ${owner.userId}`,
  );
  await services.answers.reanalyse(viewer);

  const [renamed, other] = await answersOf(owner);
  expect(renamed?.mentions.find(({ company }) => company.name === 'Ostrava Labs')).toMatchObject({
    sentiment: 50,
    judge: 'A person',
  });
  expect(other?.mentions).toEqual([]);
});

test('the brand and a competitor may exchange their names, and reviews with them', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const companies = await companiesOf(owner);
  const answerId = answers[0]?.id;
  await review(owner, { answerId, companyId: companies.Quillmark, verdict: 'MIXED' });
  await review(owner, { answerId, companyId: companies.Tarnwick, verdict: 'NONE' });
  const services = createServices(app.database.db, app.config);
  const viewer = await services.accounts.viewerOf({ ...owner, sessionId: '' });
  await services.brands.save(viewer, {
    brand: { name: 'Tarnwick', aliases: [] },
    competitors: [{ id: companies.Tarnwick, name: 'Quillmark', aliases: [] }],
  });
  await services.answers.reanalyse(viewer);
  const [swapped] = await answersOf(owner);
  expect(swapped?.mentions).toMatchObject([
    { company: { name: 'Quillmark', id: companies.Tarnwick }, sentiment: 50 },
    { company: { name: 'Tarnwick', id: companies.Quillmark }, sentiment: null },
  ]);
});

test('a corrected order stays when a company joins or leaves', async () => {
  const { owner, answers } = await accountWith(['Quillmark, Tarnwick and Ostrava Labs are used.']);
  const companies = await companiesOf(owner);
  const [first] = answers;
  const ids = first?.mentions.map(({ company }) => company.id) ?? [];
  const order = (companyIds: readonly string[] | null, version?: string | null) =>
    graphql<{ correctOrder: Payload }>(
      app,
      owner.headers,
      `mutation ($answerId: ID!, $companyIds: [ID!], $version: String) {
        correctOrder(answerId: $answerId, companyIds: $companyIds, version: $version) { ${PAYLOAD} } }`,
      { answerId: first?.id, companyIds, version },
    ).then(({ data }) => data.correctOrder);
  const namesOf = (payload: Payload) => payload.answer?.mentions.map(({ company }) => company.name);

  expect((await order(ids.slice(1))).errors).toMatchObject([{ field: 'companyIds' }]);
  const turned = await order(ids.toReversed());
  expect(namesOf(turned)).toEqual(['Ostrava Labs', 'Tarnwick', 'Quillmark']);
  expect(turned.answer?.mentions.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect((await order(ids, 'none')).conflict).not.toBeNull();
  expect((await order(ids.toReversed(), 'none')).conflict).toBeNull();
  const without = await review(owner, { answerId: first?.id, companyId: companies.Tarnwick, named: false });
  expect(namesOf(without)).toEqual(['Ostrava Labs', 'Quillmark']);
  const back = await order(null, without.answer?.orderCorrection?.version);
  expect(namesOf(back)).toEqual(['Quillmark', 'Ostrava Labs']);
  expect(back.answer?.orderCorrection).toBeNull();
});

test('a review of a mention that was reviewed elsewhere is a conflict, the same review sent again is none', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const { Quillmark } = await companiesOf(owner);
  const input = { answerId: answers[0]?.id, companyId: Quillmark, verdict: 'MIXED', version: 'none' };
  const first = await review(owner, input);
  const second = await review(owner, { ...input, verdict: 'POSITIVE' });
  expect(second).toMatchObject({
    answer: { mentions: first.answer?.mentions },
    errors: [{ field: 'version' }],
    conflict: { version: first.answer?.reviews[0]?.version },
  });
  const repeated = await review(owner, input);
  expect(repeated).toMatchObject({ errors: [], conflict: null, answer: { reviews: [{ verdict: 'MIXED' }] } });
  const { version } = repeated.answer?.reviews[0] ?? {};
  const third = await review(owner, { ...input, verdict: 'POSITIVE', version });
  expect(third.answer?.reviews).toMatchObject([{ verdict: 'POSITIVE' }]);
});

test('refuses what cannot be reviewed', async () => {
  const { owner, answers } = await accountWith([...TEXTS, ' ']);
  const stranger = await accountWith(TEXTS);
  const companies = await companiesOf(owner);
  const [first] = answers;
  expect(await review(owner, { answerId: first?.id, companyId: companies.Quillmark })).toMatchObject({
    errors: [{ field: 'verdict', message: 'Choose how the answer speaks of the company.' }],
  });
  expect(
    await review(owner, { answerId: first?.id, companyId: companies['Ostrava Labs'], named: false }),
  ).toMatchObject({ errors: [{ field: 'named', message: 'Ostrava Labs was not found in this answer.' }] });
  for (const [input, code] of [
    [{ answerId: stranger.answers[0]?.id, companyId: companies.Quillmark, verdict: 'NONE' }, 'NOT_FOUND'],
    [
      { answerId: first?.id, companyId: (await companiesOf(stranger.owner)).Quillmark, named: false },
      'NOT_FOUND',
    ],
    [{ answerId: answers[2]?.id, companyId: companies.Quillmark, verdict: 'NONE' }, 'BAD_USER_INPUT'],
    [{ answerId: 'x', companyId: companies.Quillmark }, 'BAD_USER_INPUT'],
    [{ answerId: first?.id, companyId: companies.Quillmark, writtenAs: 'x'.repeat(201) }, 'BAD_USER_INPUT'],
  ] as const) {
    const { errors } = await graphql(
      app,
      owner.headers,
      'mutation ($input: ReviewMentionInput!) { reviewMention(input: $input) { errors { field } } }',
      { input },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  }
});

interface Item {
  answer: { id: string };
  mention: { company: { id: string; name: string }; verdict: string };
  reason: string;
}

async function queueOf({ headers }: SignedIn, first = 100): Promise<Item[]> {
  const { data } = await graphql<{ reviewQueue: Item[] }>(
    app,
    headers,
    `query ($first: Int!) { reviewQueue(first: $first) {
      answer { id } mention { company { id name } verdict } reason } }`,
    { first },
  );
  return data.reviewQueue;
}

const ACCURACY = `reviewAccuracy { least others othersCorrected
  all { value low high right reviewed } names { right reviewed } sentiment { right reviewed } order { right reviewed } }`;

async function accuracyOf({ headers }: SignedIn) {
  type Figures = Record<'all' | 'names' | 'sentiment' | 'order', { right: number; reviewed: number }>;
  const { data } = await graphql<{
    reviewAccuracy: Figures & {
      all: { value: number | null; low: number | null; high: number | null };
      others: number;
      othersCorrected: number;
    };
  }>(app, headers, `{ ${ACCURACY} }`);
  return data.reviewAccuracy;
}

test('the queue mixes a random sample with doubtful mentions, and only the sample counts', async () => {
  const { owner } = await accountWith(
    Array.from({ length: 20 }, (_, n) => `${n}. Quillmark is a great pick. Tarnwick is slow and unreliable.`),
  );
  const queue = await queueOf(owner, 10);
  expect(queue.map(({ reason }) => reason === 'RANDOM')).toEqual(
    Array.from({ length: 10 }, (_, n) => n % 2 === 0),
  );
  expect(
    new Set((await queueOf(owner)).map(({ answer, mention }) => answer.id + mention.company.id)).size,
  ).toBe(40);

  for (const {
    answer: { id },
    mention,
    reason,
  } of await queueOf(owner, 4)) {
    const isRandom = reason === 'RANDOM';
    await review(owner, {
      answerId: id,
      companyId: mention.company.id,
      verdict: isRandom ? mention.verdict : 'MIXED',
      fromSample: isRandom,
    });
  }
  expect(await accuracyOf(owner)).toMatchObject({
    all: { right: 2, reviewed: 2, value: null },
    others: 2,
    othersCorrected: 2,
  });
});

test('a mention that was corrected before the queue drew it counts in the sample', async () => {
  const { owner } = await accountWith(
    Array.from({ length: 30 }, (_, n) => `${n}. Quillmark is a great pick. Tarnwick is slow and unreliable.`),
  );
  const sample = (await queueOf(owner, 60)).filter(({ reason }) => reason === 'RANDOM');
  const [early] = sample.splice(5, 1);
  await review(owner, { answerId: early?.answer.id, companyId: early?.mention.company.id, named: false });
  expect((await accuracyOf(owner)).all).toMatchObject({ reviewed: 0 });
  for (const { answer, mention } of sample.slice(0, 29)) {
    const companyId = mention.company.id;
    await review(owner, { answerId: answer.id, companyId, verdict: mention.verdict, fromSample: true });
  }
  expect(await accuracyOf(owner)).toMatchObject({
    all: { right: 29, reviewed: 30, value: 96.66666666666667, low: expect.closeTo(83.33, 1) },
    names: { right: 29, reviewed: 30 },
    sentiment: { right: 29, reviewed: 29 },
    others: 0,
  });
});

test('an API token signs as a program', async () => {
  const { owner, answers } = await accountWith(TEXTS);
  const { Quillmark } = await companiesOf(owner);
  const services = createServices(app.database.db, app.config);
  const viewer = await services.accounts.viewerOf({ ...owner, sessionId: '' });
  await services.reviews.review(
    { ...viewer, via: { tokenId: 't', scope: 'write' } },
    { answerId: answers[0]?.id, companyId: Quillmark, verdict: 'none' },
  );
  expect((await answersOf(owner))[0]?.reviews).toMatchObject([{ reviewer: `${owner.email} (API token)` }]);
});
