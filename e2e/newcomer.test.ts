import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { followNewestMail, openBrowser, openPage } from './browser.ts';
import { type RunningServer, runCommand, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let files: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  files = mkdtempSync(join(tmpdir(), 'sightline-import-'));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(files, { recursive: true, force: true });
});

const NEWCOMER = { username: 'new-comer', email: 'newcomer@example.com', password: 'a-long-password' };

test('a newcomer signs up, verifies by the outbox, imports answers and sees their numbers', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${server.origin}/?mode=signup`);
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  await page.getByLabel('Username').fill(NEWCOMER.username);
  await page.getByLabel('Email').fill(NEWCOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Account created successfully!').waitFor();
  await page.getByText('Please check your email to verify your account.').waitFor();

  await followNewestMail(page, server.origin, /confirm|verify/i);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'No brand is tracked yet' }).waitFor();

  const answers = join(files, 'answers.jsonl');
  const lines = RECORDINGS.map(({ collectedAt, promptGroup, ...rest }) =>
    JSON.stringify({ ...rest, collected_at: collectedAt, prompt_group: promptGroup ?? null }),
  );
  writeFileSync(answers, `${[...lines.slice(0, 3), 'not json', ...lines.slice(3)].join('\n')}\n`);
  const brand = join(files, 'brand.json');
  writeFileSync(brand, JSON.stringify({ ...QUILLMARK.brand, competitors: QUILLMARK.competitors }));
  const args = [answers, '--brand', brand, '--email', NEWCOMER.email, '--url', server.origin];
  const first = await runCommand('import', args, { SIGHTLINE_PASSWORD: NEWCOMER.password });
  expect(first.output).toContain('8 answers stored, 0 were there already, 1 lines left out');
  expect(first.output).toMatch(/line 4/i);
  expect(first.code).toBe(2);
  const second = await runCommand('import', args, { SIGHTLINE_PASSWORD: NEWCOMER.password });
  expect(second.output).toContain('0 answers stored, 8 were there already');

  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('33.3%').first().waitFor();
  await page.getByText('Based on 3 total prompts').waitFor();
  await page.getByText('reviews.example').first().waitFor();
  await page.getByRole('button', { name: 'Last Week' }).last().click();
  await page.getByText('Ostrava Labs').waitFor();
  expect(await page.getByText('Sample data:').count()).toBe(0);
  expect(errors).toEqual([]);
});
