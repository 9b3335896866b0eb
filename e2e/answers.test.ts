import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';
import { importAnswers } from './import-answers.ts';

// A demo account without answers of its own.
const EMAIL = 'analyst@example.com';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
  await importAnswers(demo.server.origin, EMAIL, { brand: QUILLMARK, answers: RECORDINGS });
});
afterAll(() => demo.stop());

async function overview(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(demo.browser, options);
  await signIn(opened.page, demo.server.origin, EMAIL, DEMO_PASSWORD);
  return opened;
}

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const listed = (page: Page) => page.getByRole('main').locator('ol > li');

test('a number opens its answers, an answer shows where the brand stands, and Back leads back', async () => {
  const { page, errors } = await overview();
  await link(page, /^Quillmark: Open the 4 answers that name Quillmark/).click();
  await page.getByRole('heading', { name: 'Answers in which Quillmark is named' }).waitFor();
  await page.getByText('4 answers, newest first').waitFor();
  expect(await listed(page).count()).toBe(4);
  const address = page.url();

  await link(page, /^Which note app is best\?/)
    .last()
    .click();
  const marks = page.getByRole('region', { name: 'Answer' }).locator('mark');
  await marks.last().waitFor();
  expect(await marks.allTextContents()).toEqual(['Tarnwick', 'Quillmark']);
  await page.getByRole('button', { name: /^Position \d.*Quillmark/ }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Quillmark');

  await page.goBack();
  await page.getByText('4 answers, newest first').waitFor();
  expect(page.url()).toBe(address);
  await link(page, /^Remove filter: Quillmark is named/).click();
  await page.getByText('8 answers, newest first').waitFor();
  expect(errors).toEqual([]);
});

test('by keyboard alone: from a number to an answer and back to the list', async () => {
  const { page } = await overview();
  await link(page, /^50\.0%: Open the 3 answers to unbranded prompts/).focus();
  await page.keyboard.press('Enter');
  await page.getByText('3 answers, newest first').waitFor();
  await link(page, /^Which note app is best\?/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await link(page, /^Back to the answers/).focus();
  await page.keyboard.press('Enter');
  await page.getByText('3 answers, newest first').waitFor();
});

test.each(['light', 'dark'] as const)(
  'both screens have no serious axe finding at 390 px, %s',
  async (colorScheme) => {
    const { page } = await overview({ viewport: { width: 390, height: 844 }, colorScheme });
    await page.goto(`${demo.server.origin}/dashboard/answers?visible=yes&window=week`);
    await page.getByText('4 answers, newest first').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await listed(page).first().getByRole('link').click();
    await page.getByRole('region', { name: 'Answer' }).locator('mark').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
