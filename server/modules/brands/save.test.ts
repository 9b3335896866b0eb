import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});

interface Company {
  id: string;
  name: string;
  aliases: string[];
  domain: string | null;
}

interface Tracked {
  brand: Company;
  competitors: Company[];
  outdatedAnswers: number;
}

interface Saved {
  brand: Company | null;
  viewer: Tracked;
  answersOutdated: boolean;
  errors: { field: string; message: string }[];
}

const TRACKED =
  'brand { id name aliases domain } competitors { id name aliases domain } outdatedAnswers dataVersion';

async function tracked(): Promise<Tracked> {
  const { data } = await graphql<{ viewer: Tracked }>(app, owner.headers, `{ viewer { ${TRACKED} } }`);
  return data.viewer;
}

async function save(input: { brand: object; competitors: object[] }): Promise<Saved> {
  const { data, errors } = await graphql<{ saveBrand: Saved }>(
    app,
    owner.headers,
    `mutation ($input: SaveBrandInput!) {
       saveBrand(input: $input) {
         brand { id name aliases domain } answersOutdated viewer { ${TRACKED} } errors { field message }
       }
     }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.saveBrand;
}

/** Mentions by name as the overview ranks them, and the number of listed answers of each. */
async function numbers(): Promise<Record<string, { mentions: number; listed: number }>> {
  const { data } = await graphql<{
    dashboard: { metrics: { competitors: { rankings: { id: string; name: string; mentions: number }[] } } };
  }>(app, owner.headers, '{ dashboard { metrics { competitors { rankings { id name mentions } } } } }');
  const entries = data.dashboard.metrics.competitors.rankings.map(async ({ id, name, mentions }) => {
    const list = await graphql<{ answers: { total: number } }>(
      app,
      owner.headers,
      'query ($id: ID) { answers(filter: { companyId: $id }) { total } }',
      { id },
    );
    return [name, { mentions, listed: list.data.answers.total }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const competitor = ({ competitors }: Tracked, name: string): Company => {
  const found = competitors.find((company) => company.name === name);
  if (!found) throw new Error(`${name} is not tracked`);
  return found;
};

test('a competitor that is renamed by its id keeps its history', async () => {
  const before = await tracked();
  const tarnwick = competitor(before, 'Tarnwick');
  const old = await numbers();
  const saved = await save({
    brand: before.brand,
    competitors: [{ ...tarnwick, name: 'Tarnwick Notes' }, competitor(before, 'Ostrava Labs')],
  });
  expect(saved.errors).toEqual([]);
  expect(competitor(saved.viewer, 'Tarnwick Notes').id).toBe(tarnwick.id);
  const { Tarnwick, ...others } = old;
  expect(await numbers()).toEqual({ ...others, 'Tarnwick Notes': Tarnwick });
  expect(Tarnwick?.mentions).toBeGreaterThan(0);
});

test('with the old name as an alias, analysing again finds the same mentions', async () => {
  const before = await tracked();
  const { Tarnwick: old, ...others } = await numbers();
  await save({
    brand: before.brand,
    competitors: [
      { ...competitor(before, 'Tarnwick'), name: 'Tarnwick Notes', aliases: ['Tarnwick'] },
      competitor(before, 'Ostrava Labs'),
    ],
  });
  await graphql(app, owner.headers, 'mutation { reanalyse { answers } }');
  expect(await numbers()).toEqual({ ...others, 'Tarnwick Notes': old });
});

test('a brand that is renamed keeps its history, with and without its id', async () => {
  const before = await tracked();
  const { Quillmark: old, ...others } = await numbers();
  const withId = await save({
    brand: { ...before.brand, name: 'Quill' },
    competitors: before.competitors,
  });
  expect(withId.brand).toEqual({ ...before.brand, name: 'Quill' });
  const without = await save({ brand: { name: 'Quills' }, competitors: before.competitors });
  expect(without.brand?.id).toBe(before.brand.id);
  expect(await numbers()).toEqual({ ...others, Quills: old });
});

test('two competitors can swap names', async () => {
  const before = await tracked();
  const { Tarnwick, 'Ostrava Labs': ostrava, ...others } = await numbers();
  await save({
    brand: before.brand,
    competitors: [
      { ...competitor(before, 'Tarnwick'), name: 'Ostrava Labs' },
      { ...competitor(before, 'Ostrava Labs'), name: 'Tarnwick' },
    ],
  });
  expect(await numbers()).toEqual({ ...others, Tarnwick: ostrava, 'Ostrava Labs': Tarnwick });
});

test('a new competitor with the former name of a renamed one starts without history', async () => {
  const before = await tracked();
  const tarnwick = competitor(before, 'Tarnwick');
  const saved = await save({
    brand: before.brand,
    competitors: [{ name: 'tarnwick' }, { ...tarnwick, name: 'Tarnwick Notes' }],
  });
  expect(competitor(saved.viewer, 'Tarnwick Notes').id).toBe(tarnwick.id);
  expect(competitor(saved.viewer, 'tarnwick').id).not.toBe(tarnwick.id);
  expect((await numbers()).tarnwick).toBeUndefined();
});

test('identifies a competitor without an id by its name, as in a brand file', async () => {
  const before = await tracked();
  const saved = await save({ ...QUILLMARK, competitors: [{ name: 'TARNWICK' }, { name: 'Newcomer' }] });
  expect(competitor(saved.viewer, 'TARNWICK').id).toBe(competitor(before, 'Tarnwick').id);
});

test('refuses ids that are unknown, of another account or repeated, and changes nothing', async () => {
  const before = await tracked();
  const tarnwick = competitor(before, 'Tarnwick');
  const stranger = await app.signedIn();
  await importInto(app, stranger.headers, QUILLMARK, RECORDINGS);
  const foreign = await graphql<{ viewer: Tracked }>(app, stranger.headers, `{ viewer { ${TRACKED} } }`);
  const saved = await save({
    brand: { ...before.brand, id: tarnwick.id },
    competitors: [
      { ...tarnwick, name: 'One' },
      { ...tarnwick, name: 'Two' },
      { ...competitor(foreign.data.viewer, 'Tarnwick'), name: 'Three' },
      { id: 'not an id', name: 'Four' },
      { id: before.brand.id, name: 'Five' },
    ],
  });
  const untracked = 'No competitor with this id is tracked; leave the id out to add it as a new one.';
  expect(saved.errors).toEqual([
    { field: 'brand.id', message: 'This is not the id of the tracked brand; leave it out.' },
    { field: 'competitors.1.id', message: 'This id is used twice; every competitor needs its own.' },
    { field: 'competitors.2.id', message: untracked },
    { field: 'competitors.3.id', message: untracked },
    { field: 'competitors.4.id', message: untracked },
  ]);
  expect(saved.viewer).toEqual(before);
  expect(await tracked()).toEqual(before);
});

test('reports how many usable answers were analysed with former names', async () => {
  const before = await tracked();
  expect(before.outdatedAnswers).toBe(0);
  const saved = await save({ brand: before.brand, competitors: [] });
  expect(saved.answersOutdated).toBe(true);
  // Eight recorded answers, one of them empty.
  expect(saved.viewer.outdatedAnswers).toBe(7);
  await graphql(app, owner.headers, 'mutation { reanalyse { answers } }');
  expect((await tracked()).outdatedAnswers).toBe(0);
});

test('keeps the registrable domain of a web address', async () => {
  const { brand } = await save({
    brand: { name: 'Quillmark', domain: 'https://www.shop.quillmark.co.uk/notes?x=1' },
    competitors: [],
  });
  expect(brand?.domain).toBe('quillmark.co.uk');
});
