import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

// Every screen under /dashboard as each kind of account sees it: axe has no serious finding, nothing scrolls
// sideways and nothing is logged as an error. SCREENS=all tries both widths in each colour scheme.
// One file a colour scheme, so that both run at the same time.

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
    '/answers/review',
    '/action',
    '/action/comparison',
    '/action/sources',
    '/action/llms-txt',
    '/action/generate',
    '/action/live-mentions',
    '/action/live-mentions?tab=pages&list=refused',
    '/action/live-mentions?tab=feed',
    '/action/live-mentions?tab=imports',
    '/action/pages',
    '/action/outreach',
    '/action/outreach?tab=compose',
    '/action/outreach?tab=sent',
    '/action/outreach?tab=settings',
    '/action/experiments',
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

interface ScreenOptions {
  colorScheme: 'light' | 'dark';
  /** Pixels; both widths with SCREENS=all. */
  width: number;
}

/** Defines a test for each kind of account that opens all of its screens. */
export function testScreens({ colorScheme, width: oneWidth }: ScreenOptions): void {
  const widths = process.env.SCREENS === 'all' ? [1440, 390] : [oneWidth];
  let demo: DemoInstallation;
  beforeAll(async () => {
    demo = await startDemo();
  });
  afterAll(() => demo.stop());

  describe.each(widths)(`${colorScheme} at %i px`, (width) => {
    test.each(ACCOUNTS)('the screens of %s', async (account) => {
      const { page, errors } = await demo.openAs(account, `/dashboard${SCREENS[account][0]}`, {
        colorScheme,
        viewport: { width, height: 844 },
      });
      for (const path of SCREENS[account]) {
        const address = `${demo.server.origin}/dashboard${path}`;
        if (page.url() !== address) await page.goto(address);
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
}
