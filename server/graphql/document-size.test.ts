import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a small document cannot ask for a huge reply', async () => {
  const labels = Array.from({ length: 20_000 }, (_, n) => `a${n}: label`).join(' ');
  const payload = { query: `{ reportCategories { ${labels} } }` };
  const reply = await app.server.inject({ method: 'POST', url: '/graphql', payload });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
});
