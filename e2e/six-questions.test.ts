import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoInstallation, startDemo } from './demo.ts';

/** What brand staff ask every morning is answered within so many clicks of the dashboard's first screen. */
const MAX_CLICKS = 2;

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

/** Opens the dashboard, and counts what a person does there; choosing from a list is a click too. */
async function ask() {
  const { page, errors } = await demo.openAs('brand', '/dashboard');
  await page.getByRole('region', { name: 'Competitor Rankings' }).getByRole('link').first().waitFor();
  let clicks = 0;
  const count = () => {
    clicks += 1;
    if (clicks > MAX_CLICKS) throw new Error(`A click more than ${MAX_CLICKS} was needed.`);
  };
  return {
    page,
    errors,
    click(target: Locator) {
      count();
      return target.click();
    },
    choose(target: Locator, label: string) {
      count();
      return target.selectOption({ label });
    },
  };
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('which prompts did we lose since last week, and why', async () => {
  const { page, errors, click } = await ask();
  await click(sidebar(page).getByRole('link', { name: 'What changed' }));
  const prompts = page.getByRole('region', { name: 'Prompts', exact: true });
  await prompts.getByText(/\d+ of \d+ tested\.$/).waitFor();
  // A prompt that was lost, or the one nearest to it: its answers before and after say why.
  await click(prompts.getByRole('list', { name: 'Prompts' }).getByRole('button').first());
  for (const side of ['Before', 'After']) {
    await prompts
      .getByRole('region', { name: side, exact: true })
      .getByRole('list', { name: 'Companies named' })
      .waitFor();
  }
  expect(errors).toEqual([]);
});

test('what did ChatGPT say about us yesterday', async () => {
  const { page, errors, click, choose } = await ask();
  await click(page.getByRole('main').getByRole('link', { name: /Open the usable answers of ChatGPT/ }));
  await choose(page.getByRole('combobox', { name: 'Days' }), 'Yesterday');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.waitForURL((url) => url.searchParams.get('from') === yesterday);
  await page.getByText(/^\d+ answers?, newest first$/).waitFor();
  expect(errors).toEqual([]);
});

test('we against a competitor this month', async () => {
  const { page, errors, click } = await ask();
  await click(page.getByRole('link', { name: 'Compare with Pelgandro' }));
  await page.getByRole('heading', { name: 'Ostrellio and Pelgandro' }).waitFor();
  await click(page.getByRole('button', { name: '30 days' }));
  await page.waitForURL(/\/dashboard\/competitors\/[\w-]+\?days=30$/);
  await page.getByRole('region', { name: /^Prompts whose answers name/ }).waitFor();
  expect(errors).toEqual([]);
});

test('let a second person in', async () => {
  const { page, errors, click } = await ask();
  await click(page.getByRole('link', { name: 'Settings', exact: true }));
  await click(page.getByRole('link', { name: 'People', exact: true }));
  await page.getByLabel('Invite by e-mail').fill('colleague@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'People' }).getByText('Invited').waitFor();
  expect(errors).toEqual([]);
});

// “Send this to my boss” and a report of the account’s own figures belong to the journeys of reports.
