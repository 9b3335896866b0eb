import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

const OUTREACH = '/dashboard/action/outreach';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const mailPanel = (page: Page) => page.getByRole('region', { name: /^Mail to / });

/** What “Sent today” says; the demo's own mails may still be on their way. */
const sentToday = async (page: Page) =>
  Number(/(\d+) of 30/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]);

test('a draft is changed, approved as it is shown, sent once, and its reader unsubscribes', async () => {
  const { page, errors } = await demo.openAs('brand', `${OUTREACH}?tab=compose`);
  const waiting = page.getByRole('region', { name: 'Not written to yet' });
  await waiting
    .getByRole('listitem')
    .filter({ hasText: 'Draft:' })
    .getByRole('button', { name: /^Open/ })
    .click();
  const title = await mailPanel(page).getByRole('heading').first().textContent();
  const address = title?.replace('Mail to ', '') ?? '';
  const before = await sentToday(page);
  const subject = 'A figure for your guide';
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Review and send' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(subject).waitFor();
  await dialog.getByText(address).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve and send' }).click();
  await mailPanel(page).getByText('Sent', { exact: true }).waitFor();
  await expect.poll(() => sentToday(page)).toBeGreaterThan(before);
  expect(await page.getByRole('button', { name: /^Write a draft to/ }).count()).toBe(0);

  const reader = await demo.browser.newPage();
  await reader.goto(`${demo.server.origin}/outbox`);
  await reader.getByRole('link', { name: subject }).click();
  const link = await reader
    .getByRole('link', { name: /unsubscribe/ })
    .first()
    .getAttribute('href');
  await reader.goto(link ?? '');
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  await reader.close();

  await page.getByRole('tab', { name: 'Sent and replies' }).click();
  const written = page.getByRole('region', { name: 'Written to' });
  await written
    .getByRole('listitem')
    .filter({ hasText: address })
    .getByText('Declined', { exact: true })
    .waitFor();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText(new RegExp(`^${address.replaceAll('.', '\\.')} – unsubscribed`)).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a source becomes a target by keyboard, its contacts say where they are published', async () => {
  const { page, errors } = await demo.openAs('brand', OUTREACH);
  const start = page.getByRole('button', { name: /^Start Outreach with The best/ }).first();
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Read .* as robots\.txt allows\.$/).waitFor();
  const contacts = page.getByRole('region', { name: /^The best/ }).getByRole('listitem');
  await contacts.filter({ hasText: '@' }).getByRole('link').first().waitFor();
  await page.getByText('Contacts read', { exact: true }).waitFor();
  expect(await page.getByText('Contacts read', { exact: true }).count()).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('sites that are not to be contacted, and targets from a file', async () => {
  const { page, errors } = await demo.openAs('brand', `${OUTREACH}?tab=settings`);
  await page.getByLabel('Address or domain').fill('peer-ratings.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/^peer-ratings\.example – /).waitFor();
  await page.getByRole('tab', { name: 'Sources' }).click();
  const blocked = page.getByRole('listitem').filter({ hasText: 'peer-ratings.example/' }).first();
  await blocked.getByText('Do not contact').waitFor();
  expect(await blocked.getByRole('button', { name: /^(Start|Open)/ }).isDisabled()).toBe(true);

  const csv = [
    'url,name,email,published_at',
    'https://pen-letters.example/best,Ada,ada@pen-letters.example,https://pen-letters.example/team',
    'https://pen-letters.example/other,Bob,bob@pen-letters.example,',
  ].join('\n');
  await page
    .getByLabel('CSV file with targets')
    .setInputFiles({ name: 'targets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page
    .getByText(/^1 entry added, 0 known already\. 1 row not imported: line 3, published_at/)
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('https://pen-letters.example/best');
  expect(errors).toEqual([]);
  await page.context().close();
});
