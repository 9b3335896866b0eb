import { statSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const get = (path: string, encoding = 'br') =>
  fetch(server.origin + path, { headers: { 'accept-encoding': encoding } });

/** The scripts that a page names, its entry first. */
const scriptsOf = async (path: string) =>
  [...(await (await get(path)).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );

test.each([
  '/',
  '/auth',
  '/dashboard',
  '/dashboard/topics/api',
  '/dashboard/prompts',
  '/generate-reports',
  '/graphql',
])('every script that %s names is there, for ever and in brotli as the build made it', async (path) => {
  for (const file of await scriptsOf(path)) {
    const { status, headers } = await get(file);
    expect([file, status, headers.get('cache-control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  }
});

test('a script is the same as brotli, as gzip and uncompressed', async () => {
  const [entry = ''] = await scriptsOf('/');
  const replies = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => get(entry, encoding)));
  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  const made = statSync(`client/dist${entry}.br`).size;
  expect(replies[0]?.headers.get('content-length')).toBe(String(made));
  const [brotli, gzip, plain] = await Promise.all(replies.map((reply) => reply.text()));
  expect(brotli).toBe(plain);
  expect(gzip).toBe(plain);
});

test('what is no asset of this build is not there, and pages are not served as files', async () => {
  expect((await get('/assets/index-00000000.js')).status).toBe(404);
  const [entry = ''] = await scriptsOf('/');
  expect((await get(`${entry}.br`)).status).toBe(404);
  const page = await get('/index.html');
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringContaining('name="sightline-config" content="{'),
  ]);
});

test.each(['light', 'dark'] as const)(
  'it says that it loads before any script came, in %s',
  async (colorScheme) => {
    const { page } = await openPage(browser, { colorScheme });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${server.origin}/dashboard`);
    const text = page.getByText('Loading data...');
    await text.waitFor();
    const [back, front] = await text.evaluate((element) => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(element).color,
    ]);
    expect([back, front]).toEqual(
      colorScheme === 'dark'
        ? ['rgb(11, 11, 14)', 'rgb(166, 166, 177)']
        : ['rgb(252, 252, 253)', 'rgb(85, 85, 98)'],
    );
    await page.context().close();
  },
);

test.each([
  ['that is there by then', 1, 'There is no report here'],
  ['that stays away', 2, 'Error'],
])('a page that misses a part of its version, one %s, reloads once', async (_, loadsWithout, heading) => {
  const { page } = await openPage(browser);
  await page.goto(`${server.origin}/auth`);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // Each load can request it twice, to preload it and to import it.
  await page.route(/\/assets\/ReportScreen-[\w-]+\.js/, (route) =>
    loads <= loadsWithout ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && loads === 2);
  await page.goto(`${server.origin}/reports/${'0'.repeat(32)}`, { waitUntil: 'commit' });
  await reloaded;
  await page.waitForFunction(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload',
  );
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  // A third load would have been requested before this.
  await page.evaluate(() => fetch('/favicon.svg'));
  expect(loads).toBe(2);
  await page.context().close();
});

test('nothing moves when the font comes after the screen stands', async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const font = page.waitForResponse('**/inter-latin-wght-normal-*.woff2');
  await page.goto(`${server.origin}/auth`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  // Long after the screen was drawn: a font that is waited for in vain is given up after a tenth of a second.
  const shown = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, shown);
  drawn.resolve();
  await (await font).finished();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.context().close();
});

test('without motion, the other colours are there at once and not a frame later', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.origin}/auth`);
  const lead = page.getByText('Sign in to see how AI platforms talk about your brand.');
  const [before, after, settled] = await lead.evaluate(async (element) => {
    const colour = () => getComputedStyle(element).color;
    const first = colour();
    document.documentElement.classList.replace('light', 'dark');
    const next = colour();
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return [first, next, colour()];
  });
  expect(after).not.toBe(before);
  expect(after).toBe(settled);
  await page.context().close();
});
