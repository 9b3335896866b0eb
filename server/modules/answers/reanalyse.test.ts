import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
});
afterAll(() => app.close());

const SAVE =
  'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { answersOutdated errors { field message } } }';

async function save(input: unknown): Promise<{ answersOutdated: boolean; errors: unknown[] }> {
  const { data } = await graphql<{ saveBrand: { answersOutdated: boolean; errors: unknown[] } }>(
    app,
    owner.headers,
    SAVE,
    { input },
  );
  return data.saveBrand;
}

async function mentionsOf(name: string): Promise<number | undefined> {
  const { data } = await graphql<{
    dashboard: { metrics: { competitors: { rankings: { name: string; mentions: number }[] } } };
  }>(app, owner.headers, '{ dashboard { metrics { competitors { rankings { name mentions } } } } }');
  return data.dashboard.metrics.competitors.rankings.find((company) => company.name === name)?.mentions;
}

test('stored answers stay outdated after a change of names until they are analysed again', async () => {
  expect((await save(QUILLMARK)).answersOutdated).toBe(false);
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  expect((await save(QUILLMARK)).answersOutdated).toBe(false);

  const renamed = {
    ...QUILLMARK,
    competitors: [{ name: 'Tarnwick', aliases: ['dependable'] }, { name: 'Slow' }],
  };
  expect((await save(renamed)).answersOutdated).toBe(true);
  // Saving the same again, as a repeated import does, reports it again.
  expect((await save(renamed)).answersOutdated).toBe(true);
  expect(await mentionsOf('Slow')).toBeUndefined();

  const { data } = await graphql<{ reanalyse: { answers: number } }>(
    app,
    owner.headers,
    'mutation { reanalyse { answers } }',
  );
  // Eight recorded answers, one of them empty.
  expect(data.reanalyse.answers).toBe(7);
  expect((await save(renamed)).answersOutdated).toBe(false);
  expect(await mentionsOf('Ostrava Labs')).toBeUndefined();
});

test('answers of any other analysis method are outdated, failed ones never', async () => {
  const someone = await app.signedIn();
  await importInto(app, someone.headers, QUILLMARK, RECORDINGS);
  const { answers } = createServices(app.database.db, app.config);
  expect(await answers.outdated(someone.userId)).toBe(0);
  for (const [index, method] of ['', '~ later', null].entries()) {
    const one = sql`select id from sightline.answer where user_id = ${someone.userId} and status = 'answered'
                    order by id offset ${index} limit 1`;
    await app.database.db.execute(sql`update sightline.answer set method = ${method} where id = (${one})`);
    expect(await answers.outdated(someone.userId)).toBe(index + 1);
  }
  await app.database.db.execute(
    sql`update sightline.answer set status = 'failed', failure = 'Down.' where user_id = ${someone.userId}`,
  );
  expect(await answers.outdated(someone.userId)).toBe(0);
});

test('refuses an invalid brand file field by field and changes nothing', async () => {
  const before = await mentionsOf('Tarnwick');
  const { errors } = await save({
    brand: { name: '  ', domain: 'not a domain' },
    competitors: [{ name: 'Tarnwick' }, { name: 'tarnwick' }],
  });
  expect(errors).toEqual([
    { field: 'brand.name', message: 'A name is needed.' },
    { field: 'brand.domain', message: 'Enter a domain such as example.com.' },
  ]);
  const twice = await save({
    brand: { name: 'Quillmark' },
    competitors: [{ name: 'Tarnwick' }, { name: 'tarnwick' }],
  });
  expect(twice.errors).toEqual([
    {
      field: 'competitors.1.name',
      message: '“tarnwick” is used twice; every company needs its own name.',
    },
  ]);
  expect(await mentionsOf('Tarnwick')).toBe(before);
});
