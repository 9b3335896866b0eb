import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';

const MOST_STEPS = 150;

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const brandPage = async (options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await demo.openAs('brand', '/dashboard', options);
  await opened.page.getByText(/Based on \d+ total prompts/).waitFor();
  return opened;
};

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const focused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Goes on by Tab until this has the focus, and sees that it shows. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let step = 0; !(await focused(target)); step += 1) {
    expect(step, `${target} is reached by Tab`).toBeLessThan(MOST_STEPS);
    await page.keyboard.press('Tab');
  }
  expect(await target.evaluate((node) => node.matches(':focus-visible'))).toBe(true);
}

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
    // An account that no other test here is signed in with: signing out ends its sessions.
    const { page } = await openPage(demo.browser);
    await signIn(page, demo.server.origin, 'analyst@example.com', DEMO_PASSWORD);
    await page
      .getByRole('link', { name: 'Sign Out' })
      .or(page.getByRole('button', { name: 'Sign Out' }))
      .first()
      .click();
    await page.waitForURL('**/logout');
    await page.goto(`${demo.server.origin}/dashboard/prompts`);
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  test('fold the sidebar by a key, which is remembered for 7 days', async () => {
    const { page } = await brandPage();
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

  test('get from the sign-in over a topic to one answer without a mouse', async () => {
    const { page, errors } = await openPage(demo.browser);
    await page.goto(demo.server.origin);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type('brand@example.com');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const main = page.getByRole('main');
    const first = link(page, /Open these answers$/).first();
    // It comes with the numbers.
    await first.waitFor();
    await expect.poll(() => focused(main)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(first)).toBe(true);

    await page.reload();
    await first.waitFor();
    await page.keyboard.press('Tab');
    const skip = link(page, /^Skip to content$/);
    expect(await focused(skip)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(main)).toBe(true);

    const topic = main.getByRole('link', { name: 'Cloud', exact: true });
    await tabTo(page, topic);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Topic: Cloud' }).waitFor();
    await expect.poll(() => focused(main)).toBe(true);
    const platform = page.getByRole('combobox', { name: 'Platform' });
    // They come with the numbers.
    await platform.getByRole('option', { name: 'ChatGPT' }).waitFor({ state: 'attached' });
    await tabTo(page, platform);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL('**/topics/cloud?platform=chatgpt');

    const number = link(page, /Open the [\d,]+ answers that name your brand$/).first();
    // Until then it is the number of all platforms.
    await expect.poll(() => number.getAttribute('href')).toContain('platform=chatgpt');
    await tabTo(page, number);
    await page.keyboard.press('Enter');
    await page.getByText(/answers, newest first$/).waitFor();
    expect(new URL(page.url()).searchParams.get('platform')).toBe('chatgpt');
    await tabTo(page, page.getByRole('main').locator('ol > li').first().getByRole('link').first());
    await page.keyboard.press('Enter');
    const marks = page.getByRole('region', { name: 'Answer' }).locator('mark');
    await marks.first().waitFor();
    expect(await marks.allTextContents()).toContainEqual(expect.stringContaining('Ostrellio'));
    expect(errors).toEqual([]);
  });

  test('get by the drawer to a topic and from a number to its answers at 390 px', async () => {
    const { page, errors } = await brandPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Cloud' }).tap();
    await page.waitForURL('**/dashboard/topics/cloud');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Topic: Cloud' }).waitFor();

    const number = link(page, /Open the [\d,]+ answers that name your brand$/).first();
    const count = /Open the ([\d,]+) /.exec((await number.getAttribute('aria-label')) ?? '')?.[1];
    await number.tap();
    await page.getByText(`${count} answers, newest first`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(errors).toEqual([]);
  });
});

describe('a visitor', () => {
  test('is sent from the dashboard to /auth and from nowhere to the 404 page', async () => {
    const { page } = await openPage(demo.browser);
    await page.goto(`${demo.server.origin}/dashboard`);
    await page.waitForURL('**/auth');
    const reply = await page.goto(`${demo.server.origin}/no/such/page`);
    expect(reply?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
    await page.goto(`${demo.server.origin}/no/such/%E0%A4%A`);
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
  test('the sign-in has no serious finding of axe and no sideways scrolling', async () => {
    const { page } = await openPage(demo.browser, { colorScheme, viewport: { width, height: 844 } });
    await page.goto(demo.server.origin);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
