import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIBRARY_ITEMS } from '../server/modules/action-center/samples.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

const TOOLS = '/dashboard/action';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('prompts are sorted and searched', async () => {
  const { page, errors } = await demo.openAs('fund', '/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wendrova Ventures Prompts' }).waitFor();
  const rows = page.getByRole('table').locator('tbody tr');
  const shares = async () =>
    (await rows.getByRole('cell', { name: /^\d+%$/ }).allTextContents()).map(Number.parseFloat);
  await rows.first().waitFor();
  expect(await rows.count()).toBe(20);
  await button(page, 'Visibility').click();
  const rising = await shares();
  expect(rising).toHaveLength(20);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await button(page, 'Visibility').click();
  await expect.poll(shares).toEqual(rising.toReversed());

  await page.getByPlaceholder('Search prompts or categories...').fill('SEED FUNDING');
  await region(page, 'Total Prompts').getByText('of 20', { exact: false }).waitFor();
  const found = await rows.allTextContents();
  expect(found.length).toBeLessThan(20);
  for (const row of found) expect(row.toLowerCase()).toContain('seed funding');
  expect(errors).toEqual([]);
});

test('an outreach e-mail can be sent once it has a source, a subject and a body; the form is empty afterwards', async () => {
  const { page, errors } = await demo.openAs('fund', `${TOOLS}/outreach`);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.getByPlaceholder('Search by name, category or topic...').fill('climate');
  await page.getByText(/^\d of 8 sources$/).waitFor();
  await button(page, 'Start Outreach with Gridworks Weekly').click();
  await page.getByRole('tab', { name: 'Compose Email', selected: true }).waitFor();
  const send = button(page, 'Send');
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Subject').fill('Figures on grid storage');
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Body').fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Body').fill('May we send you our figures?');
  expect(await send.isDisabled()).toBe(false);
  await send.click();
  await page.getByText('No email was sent.', { exact: false }).waitFor();
  expect(logged.join()).toContain('E-mail outreach (sample, not sent)');
  expect(await page.getByLabel('Subject').inputValue()).toBe('');
  await page.getByText('No source chosen yet').waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(errors).toEqual([]);
});

test('live mentions come every five seconds while live and stand still while paused', async () => {
  const { page, errors } = await demo.openAs('fund', '/dashboard/settings');
  await page.clock.install();
  await page.goto(`${demo.server.origin}${TOOLS}/live-mentions`);
  const visits = page.getByRole('table', { name: 'Crawler visits' }).locator('tbody tr');
  await visits.first().waitFor();
  expect(await visits.count()).toBe(8);
  // Twelve chances of 70 % each: none comes once in two million runs.
  await page.clock.runFor(60_000);
  const live = await visits.count();
  expect(live).toBeGreaterThan(8);
  expect(live).toBeLessThanOrEqual(20);
  await button(page, 'Paused').click();
  const paused = await visits.count();
  await page.clock.runFor(60_000);
  expect(await visits.count()).toBe(paused);
  await button(page, 'Live').click();
  await page.clock.runFor(15 * 60_000);
  expect(await visits.count()).toBe(50);
  expect(errors).toEqual([]);
});

test('the home leads to the content library, whose export holds what is published, edits included', async () => {
  const { page, errors } = await demo.openAs('fund', TOOLS);
  for (const tool of ['Content Library', 'Source Analysis', 'Email Outreach', 'Content Generator']) {
    await page.getByRole('link', { name: tool }).first().waitFor();
  }
  await page.getByRole('link', { name: 'Content Library' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'LLMs.txt Manager' }).waitFor();
  await page.getByText('No Content Selected').waitFor();
  await button(page, 'About Wendrova Ventures').click();
  await button(page, 'Edit').click();
  await page.getByLabel('Text of About Wendrova Ventures').fill('A fund of its own kind.');
  await button(page, 'Save Changes').click();
  await region(page, 'About Wendrova Ventures').getByText('A fund of its own kind.').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export LLMs.txt').click(),
  ]);
  expect(download.suggestedFilename()).toBe('llms.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('# Wendrova Ventures\n')).toBe(true);
  expect(text).toContain('### About Wendrova Ventures\n\nA fund of its own kind.\n');
  for (const { title, status, content } of LIBRARY_ITEMS) {
    expect(text.includes(`### ${title}\n`), title).toBe(status === 'PUBLISHED');
    if (title !== 'About Wendrova Ventures')
      expect(text.includes(content.trim())).toBe(status === 'PUBLISHED');
  }
  expect(errors).toEqual([]);
});

test('content is generated from a template after two seconds, and made anew', async () => {
  const { page, errors } = await demo.openAs('fund', `${TOOLS}/generate`);
  const generate = button(page, 'Generate');
  await generate.waitFor();
  expect(await generate.isDisabled()).toBe(true);
  await page
    .getByRole('button', { name: /^Use Template / })
    .first()
    .click();
  await generate.click();
  await page.getByText('Generating...', { exact: true }).waitFor();
  const output = region(page, 'Generated Content');
  await page.getByRole('button', { name: 'Regenerate', disabled: false }).waitFor();
  const first = await output.textContent();
  expect(first).toContain('Canned text.');
  await button(page, 'Regenerate').click();
  await page.getByText('Generating...', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor();
  expect(await output.textContent()).not.toBe('');
  for (const figure of ['87%', '92%', '85%']) await page.getByText(figure, { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
