import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('alerts: one opens its page with the answers that made it, at 390 px too', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/settings/alerts');
  const alerts = page.getByRole('region', { name: 'Latest alerts' }).getByRole('link');
  await alerts.first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await alerts.first().click();
  await page.getByRole('region', { name: 'What was found' }).waitFor();
  await page.getByRole('heading', { name: 'Before' }).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(errors).toEqual([]);
});
