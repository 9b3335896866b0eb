import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const EXPERIMENTS = '/dashboard/action/experiments';

test('the ended experiment shows both groups; the running one only its progress', async () => {
  const { page, errors } = await demo.openAs('brand', EXPERIMENTS);
  await page.getByRole('link', { name: 'A guide to choosing an API gateway' }).click();
  await page.getByText(/^No verdict: it needs 20 treated/).waitFor();
  await page.getByRole('region', { name: 'Both groups by day' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'All experiments' }).click();
  await page.getByRole('link', { name: 'Support bots compared, with prices' }).click();
  await page.getByText(/of 35 days since the start$/).waitFor();
  expect(await page.getByText(/95 % interval/).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a draft is filled in, says what it would see, and is registered', async () => {
  const { page, errors } = await demo.openAs('brand', EXPERIMENTS);
  await page.getByRole('button', { name: 'New experiment' }).click();
  // The list of experiments has a search box of this name, too.
  await page.getByText('0 treated prompts, 0 controls.').waitFor();
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('Product Management');
  await page.getByRole('button', { name: 'Treat 7 prompts' }).click();
  await page.getByText('7 treated prompts, 14 controls.').waitFor();
  await page.getByText(/would be seen 8 times in 10\.$/).waitFor();
  await page.getByLabel('Pages that you publish or change').fill('https://ostrellio.example/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Register' }).click();
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await page.getByText(/of 35 days since the start$/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
