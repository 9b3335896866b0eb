import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOfNewestMail, seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('reports: two clicks send the dashboard’s figures; the mail arrives, the page opens, a schedule is paused', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard?days=30');
  await page.getByRole('button', { name: 'Send report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send report' });
  await dialog.getByRole('button', { name: 'Remove brand@example.com' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('1 mail on the way.').waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).click();
  const reports = page.getByRole('list', { name: 'Reports', exact: true });
  await reports.getByText('Sample report: the last 30 days').waitFor();
  await reports.getByText(/^sent /).waitFor();
  const link = await linkOfNewestMail(page, demo.server.origin, /in AI answers/, /\/dashboard\?/);
  expect(new URL(link).searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);

  await page.goto(`${demo.server.origin}/dashboard/account-reports`);
  await page.getByRole('button', { name: 'New schedule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Pause Weekly report' }).click();
  await page.getByRole('button', { name: 'Resume Weekly report' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const pdf = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download .* as a PDF$/ })
    .first()
    .click();
  expect((await pdf).suggestedFilename()).toBe('sightline-report.pdf');
  await reports.getByRole('link').first().click();
  await page.getByRole('region', { name: 'Ranking' }).getByRole('table').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a view: sent every week and once, as a picture and a link to it, and listed beside reports', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/topics/cloud?days=30');
  await page.getByRole('button', { name: 'Send view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this view' });
  await dialog.getByText('brand@example.com').waitFor();
  await dialog.getByRole('button', { name: 'Every week' }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send every week' }).click();
  await page.getByText('View scheduled').waitFor();

  await page.getByRole('button', { name: 'Send view' }).click();
  await dialog.getByText('brand@example.com').waitFor();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('1 mail on the way.').waitFor();

  await page.goto(`${demo.server.origin}/dashboard/account-reports`);
  await page.getByRole('button', { name: 'Pause Topic: Cloud' }).waitFor();
  const reports = page.getByRole('list', { name: 'Reports', exact: true });
  await reports
    .getByText(/^sent /)
    .first()
    .waitFor();
  await reports.getByRole('link', { name: 'Topic: Cloud' }).first().click();
  await page.getByRole('heading', { name: 'Topic: Cloud' }).waitFor();
  const link = await linkOfNewestMail(page, demo.server.origin, /Topic: Cloud/, /\/dashboard\/topics\//);
  expect(link.slice(demo.server.origin.length)).toBe('/dashboard/topics/cloud?days=30');
  expect(errors).toEqual([]);
});
