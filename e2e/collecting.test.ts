import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { startVendors, type VendorServer } from '../server/testing/vendors/server.ts';
import { followNewestMail, openBrowser, openPage, seriousFindings } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

const QUESTIONS = Array.from({ length: 15 }, (_, index) => `Which note app is best for trade ${index + 1}?`);
const CUSTOMER = { username: 'keeper', email: 'keeper@example.com', password: 'a-long-password' };

let vendors: VendorServer;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  vendors = await startVendors({
    answerTo: () => ({
      text: 'Tarnwick is popular. **Quillmark** is an excellent choice.',
      sources: [{ url: 'https://reviews.example/best', title: 'The best, tested' }],
    }),
    behaviour: { kind: 'answer', delayMs: 600 },
  });
  [server, browser] = await Promise.all([
    startServer({ ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' }),
    openBrowser(),
  ]);
  ({ page } = await openPage(browser));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await vendors.close();
});

const next = () => page.getByRole('button', { name: 'Continue' }).click();

test('sign-up leads from a name to the first run', async () => {
  await page.goto(`${server.origin}/?mode=signup`);
  await page.getByLabel('Username').fill(CUSTOMER.username);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Account created successfully!').waitFor();
  await followNewestMail(page, server.origin, /confirm|verify/i);
  await page.getByRole('heading', { name: 'No brand is tracked yet' }).waitFor();
  await page.getByRole('link', { name: 'Set up your brand' }).click();

  await page.getByRole('heading', { name: 'Which brand do you want to follow?' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Quillmark');
  await page.getByLabel('Domain').fill('https://www.quillmark.example/start');
  await next();

  await page.getByRole('heading', { name: 'Who are its competitors?' }).waitFor();
  await page.getByRole('button', { name: 'Add competitor' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tarnwick');
  await next();

  await page.getByRole('heading', { name: 'What do people ask?' }).waitFor();
  await page.getByRole('button', { name: 'Add topic' }).click();
  await page.getByLabel('Topic', { exact: true }).fill('Note taking');
  await page.getByRole('button', { name: 'Paste many' }).click();
  await page.getByRole('textbox', { name: /^Prompts for/ }).fill(QUESTIONS.join('\n'));
  await page.getByRole('button', { name: /^Add 15/ }).click();

  // A reload in the middle loses nothing that was typed.
  await page.reload();
  await page.getByText('15 prompts in 1 topic').waitFor();
  await next();

  await page.getByRole('heading', { name: 'Which platforms do you want to measure?' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Every platform with a key is chosen; the run shall ask two of them.
  const chosen = page.getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck({ force: true });
  await page.getByRole('checkbox', { name: /ChatGPT/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Perplexity/ }).check({ force: true });
  await next();

  await page.getByRole('heading', { name: 'How often, and at what cost?' }).waitFor();
  await next();
  await page.getByRole('heading', { name: 'Your first run' }).waitFor();
  await page.getByRole('button', { name: 'Start the first run' }).click();
  await page.getByRole('heading', { name: 'Collecting now' }).waitFor();
});

test('the server is killed in the middle: every question is answered once', async () => {
  const bar = page.getByRole('progressbar', { name: 'Whole run' });
  const done = async () => Number(await bar.getAttribute('aria-valuenow'));
  // Live, without a reload.
  await eventually(async () => expect(await done()).toBeGreaterThan(3));
  await server.kill();
  await server.restart();
  await page.getByRole('heading', { name: 'Last run' }).waitFor();
  expect(await done()).toBe(30);

  const asked = vendors.received.map(({ vendor, question }) => `${vendor} ${question}`);
  expect(new Set(asked).size).toBe(30);
  await page.getByRole('link', { name: 'Answers of this run' }).click();
  await page.getByText('30 answers').first().waitFor();
});

test('the numbers are those of the answers', async () => {
  await page.goto(`${server.origin}/dashboard`);
  await page.getByText('100.0%').first().waitFor();
  await page.getByText('Based on 15 total prompts').waitFor();
  await page.getByText('reviews.example').first().waitFor();
});

test('the budget stops the next run and the screen says so', async () => {
  await page.goto(`${server.origin}/dashboard/settings/collection`);
  const budget = page.getByLabel('Budget in US dollars');
  await budget.fill('0.70');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();
  await page.goto(`${server.origin}/dashboard/collection`);
  await page.getByRole('checkbox', { name: 'Ask again what was answered today' }).check({ force: true });
  await page.getByRole('button', { name: 'Run now' }).click();
  await page
    .getByText(/This month’s budget of \$0\.70 is used up\./)
    .first()
    .waitFor();
});
