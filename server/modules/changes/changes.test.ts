import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { addDays } from '../../lib/days.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

const FIRST = '2025-05-01';
const PLATFORMS = ['chatgpt', 'gemini', 'perplexity'];
const LOST = 'Which note app is best?';
const STEADY = 'Which note app is cheap?';

interface Answered {
  day: number;
  platform: string;
  prompt: string;
  names: string[];
  cites?: string[];
  model?: string;
}

const recorded = ({ day, platform, prompt, names, cites = [], model }: Answered): RecordedAnswerInput => ({
  id: `${day}-${platform}-${prompt}`,
  platform,
  run: 1,
  collectedAt: `${addDays(FIRST, day)}T10:00:00Z`,
  ...(model && { model }),
  topic: 'Notes',
  prompt,
  answer: `Options: ${names.join(', ') || 'none'}.`,
  sources: cites.map((url) => ({ url, title: '' })),
});

/** Two weeks: the brand leaves one prompt for a competitor, which a new page brings; the other prompt stays. */
const answers = Array.from({ length: 14 }, (_, day) => day).flatMap((day) =>
  PLATFORMS.flatMap((platform, index): Answered[] => {
    const isLater = day >= 7;
    return [
      {
        ...{ day, platform, prompt: LOST, model: isLater && platform === 'gemini' ? 'g-3' : 'g-2' },
        names: [isLater ? 'Tarnwick' : 'Quillmark'],
        cites: [isLater ? 'https://new.example/list' : 'https://old.example/list'],
      },
      { day, platform, prompt: STEADY, names: (day + index) % 2 === 0 ? ['Quillmark'] : [] },
    ];
  }),
);

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, answers.map(recorded));
});
afterAll(() => app.close());

interface Item {
  id: string;
  name: string;
  own: boolean;
  before: { hits: number; answers: number };
  after: { hits: number; answers: number; low: number | null };
  difference: number;
  pValue: number | null;
  qValue: number | null;
  verdict: string;
  modelChanges: { platform: { key: string }; before: string[]; after: string[] }[];
}
interface List {
  items: Item[];
  total: number;
  tested: number;
  won: number;
  lost: number;
}
interface Reply {
  before: { from: string; to: string } | null;
  after: { from: string; to: string } | null;
  prompts: List;
  sources: List;
  companies: List;
  platforms: List;
}

const LIST = `{ total tested won lost items { id name own difference pValue qValue verdict
  before { hits answers } after { hits answers low } modelChanges { platform { key } before after on } } }`;
const WHAT_CHANGED = `query ($userId: ID, $filter: MetricsFilter, $before: EarlierDays, $first: Int! = 100) {
  whatChanged(userId: $userId, filter: $filter, before: $before, first: $first) {
    before { from to } after { from to } prompts ${LIST} sources ${LIST} companies ${LIST} platforms ${LIST} } }`;

const ask = (variables: Record<string, unknown> = {}, as: SignedIn = owner) =>
  graphql<{ whatChanged: Reply }>(app, as.headers, WHAT_CHANGED, variables);
const read = async (variables: Record<string, unknown> = {}) => (await ask(variables)).data.whatChanged;
const named = (list: List, name: string) => list.items.find((item) => item.name === name);

test('compares the last 7 days with the 7 before', async () => {
  const { before, after } = await read();
  expect(before).toEqual({ from: '2025-05-01', to: '2025-05-07' });
  expect(after).toEqual({ from: '2025-05-08', to: '2025-05-14' });
});

test('says which prompt was lost, which company won it, and which source is new', async () => {
  const { prompts, companies, sources } = await read();
  expect(named(prompts, LOST)).toMatchObject({
    verdict: 'DOWN',
    difference: -100,
    before: { hits: 21, answers: 21 },
    after: { hits: 0, answers: 21 },
  });
  expect(named(prompts, STEADY)?.verdict).toBe('NO_CLEAR_CHANGE');
  expect(prompts).toMatchObject({ tested: 2, won: 0, lost: 1 });
  expect(prompts.items[0]?.name).toBe(LOST);
  expect(named(companies, 'Tarnwick')).toMatchObject({ verdict: 'UP', own: false, difference: 50 });
  expect(named(companies, 'Quillmark')).toMatchObject({ verdict: 'DOWN', own: true });
  expect(named(companies, 'Ostrava Labs')).toMatchObject({ pValue: null, verdict: 'NO_CLEAR_CHANGE' });
  expect(named(sources, 'https://new.example/list')).toMatchObject({
    verdict: 'UP',
    before: { hits: 0, answers: 42 },
    after: { hits: 21, answers: 42 },
  });
  expect(named(sources, 'https://old.example/list')?.verdict).toBe('DOWN');
});

test('an item says which platforms changed their model meanwhile', async () => {
  const { prompts, platforms } = await read();
  const change = [{ platform: { key: 'gemini' }, before: ['g-2'], after: ['g-3'], on: '2025-05-08' }];
  expect(named(prompts, LOST)?.modelChanges).toEqual(change);
  expect(platforms.items.find(({ id }) => id === 'gemini')?.modelChanges).toEqual(change);
  expect(platforms.items.find(({ id }) => id === 'chatgpt')?.modelChanges).toEqual([]);
});

test('an account in which nothing changed says so, and one without answers has no ranges', async () => {
  const [quiet, empty] = [await app.signedIn(), await app.signedIn()];
  const random = seeded('quiet');
  const steady = answers.map((answer) => ({
    ...answer,
    names: ['Quillmark', 'Tarnwick'].filter(() => random() < 0.5),
    cites: ['https://a.example', 'https://b.example'].filter(() => random() < 0.5),
    model: 'g-2',
  }));
  await importInto(app, quiet.headers, QUILLMARK, steady.map(recorded));
  const { prompts, sources, companies, platforms } = (await ask({}, quiet)).data.whatChanged;
  for (const list of [prompts, sources, companies, platforms])
    expect(list).toMatchObject({ won: 0, lost: 0 });
  expect(sources.tested).toBe(2);
  const nothing = (await ask({}, empty)).data.whatChanged;
  expect(nothing).toMatchObject({ before: null, after: null, prompts: { total: 0, items: [] } });
});

test('compares with any earlier range, of a platform too, and lists as many as asked for', async () => {
  const filter = { from: '2025-05-12', to: '2025-05-14', platform: 'gemini' };
  const { before, prompts, companies } = await read({
    filter,
    before: { from: '2025-05-02', to: '2025-05-06' },
    first: 1,
  });
  expect(before).toEqual({ from: '2025-05-02', to: '2025-05-06' });
  expect(prompts).toMatchObject({ total: 2, items: [{ name: LOST, before: { hits: 5, answers: 5 } }] });
  expect(companies.items).toHaveLength(1);
});

test('fewer than three days test nothing', async () => {
  const { prompts } = await read({ filter: { from: '2025-05-08', to: '2025-05-09' } });
  expect(prompts).toMatchObject({ tested: 0, won: 0, lost: 0, total: 2 });
  expect(prompts.items[0]).toMatchObject({ pValue: null, qValue: null });
});

test.each([
  [{ before: { from: '2025-05-06', to: '2025-05-09' } }, 'before'],
  [{ before: { from: '2025-05-06', to: '2025-05-02' } }, 'before'],
  [{ filter: { days: 93 } }, 'filter'],
  [{ filter: { days: 0 } }, 'days'],
  [{ first: 501 }, 'first'],
])('refuses %j, naming %s', async (variables, field) => {
  const { errors } = await ask(variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

interface Pairs {
  changedAnswers: {
    places: { question: string; platform: { key: string }; hitsBefore: number; answersAfter: number }[];
    pair: {
      place: { platform: { key: string } };
      before: { day?: string; collectedAt: string; model: string; mentions: { company: { name: string } }[] };
      after: { collectedAt: string; model: string; citations: { url: string }[] };
    } | null;
  };
}
const PAIR = `query ($userId: ID, $kind: ChangedKind!, $id: ID!, $promptId: ID, $platform: String) {
  changedAnswers(userId: $userId, kind: $kind, id: $id, promptId: $promptId, platform: $platform) {
    places { question platform { key } hitsBefore answersAfter }
    pair { place { platform { key } }
      before { collectedAt model mentions { company { name } } citations { url } }
      after { collectedAt model mentions { company { name } } citations { url } } } } }`;

test('opens an answer before and one after that show the change, on the platform asked for', async () => {
  const { prompts, sources, companies, platforms } = await read();
  for (const [kind, item] of [
    ['PROMPT', named(prompts, LOST)],
    ['SOURCE', named(sources, 'https://new.example/list')],
    ['COMPANY', named(companies, 'Tarnwick')],
  ] as const) {
    const { data } = await graphql<Pairs>(app, owner.headers, PAIR, {
      ...{ kind, id: item?.id, platform: 'gemini' },
    });
    expect(data.changedAnswers.pair).toMatchObject({
      place: { platform: { key: 'gemini' } },
      before: {
        collectedAt: '2025-05-07T10:00:00.000Z',
        model: 'g-2',
        mentions: [{ company: { name: 'Quillmark' } }],
        citations: [{ url: 'https://old.example/list' }],
      },
      after: {
        collectedAt: '2025-05-14T10:00:00.000Z',
        model: 'g-3',
        mentions: [{ company: { name: 'Tarnwick' } }],
        citations: [{ url: 'https://new.example/list' }],
      },
    });
    expect(data.changedAnswers.places[0]?.question).toBe(LOST);
  }
  const { data } = await graphql<Pairs>(app, owner.headers, PAIR, {
    kind: 'PLATFORM',
    id: platforms.items[0]?.id,
  });
  expect(data.changedAnswers.places[0]).toMatchObject({ question: LOST, hitsBefore: 7, answersAfter: 7 });
});

test('nobody reads the changes of another account', async () => {
  const stranger = await app.signedIn();
  const { prompts, companies } = await read();
  const { userId } = owner;
  const asked = await ask({ userId }, stranger);
  expect(asked.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const id = named(prompts, LOST)?.id;
  const pair = await graphql(app, stranger.headers, PAIR, { userId, kind: 'PROMPT', id });
  expect(pair.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  for (const [kind, itemId] of [
    ['PROMPT', id],
    ['COMPANY', companies.items[0]?.id],
    ['PLATFORM', 'gemini'],
  ]) {
    const own = await graphql<Pairs>(app, stranger.headers, PAIR, { kind, id: itemId });
    expect(own.data.changedAnswers).toEqual({ places: [], pair: null });
  }
});

test('the files have the rows of all four lists, with a read-only token', async () => {
  const headers = bearer((await createToken(app, owner)).secret);
  const get = (file: string, query = '') =>
    app.server.inject({ url: `/api/export/what-changed.${file}${query}`, headers });
  const reply = await get('csv');
  expect(reply.statusCode).toBe(200);
  const rows = Papa.parse<Record<string, string>>(reply.body.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;
  expect(rows.map(({ kind }) => kind).filter((kind, at, all) => all.indexOf(kind) === at)).toEqual([
    ...['prompt', 'company', 'platform', 'source'],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ name: LOST, verdict: 'down', before_hits: '21', after_hits: '0', difference: '-100' },
    ...{ before_from: '2025-05-01', after_to: '2025-05-14', model_changed_on: 'gemini' },
  });
  const lines = (
    await get('jsonl', '?from=2025-05-12&to=2025-05-14&before_from=2025-05-02&before_to=2025-05-06')
  ).body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({
    name: LOST,
    before_answers: 15,
    after_answers: 9,
    before_to: '2025-05-06',
  });
  const refused = await get('csv', '?before_from=2025-05-02');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', field: 'before' } });
});
