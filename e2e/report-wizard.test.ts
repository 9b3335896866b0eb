import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, seriousFindings } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ REPORT_CONFIRMATION: 'always' }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const PHONE = { width: 390, height: 844 };
const STEPS = ['Website', 'Competitors', 'Search Topics', 'Prompts', 'Generate'];

/** Presses Tab until what has the focus is called so; fails where the keyboard does not come to it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`The keyboard does not come to ${name}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  ['wide and light', { colorScheme: 'light' }],
  ['narrow and dark', { colorScheme: 'dark', viewport: PHONE }],
] as const)('a visitor asks for a report by keyboard alone and confirms it: %s', async (name, options) => {
  const { page, errors } = await openPage(browser, options);
  const email = `${name.replaceAll(' ', '-')}@sightline.dev`;
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Get a free AI visibility report' }).waitFor();
  await tabTo(page, /^Get a free AI visibility report$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Generate Your Free AI Visibility Report' }).waitFor();
  await page.getByLabel('Email').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await tabTo(page, /^Email$/);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Notion');
  await page.keyboard.press('Enter');
  for (const step of STEPS) {
    const heading = page.getByRole('heading', { level: 2, name: step, exact: true });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    if (step === 'Competitors') {
      await tabTo(page, /^Remove competitor 1$/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^Add competitor/);
      await page.keyboard.press('Enter');
      await page.keyboard.type('Quillmark');
      await page.keyboard.press('Enter');
    } else if (step === 'Generate') {
      await page.getByText('go to a simulator').waitFor();
      await page
        .getByText(/Quillmark/)
        .first()
        .waitFor();
      await tabTo(page, /^Generate$/);
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, /^Next$/);
      await page.keyboard.press('Enter');
    }
  }
  await page.getByText('You should be getting something within 5 minutes').waitFor();
  await page.getByText('First confirm your address').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${server.origin}/outbox`);
  await page
    .getByRole('link', { name: /confirm/i })
    .first()
    .click();
  const link = page.getByRole('link', { name: /generate-reports\/confirm/ }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Confirm and make my report' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await tabTo(page, /^Confirm and make my report$/);
  await page.keyboard.press('Enter');
  await page.getByText('the report of Notion is being made').waitFor();
  expect(errors).toEqual([]);
});

test('names of one long word stay inside a narrow window', async () => {
  const { page } = await openPage(browser, { viewport: PHONE });
  await page.goto(`${server.origin}/generate-reports`);
  await page.getByLabel('Email').fill('long@sightline.dev');
  await page.getByLabel('Company name').fill('W'.repeat(80));
  for (const step of STEPS) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
    expect(await overflow(page)).toBe(0);
    if (step === 'Competitors') await page.getByLabel('Competitor 1', { exact: true }).fill('M'.repeat(80));
    if (step === 'Search Topics')
      await page.getByLabel('Search topic 1', { exact: true }).fill('V'.repeat(80));
  }
});
