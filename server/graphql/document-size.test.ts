import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const send = (query: string) => app.server.inject({ method: 'POST', url: '/graphql', payload: { query } });
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

test('a small document cannot ask for a huge reply', async () => {
  const reply = await send(`{ reportCategories { ${aliases(20_000, 'label')} } }`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
});

test('one request asks for a hundred things at most, however they are written', async () => {
  const offers = (count: number) => aliases(count, 'reportOffer { enabled }');
  expect((await send(`{ ${offers(100)} }`)).statusCode).toBe(200);
  for (const query of [
    `{ ${offers(101)} }`,
    `{ ...A b: reportOffer { enabled } } fragment A on Query { ... on Query { ${offers(100)} } }`,
    `{ ...A } fragment A on Query { ...A ${offers(101)} }`,
  ]) {
    const reply = await send(query);
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([
      400,
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  }
});
