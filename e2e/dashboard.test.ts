import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, seriousFindings, signIn } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

const DEMO_PASSWORD = 'sightline-demo';
const FILLED_WITHIN_MS = 100_000;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ DEMO: 'on' }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const brandPage = async (options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, options);
  await signIn(opened.page, server.origin, 'brand@example.com', DEMO_PASSWORD);
  await opened.page.getByText(/Based on \d+ total prompts/).waitFor({ timeout: FILLED_WITHIN_MS });
  return opened;
};

describe('brand staff', () => {
  test('see the simulated brand, told as such, and open a topic', async () => {
    const { page, errors } = await brandPage();
    await page.getByText('Sample data: these answers were made by the simulator').waitFor();
    await page.getByRole('heading', { name: 'Competitor Rankings' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Cloud' }).click();
    await page.waitForURL('**/dashboard/topics/cloud');
    expect(errors).toEqual([]);
  });

  test('sign out to /logout and are then kept out of the dashboard', async () => {
    const { page } = await brandPage();
    await page
      .getByRole('link', { name: 'Sign Out' })
      .or(page.getByRole('button', { name: 'Sign Out' }))
      .first()
      .click();
    await page.waitForURL('**/logout');
    await page.goto(`${server.origin}/dashboard/prompts`);
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  test('work by keyboard alone: sign in, skip to the content, fold the sidebar', async () => {
    const { page } = await openPage(browser);
    await page.goto(server.origin);
    await page.getByLabel('Email').focus();
    await page.keyboard.type('brand@example.com');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const width = () =>
      page
        .locator('nav')
        .first()
        .evaluate((nav) => nav.closest('aside,div')?.clientWidth ?? 0);
    const open = await width();
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBeLessThan(open);
    const cookies = await page.context().cookies();
    const kept = cookies.find(({ name }) => name.includes('sidebar'));
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(open);
  });
});

describe('a visitor', () => {
  test('is sent from the dashboard to /auth and from nowhere to the 404 page', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${server.origin}/dashboard`);
    await page.waitForURL('**/auth');
    const reply = await page.goto(`${server.origin}/no/such/page`);
    expect(reply?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
});

describe.each([
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const)('$colorScheme at $width px', ({ colorScheme, width }) => {
  const options = { colorScheme, viewport: { width, height: 844 } };

  test('sign-in and overview have no serious finding of axe and no sideways scrolling', async () => {
    const visitor = await openPage(browser, options);
    await visitor.page.goto(server.origin);
    await visitor.page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await seriousFindings(visitor.page)).toEqual([]);

    const { page } = await brandPage(options);
    expect(await seriousFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
