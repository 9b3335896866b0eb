import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { createServices } from '../services.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { openDemo } from './demo.ts';
import { DemoExposedError, refuseExposedDemo } from './exposure.ts';
import { removeDemo } from './remove.ts';

let app: TestApp;

async function start(): Promise<void> {
  app = await createTestApp();
  await openTestDemo();
}

const openTestDemo = () =>
  openDemo({
    config: app.config,
    database: { ...app.database, kind: 'embedded' },
    services: createServices(app.database.db, app.config),
    clock: app.clock.now,
    log: () => {},
    accounts: demoAccounts(app.config).map((account) => ({
      ...account,
      days: 1,
    })),
  });

const check = (changes: Partial<Config>) => refuseExposedDemo(app.database.db, { ...app.config, ...changes });

const signIn = (email: string) =>
  app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: DEMO_PASSWORD },
  });

async function changePassword(email: string): Promise<void> {
  const { access_token: token } = (await signIn(email)).json<{ access_token: string }>();
  const response = await app.server.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    headers: { authorization: `Bearer ${token}` },
    payload: { password: 'a much better one' },
  });
  expect(response.statusCode).toBe(200);
}

describe('a server with demo passwords', () => {
  beforeAll(start);
  afterAll(() => app.close());

  test('starts on loopback and allows signing in', async () => {
    expect((await signIn('brand@example.com')).statusCode).toBe(200);
    await expect(check({ host: '127.0.0.1' })).resolves.toBeUndefined();
    await expect(check({ host: '::1', siteUrl: 'http://localhost:4000' })).resolves.toBeUndefined();
  });

  test.each<[string, Partial<Config>, string]>([
    ['on all addresses', { host: '0.0.0.0' }, 'HOST=0.0.0.0'],
    ['on all addresses with DEMO=off', { host: '::', demo: false }, 'HOST=::'],
    ['under a public address', { siteUrl: 'https://sightline.example.com' }, 'SITE_URL='],
    ['behind a proxy', { trustProxy: 1 }, 'TRUST_PROXY=on'],
  ])('refuses to start %s and says what to do', async (_, changes, reason) => {
    const refusal = check(changes);
    await expect(refusal).rejects.toThrow(DemoExposedError);
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toThrow('npm run demo:remove');
    await expect(refusal).rejects.toThrow('brand@example.com');
  });
});

describe('a server that had demo passwords', () => {
  beforeEach(start);
  afterEach(() => app.close());

  test('starts after every password is changed', async () => {
    const emails = demoAccounts(app.config).map(({ email }) => email);
    for (const email of emails.slice(1)) await changePassword(email);
    await expect(check({ host: '0.0.0.0' })).rejects.toThrow('accounts brand@example.com.');
    await changePassword(emails[0] ?? '');
    await expect(check({ host: '0.0.0.0' })).resolves.toBeUndefined();
  });

  test('starts after the accounts are removed and does not create them again', async () => {
    await (await openTestDemo())?.fill(new AbortController().signal);
    const somebody = await app.signedIn();
    const removed = await removeDemo(app.database, app.config);
    expect(removed).toHaveLength(4);
    expect((await signIn('brand@example.com')).statusCode).toBe(400);
    await expect(check({ host: '0.0.0.0' })).resolves.toBeUndefined();
    expect(await openTestDemo()).toBeNull();
    expect(await removeDemo(app.database, app.config)).toEqual([]);
    const mine = await app.server.inject({ url: '/auth/v1/user', headers: somebody.headers });
    expect(mine.statusCode).toBe(200);
  });

  test('keeps an account whose password was changed when the others are removed', async () => {
    await changePassword('brand@example.com');
    expect(await removeDemo(app.database, app.config)).not.toContain('brand@example.com');
    await expect(check({ host: '0.0.0.0' })).resolves.toBeUndefined();
  });
});
