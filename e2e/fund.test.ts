import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('an outreach e-mail can be sent once it has a source, a subject and a body, and then starts anew', async () => {
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
  await page.getByText('No mail was sent.', { exact: false }).waitFor();
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
