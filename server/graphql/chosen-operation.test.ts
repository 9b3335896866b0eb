import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
});
afterAll(() => app.close());

const query = 'query A { viewer { id } } query B { viewer { email } }';
const choose = (operationName: string | undefined) =>
  app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: owner.headers,
    payload: { query, operationName },
  });

test.each([
  [undefined, /operation name/i],
  ['C', /unknown operation named "C"/i],
])('refuses several operations of which %s is chosen, with a message', async (operationName, message) => {
  const reply = await choose(operationName);
  expect(reply.json().errors).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(message),
      extensions: expect.objectContaining({ code: 'OPERATION_RESOLUTION_FAILURE' }),
    }),
  ]);
  expect(reply.statusCode).toBe(400);
});

test('runs the chosen one of several operations', async () => {
  const reply = await choose('B');
  expect(reply.json()).toEqual({ data: { viewer: { email: owner.email } } });
});
