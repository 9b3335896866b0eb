import { afterAll, beforeAll, test } from 'vitest';
import { followNewestMail, openPage, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('a forgotten password is replaced by mail, and the old one no longer works', async () => {
  const { server, browser } = demo;
  const { page } = await openPage(browser);
  await page.goto(server.origin);
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByLabel('Email').fill('analyst@example.com');
  await page.getByRole('button', { name: /send|reset/i }).click();
  await page
    .getByText(/outbox/i)
    .first()
    .waitFor();
  await followNewestMail(page, server.origin, /password/i);
  await page.getByLabel(/new password/i).fill('another-long-password');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.waitForURL('**/dashboard');

  const other = await openPage(browser);
  await other.page.goto(server.origin);
  await other.page.getByLabel('Email').fill('analyst@example.com');
  await other.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await other.page.getByRole('button', { name: 'Sign In' }).click();
  await other.page.getByText('Invalid login credentials').waitFor();
  await signIn(other.page, server.origin, 'analyst@example.com', 'another-long-password');
});
