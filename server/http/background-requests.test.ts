import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { importInto } from '../testing/graphql.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { answer, QUILLMARK } from '../testing/recordings.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
});
afterAll(() => app.close());

// A Postgres server has connections for all.
test.skipIf(hasPostgres)('an import of the lowest urgency is nobody who reads', async () => {
  await importInto(app, person.headers, QUILLMARK, [answer({ id: 'usual' })]);
  expect(await importedUnwatched({})).toBe(false);
  expect(await importedUnwatched({ priority: 'u=3' })).toBe(false);
  expect(await importedUnwatched({ priority: 'u=7' })).toBe(true);
  expect(await importedUnwatched({ priority: 'i, u=7' })).toBe(true);
});

let imports = 0;

/** Imports an answer. @returns whether all its statements were background work */
async function importedUnwatched(headers: Record<string, string>): Promise<boolean> {
  const { connection } = app.database;
  if (!('pglite' in connection)) throw new Error('needs the embedded database');
  const began = performance.now();
  imports += 1;
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...person.headers, ...headers },
    payload: {
      query:
        'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored unchanged } }',
      variables: { answers: [answer({ id: `answer ${imports}` })] },
    },
  });
  expect(statusCode, body).toBe(200);
  expect(JSON.parse(body).data.importAnswers.stored).toBe(1);
  const took = performance.now() - began;
  return connection.pglite.msUnwatched >= took;
}
