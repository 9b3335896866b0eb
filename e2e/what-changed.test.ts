import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('what changed: from the sidebar to answers before and after by keyboard, and another pair of ranges', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'What changed' }).click();
  const summary = page.getByRole('main').getByRole('status');
  await summary
    .filter({ hasText: /Nothing changed more than by chance\.|(won|lost|more often|less often)/ })
    .waitFor();
  const ranges = page.getByText(/ against /);
  const week = await ranges.textContent();
  await page.getByRole('group', { name: 'Ranges' }).getByRole('button', { name: '28 days' }).click();
  await page.waitForURL(/\?days=28$/);
  // Until then the week's prompts are shown, and an open one closes when others take their place.
  await expect.poll(() => ranges.textContent()).not.toBe(week);

  const prompts = page.getByRole('region', { name: 'Prompts', exact: true });
  await prompts.getByText(/\d+ of \d+ tested\.$/).waitFor();
  const more = prompts.getByRole('button', { name: /within chance$/ });
  if (await more.isVisible()) await more.click();
  const row = prompts.getByRole('list', { name: 'Prompts' }).getByRole('button').first();
  await row.focus();
  await page.keyboard.press('Enter');
  for (const side of ['Before', 'After']) {
    const answer = prompts.getByRole('region', { name: side, exact: true });
    await answer.getByText(/^Companies named/).waitFor();
    // On some days the first prompt's answer names nobody.
    const named = await answer.getByRole('list', { name: 'Companies named' }).getByRole('listitem').count();
    if (named > 0) await answer.locator('mark').first().waitFor();
    else await answer.getByText('Companies named: none').waitFor();
  }
  const shown = await ranges.textContent();
  await page.getByRole('button', { name: 'Two ranges' }).click();
  await page.getByLabel('Before: last day').fill(await page.getByLabel('Before: first day').inputValue());
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.waitForURL(/before-from=/);
  await page.getByText('Nothing could be tested').waitFor();
  expect(await ranges.textContent()).not.toBe(shown);
  await page.goBack();
  await page.getByText(shown ?? '').waitFor();
  expect(errors).toEqual([]);
});

test('what changed: an answer leads to its page, at 390 px without scrolling sideways', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/what-changed?days=28', {
    viewport: { width: 390, height: 844 },
  });
  const companies = page.getByRole('region', { name: 'You and competitors' });
  const rows = companies.getByRole('list', { name: 'You and competitors' }).getByRole('button');
  await companies.getByText(/tested\.$/).waitFor();
  const more = companies.getByRole('button', { name: /within chance$/ });
  if (await more.isVisible()) await more.click();
  await rows.first().click();
  const after = companies.getByRole('region', { name: 'After', exact: true });
  await after.getByRole('link').first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await after.getByRole('link').first().click();
  await page.waitForURL(/\/dashboard\/answers\/[\da-f-]+$/);
  await page.getByRole('region', { name: 'Companies named' }).waitFor();
  expect(errors).toEqual([]);
});
