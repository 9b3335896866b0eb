import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, signIn } from './browser.ts';
import { copyOfFilledDemo } from './filled-demo.ts';
import { type RunningServer, startServer } from './server.ts';

/** Takes the place of a hosted project: another origin that signs users in and publishes its keys. */
let project: RunningServer;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  const dataDir = await copyOfFilledDemo();
  [project, browser] = await Promise.all([
    startServer((origin) => ({ DEMO: 'on', SITE_URL: origin }), dataDir),
    openBrowser(),
  ]);
  server = await startServer({
    SUPABASE_URL: project.origin,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_sightline',
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await project.stop();
});

test('with SUPABASE_URL the same build signs in at the project, and the server accepts its tokens', async () => {
  const { page, errors } = await openPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, server.origin, 'analyst@example.com', 'sightline-demo');
  await page.getByRole('heading', { name: 'No brand is tracked yet' }).waitFor();
  expect(asked.some((url) => url.startsWith(`${project.origin}/auth/v1/token`))).toBe(true);
  expect(asked.some((url) => url.startsWith(`${server.origin}/auth/v1`))).toBe(false);
  expect(errors).toEqual([]);
});

test('the embedded sign-in and its outbox are not served then', async () => {
  for (const path of ['/auth/v1/settings', '/rest/v1/profiles', '/outbox']) {
    expect((await fetch(`${server.origin}${path}`)).status).toBe(404);
  }
});
