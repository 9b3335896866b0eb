import { afterEach, expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { mailedLink } from '../../../testing/supabase.ts';

let app: TestApp;
afterEach(() => app.close());

const startWith = async (config: Partial<Config>) => {
  app = await createTestApp({ config });
};

/** The origin of the link that a sign-up with this Host header mails. */
async function linkFor(host: string, redirectTo = '') {
  const email = `person${app.mails.length}@example.com`;
  const response = await app.server.inject({
    method: 'POST',
    url: `/auth/v1/signup?redirect_to=${encodeURIComponent(redirectTo)}`,
    headers: { host },
    payload: { email, password: 'correct-horse' },
  });
  expect(response.statusCode).toBe(200);
  const link = new URL(mailedLink(app, email));
  return { origin: link.origin, redirectTo: link.searchParams.get('redirect_to') };
}

test('on this machine links use the request’s host, if it is this machine', async () => {
  await startWith({ port: 4000 });
  expect(await linkFor('127.0.0.1:4000', 'http://127.0.0.1:4000/dashboard')).toEqual({
    origin: 'http://127.0.0.1:4000',
    redirectTo: 'http://127.0.0.1:4000/dashboard',
  });
  expect(await linkFor('[::1]:4000')).toMatchObject({ origin: 'http://[::1]:4000' });
  for (const host of [
    'evil.example',
    '127.0.0.1.evil.example',
    'evil.example:4000',
    'localhost@evil.example',
    '127.1:4000',
    '2130706433:4000',
    'LOCALHOST:4000',
    'localhost.:4000',
    '127.0.0.1:5173',
    '127.0.0.1',
    '127.0.0.2:4000',
  ]) {
    expect(await linkFor(host)).toMatchObject({ origin: 'http://localhost:4000' });
  }
});

test('on other hosts links use SITE_URL', async () => {
  await startWith({ host: '0.0.0.0', siteUrl: 'https://app.example.com' });
  expect(await linkFor('localhost', 'https://evil.example/')).toEqual({
    origin: 'https://app.example.com',
    redirectTo: 'https://app.example.com',
  });
});

test('ignores the request’s host on a public server without SITE_URL', async () => {
  await startWith({ host: '0.0.0.0', port: 4000 });
  expect(await linkFor('127.0.0.1:1234')).toMatchObject({ origin: 'http://localhost:4000' });
});
