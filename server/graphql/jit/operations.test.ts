import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOperation, clientQueries } from '../../../bench/operation.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});
afterAll(() => app.close());

async function send(query: string, variables: object, headers: Record<string, string>, extensions = {}) {
  // What differs keeps a cache of replies from taking part.
  const payload = { query, variables, extensions };
  const reply = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { data, errors = [] } = reply.json();
  return { status: reply.statusCode, data: JSON.stringify(data), errors: errors as unknown[] };
}

/** Sends a request twice: graphql-js executes what it has not seen before; the second time it is compiled. */
async function expectSame(query: string, variables: object, headers: Record<string, string> = owner.headers) {
  const interpreted = await send(query, variables, headers);
  const compiled = await send(query, variables, headers, { again: true });
  // Where several errors lead to one null, graphql-js tells of the first.
  expect(compiled).toEqual({ ...interpreted, errors: expect.arrayContaining(interpreted.errors) });
}

const FILTERS = [
  {},
  { days: 30 },
  { from: '2025-05-24', to: '2025-05-25' },
  { platform: 'nobody' },
  { days: 0 },
  { from: 'no day' },
  { other: 1 },
  null,
];

test.each(['Overview', 'Topic'])('%s is the same compiled, whatever is asked for', async (name) => {
  for (const [number, filter] of FILTERS.entries()) {
    for (const compare of [true, false]) {
      // Another text is another document, which graphql-js executes first.
      const query = `${clientOperation(name)} # ${number} ${compare}`;
      await expectSame(query, { filter, compare, slug: 'writing' });
    }
  }
  await expectSame(clientOperation(name), { filter: {}, compare: false, slug: 'writing' }, {});
});

test('every query of the client is the same compiled', async () => {
  const given = { filter: {}, compare: true, slug: 'writing', id: owner.userId };
  for (const name of clientQueries()) await expectSame(clientOperation(name), given);
});
