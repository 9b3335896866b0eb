import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, seriousFindings, signIn } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

// Every screen under /dashboard as each kind of account sees it: axe has no serious finding, nothing scrolls
// sideways and nothing is logged as an error. SCREENS=all looks at light and dark in both widths.

const PASSWORD = 'sightline-demo';
const FILLED_WITHIN_MS = 100_000;

/** Addresses below `/dashboard`. */
const SCREENS = {
  brand: [
    '',
    '?days=30&platform=chatgpt&compare=previous',
    '/topics/cloud?days=7&compare=previous',
    '/prompts',
    '/gaps',
    '/gaps?tab=sources&show=all',
    '/answers?visible=yes',
    '/action',
    '/action/comparison',
    '/action/sources',
    '/action/llms-txt',
    '/action/generate',
    '/settings/profile',
    '/settings/appearance',
    '/settings/brand',
  ],
  fund: [
    '',
    '/topics/portfolio-companies',
    '/prompts',
    '/action',
    '/action/sources?tab=performance',
    '/action/llms-txt',
    '/action/generate',
    '/action/outreach',
    '/action/outreach?tab=compose',
    '/action/live-mentions',
  ],
  blocked: ['/action'],
} as const;
type AccountName = keyof typeof SCREENS;
const ACCOUNTS = Object.keys(SCREENS) as AccountName[];

const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  ...(process.env.SCREENS === 'all'
    ? ([
        { colorScheme: 'dark', width: 1440 },
        { colorScheme: 'light', width: 390 },
      ] as const)
    : []),
] as const;

let server: RunningServer;
let browser: Browser;
const states = new Map<AccountName, NonNullable<BrowserContextOptions['storageState']>>();

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ DEMO: 'on' }), openBrowser()]);
  for (const account of ACCOUNTS) {
    const { page } = await openPage(browser);
    await signIn(page, server.origin, `${account}@example.com`, PASSWORD);
    if (account === 'brand')
      await page.getByText(/Based on \d+ total/).waitFor({ timeout: FILLED_WITHIN_MS });
    states.set(account, await page.context().storageState());
    await page.context().close();
  }
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(LOOKS)('$colorScheme at $width px', ({ colorScheme, width }) => {
  test.each(ACCOUNTS)('the screens of %s', async (account) => {
    const storageState = states.get(account);
    if (!storageState) throw new Error('nobody signed in');
    const { page, errors } = await openPage(browser, {
      colorScheme,
      viewport: { width, height: 844 },
      storageState,
    });
    for (const path of SCREENS[account]) {
      await page.goto(`${server.origin}/dashboard${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(
        () => !document.querySelector('[aria-busy=true]') && !/Loading /.test(document.body.textContent),
      );
      expect.soft(await seriousFindings(page), path).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(sideways, path).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
