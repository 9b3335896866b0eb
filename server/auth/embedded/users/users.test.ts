import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser, findUser } from './users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const wanted = {
  id: 'f0000000-0000-4000-8000-00000000000a',
  email: 'Demo@Example.com',
  password: 'sightline-demo',
  username: 'demo',
  confirmed: true,
};

test('creates an account once, with its id, that can sign in', async () => {
  const { db } = app.database;
  const [first, second] = await Promise.all([
    createUser(db, wanted, app.clock.now()),
    createUser(db, { ...wanted, id: undefined }, app.clock.now()),
  ]);
  expect([first.created, second.created].sort()).toEqual([false, true]);
  const again = await createUser(db, { ...wanted, password: 'another-password' }, app.clock.now());
  expect(again).toEqual({ id: first.id, email: 'demo@example.com', confirmed: true, created: false });
  expect(await findUser(db, ' DEMO@example.com')).toMatchObject({ id: first.id });
  expect(await findUser(db, 'nobody@example.com')).toBeUndefined();
  const signIn = await app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: wanted.email, password: wanted.password },
  });
  expect(signIn.statusCode).toBe(200);
});

test('a taken username leaves no partial account', async () => {
  const { db } = app.database;
  await expect(
    createUser(db, { ...wanted, id: undefined, email: 'second@example.com' }, app.clock.now()),
  ).rejects.toThrow();
  expect(await findUser(db, 'second@example.com')).toBeUndefined();
});
