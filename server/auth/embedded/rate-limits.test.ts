import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.advance(3_600_000);
});

const post = (path: string, payload: object, remoteAddress = '192.0.2.1') =>
  app.server.inject({ method: 'POST', url: `/auth/v1${path}`, payload, remoteAddress });

async function statuses(count: number, request: (index: number) => ReturnType<typeof post>) {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await request(index)).statusCode);
  return found;
}

test.each([
  ['/verify', { type: 'signup', token_hash: 'unknown' }, 30],
  ['/recover', {}, 30],
  ['/signup', { email: 'a@example.com' }, 30],
  ['/token?grant_type=password', {}, 150],
])('limits %s by visitor and five minutes', async (path, payload, limit) => {
  const found = await statuses(limit + 1, () => post(path, payload));
  expect(found.slice(0, limit)).not.toContain(429);
  const refused = await post(path, payload);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
  expect(Number(refused.headers['retry-after'])).toBe(300);
  expect((await post(path, payload, '192.0.2.2')).statusCode).not.toBe(429);
  app.clock.advance(300_000);
  expect((await post(path, payload)).statusCode).not.toBe(429);
});

test('ten wrong passwords block the address for this visitor, also with the right password', async () => {
  const { email, password } = await app.signUp();
  const signIn = (typed: string, sender?: string) =>
    post('/token?grant_type=password', { email, password: typed }, sender);
  expect(new Set(await statuses(10, () => signIn('wrong')))).toEqual(new Set([400]));
  expect((await signIn(password)).json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect((await signIn(password, '192.0.2.3')).statusCode).toBe(200);
  app.clock.advance(900_000);
  expect((await signIn(password)).statusCode).toBe(200);
});

test('allows one mail a minute to an address', async () => {
  const { email } = await app.signUp();
  expect((await post('/recover', { email })).statusCode).toBe(200);
  app.clock.advance(20_000);
  const refused = await post('/recover', { email });
  expect(refused.json()).toEqual({
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'For security purposes, you can only request this after 40 seconds.',
  });
  app.clock.advance(40_000);
  expect((await post('/recover', { email })).statusCode).toBe(200);
});

test('allows thirty mails an hour in total', async () => {
  const ask = (index: number) =>
    post('/recover', { email: `person${index}@example.com` }, `198.51.100.${index}`);
  expect(new Set(await statuses(30, ask))).toEqual(new Set([200]));
  expect((await ask(31)).json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  app.clock.advance(3_600_000);
  expect((await ask(32)).statusCode).toBe(200);
});
