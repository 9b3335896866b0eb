import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { createServices, type Services } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { createCollectingApp } from '../../testing/collecting.ts';
import { eventually } from '../../testing/eventually.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, DISCOVERABLE, QUILLMARK } from '../../testing/recordings.ts';

let app: TestApp;
let services: Services;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  services = createServices(app.database.db, app.config);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, DISCOVERABLE);
});

const update = () => services.discoveries.update(owner.userId);

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await graphql<T>(app, owner.headers, query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

interface List {
  ranking: { brandRank: number | null; companies: number; untracked: number };
  companies: { id: string; key: string; name: string }[];
  dismissed: { key: string; name: string }[];
  uncountedAnswers: number;
}
const list = (filter: object | null = null) =>
  ask<{ discoveredCompanies: List }>(
    `query ($filter: MetricsFilter) { discoveredCompanies(filter: $filter) {
       ranking { brandRank companies untracked } dismissed { key name } uncountedAnswers
       companies { id key name rank answers shareOfVoice meanPosition firstPlaces firstDay lastDay } } }`,
    { filter },
  ).then(({ discoveredCompanies }) => discoveredCompanies);
const dismiss = (key: string, dismissed: boolean) =>
  ask(
    'mutation ($key: String!, $dismissed: Boolean!) { dismissDiscoveredCompany(key: $key, dismissed: $dismissed) { uncountedAnswers } }',
    { key, dismissed },
  );
interface Tracked {
  competitor: { name: string; aliases: string[] } | null;
  viewer: { outdatedAnswers: number; competitors: { name: string }[]; companiesVersion: string };
  conflict: { version: string } | null;
  errors: { field: string; message: string }[];
}
const track = (key: string, version?: string) =>
  ask<{ trackDiscoveredCompany: Tracked }>(
    `mutation ($key: String!, $version: String) { trackDiscoveredCompany(key: $key, version: $version) {
       competitor { name aliases } viewer { outdatedAnswers companiesVersion competitors { name } }
       conflict { version } errors { field message } } }`,
    { key, version },
  ).then(({ trackDiscoveredCompany }) => trackDiscoveredCompany);

test('says how many answers are not counted yet, then ranks the discovered companies among all named', async () => {
  expect(await list()).toMatchObject({ companies: [], uncountedAnswers: 4 });
  await update();
  expect(await list()).toEqual({
    ranking: { brandRank: 2, companies: 3, untracked: 1 },
    dismissed: [],
    uncountedAnswers: 0,
    companies: [
      {
        id: expect.any(String),
        key: 'zettelwerk',
        name: 'Zettelwerk',
        rank: 1,
        answers: 4,
        // Three of the seven that answers to unbranded prompts name.
        shareOfVoice: 42.9,
        meanPosition: 1.5,
        firstPlaces: 2,
        firstDay: '2025-05-24',
        lastDay: '2025-05-26',
      },
    ],
  });
});

test('follows range and platform', async () => {
  await update();
  const named = async (filter: object) => (await list(filter)).companies;
  expect(await named({ platform: 'gemini' })).toMatchObject([
    { answers: 1, shareOfVoice: 50, meanPosition: 2 },
  ]);
  expect(await named({ from: '2025-05-26' })).toMatchObject([{ answers: 1, firstDay: '2025-05-26' }]);
  expect(await named({ to: '2025-05-23' })).toEqual([]);
});

test('ranks the brand among all named, in a topic and in all', async () => {
  await update();
  const { topics } = await ask<{ topics: { id: string }[] }>('{ topics { id } }');
  const ranking = async (variables: object) =>
    (
      await ask<{ namedRanking: object }>(
        `query ($topicId: ID, $window: TimeWindow! = ALL, $filter: MetricsFilter) {
           namedRanking(topicId: $topicId, window: $window, filter: $filter) { brandRank companies untracked } }`,
        { ...variables },
      )
    ).namedRanking;
  const named = { brandRank: 2, companies: 3, untracked: 1 };
  expect(await ranking({})).toEqual(named);
  expect(await ranking({ topicId: topics[0]?.id, window: 'WEEK' })).toEqual(named);
  expect(await ranking({ filter: { from: '2025-05-27' } })).toEqual({
    brandRank: null,
    companies: 0,
    untracked: 0,
  });
  await expect(ranking({ topicId: owner.userId })).rejects.toThrow('There is no topic with this id.');
});

test('lists as many answers as it counts', async () => {
  await update();
  const [company] = (await list()).companies;
  const { answers } = await ask<{ answers: { total: number; scope: { company: { name: string } } } }>(
    'query ($id: ID!) { answers(filter: { companyId: $id }) { total scope { company { name isBrand } } } }',
    { id: company?.id },
  );
  expect(answers).toEqual({ total: 4, scope: { company: { name: 'Zettelwerk', isBrand: false } } });
});

test('remembers that a name is no company, and forgets it', async () => {
  await update();
  await dismiss('zettelwerk', true);
  const hidden = { companies: [], dismissed: [{ key: 'zettelwerk', name: 'Zettelwerk' }] };
  expect(await list()).toMatchObject({ ...hidden, ranking: { brandRank: 1, companies: 2, untracked: 0 } });
  await importInto(app, owner.headers, QUILLMARK, [
    answer({ id: 'd5', answer: '- **ZETTELWERK Pro 4**: accurate\n- **Zettelwerk**: fast' }),
  ]);
  await update();
  expect(await list()).toMatchObject(hidden);
  await dismiss('zettelwerk', false);
  await update();
  expect(await list()).toMatchObject({ companies: [{ name: 'Zettelwerk', rank: 1 }], dismissed: [] });
});

test('refuses to dismiss or track an unknown name', async () => {
  await update();
  await expect(dismiss('nobody', true)).rejects.toThrow('No such company was found in your answers.');
  await expect(track('nobody')).rejects.toThrow('No such company was found in your answers.');
});

test('tracks a discovered company and says how many answers are analysed again', async () => {
  await update();
  const tracked = await track('zettelwerk');
  expect(tracked).toMatchObject({
    competitor: { name: 'Zettelwerk', aliases: [] },
    viewer: { outdatedAnswers: 4, competitors: [{}, {}, { name: 'Zettelwerk' }] },
    conflict: null,
    errors: [],
  });
  await ask('mutation { reanalyse { answers } }');
  await update();
  expect(await list()).toMatchObject({
    companies: [],
    ranking: { brandRank: 2, companies: 3, untracked: 0 },
  });
  await expect(track('zettelwerk')).rejects.toThrow('No such company was found in your answers.');
});

test('tracking is a conflict after the companies have changed', async () => {
  await update();
  const { conflict, errors, competitor } = await track('zettelwerk', 'another version');
  expect({ conflict, errors, competitor }).toMatchObject({
    conflict: { version: expect.any(String) },
    errors: [{ field: 'version' }],
    competitor: null,
  });
  expect((await services.brands.tracked(owner.userId)).competitors).toHaveLength(2);
});

test('the update of a deleted account ends without a retry', async () => {
  const { database } = app;
  const working = await createCollectingApp({ env: {}, database: { ...database, close: async () => {} } });
  try {
    const { userId, email } = owner;
    const viewer = await services.accounts.viewerOf({ ...owner, sessionId: '' });
    await services.deletion.deleteAccount(viewer, email);
    await working.services.discoveries.updateSoon(userId);
    const statesOfJobs = async () =>
      (
        await rows<{ state: string }>(
          database.db,
          sql`select distinct state from sightline_jobs.job where data->>'userId' = ${userId}`,
        )
      ).map(({ state }) => state);
    await eventually(async () => expect(await statesOfJobs()).toEqual(['completed']));
  } finally {
    await working.boss.stop(1000);
    await working.close();
  }
});

test('a job counts imported answers, also those of an import whose process was killed', async () => {
  // Without a queue, the import could tell no job.
  const { database } = app;
  const working = await createCollectingApp({ env: {}, database: { ...database, close: async () => {} } });
  try {
    await eventually(async () => expect((await list()).companies).toMatchObject([{ answers: 4 }]));
    const more = answer({ id: 'd6', answer: 'Zettelwerk is good.' });
    await importInto(working, owner.headers, QUILLMARK, [more]);
    await eventually(async () => expect((await list()).companies).toMatchObject([{ answers: 5 }]));
    expect(working.problems).toEqual([]);
  } finally {
    await working.boss.stop(1000);
    await working.close();
  }
});
