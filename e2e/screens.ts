import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, type DemoName, startDemo } from './demo.ts';

// Screens under /dashboard as each kind of account sees them: axe has no serious finding, nothing scrolls sideways and
// nothing is logged as an error. Two files share the screens, so that both run at the same time.

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const LOOKS: Look[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
];
const ALL_LOOKS: Look[] = [
  ...LOOKS,
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
];

/**
 * Defines a test for each kind of account that opens screens and looks at each in light and wide, and in dark and narrow;
 * SCREENS=all tries both widths in each colour scheme.
 * @param screens addresses below `/dashboard`
 */
export function testScreens(screens: Partial<Record<DemoName, readonly string[]>>): void {
  let demo: DemoInstallation;
  beforeAll(async () => {
    demo = await startDemo();
  });
  afterAll(() => demo.stop());

  test.each(Object.keys(screens) as DemoName[])('the screens of %s', async (account) => {
    const paths = screens[account] ?? [];
    const { page, errors } = await demo.openAs(account, `/dashboard${paths[0]}`);
    let looks = process.env.SCREENS === 'all' ? ALL_LOOKS : LOOKS;
    for (const [index, path] of paths.entries()) {
      await take(page, looks[0]);
      if (index > 0) await follow(page, `/dashboard${path}`);
      for (const look of looks) {
        await take(page, look);
        const at = `${path} ${look.colorScheme} ${look.width}`;
        expect.soft(await seriousFindings(page), at).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(sideways, at).toBeLessThanOrEqual(0);
      }
      // The next one is opened in the last look, so each look opens every second screen.
      looks = looks.toReversed();
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
}

/** Goes to another screen as a link does: the client stays, which takes half the time of loading it. */
async function follow(page: Page, path: string): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const before = new URL(page.url()).pathname;
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The screen before stays until the code of the next one is there; without this wait it would be looked at again.
  if (screenOf(before) !== screenOf(path)) await heading?.waitForElementState('hidden');
}

/** What a path is the address of: the settings' sections are one screen. */
const screenOf = (path: string) => path.replace(/\?.*/, '').replace(/(?<=\/settings)\/.*/, '');

/** Shows the page so, and waits until it stands. */
async function take(page: Page, look: Look | undefined): Promise<void> {
  if (look) {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 844 });
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    (isDark) =>
      // The page follows the system's scheme by a script.
      (isDark === undefined || document.documentElement.classList.contains('dark') === isDark) &&
      !document.querySelector('[aria-busy=true]') &&
      !/Loading /.test(document.body.textContent) &&
      // Colours of buttons change gradually.
      document.getAnimations().length === 0,
    look && look.colorScheme === 'dark',
  );
}
