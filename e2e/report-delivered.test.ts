import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { type MailServer, startMailServer } from '../server/testing/mail-server.ts';
import { startVendors, type VendorServer } from '../server/testing/vendors/server.ts';
import { openBrowser, openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD } from './demo.ts';
import { copyOfFilledDemo } from './filled-demo.ts';
import { type RunningServer, runCommand, startServer } from './server.ts';

const VISITOR = 'visitor@sightline.dev';
const OPERATOR = 'brand@example.com';

let vendors: VendorServer;
let mails: MailServer;
let server: RunningServer;
let browser: Browser;
let page: Page;
let errors: string[];
/** The report's private address. */
let address = '';

beforeAll(async () => {
  vendors = await startVendors({
    answerTo: (question) => ({
      text: question.includes('Quillmark')
        ? 'Quillmark is an excellent choice for writers.'
        : 'Most people are happy with **Tarnwick**. It is dependable.',
      sources: [{ url: 'https://reviews.example/best', title: 'The best, tested' }],
    }),
  });
  mails = await startMailServer();
  const dataDir = await copyOfFilledDemo();
  const made = await runCommand('role', [OPERATOR, 'operator'], { DATA_DIR: dataDir });
  expect(made.output).toContain('operator');
  [server, browser] = await Promise.all([
    startServer(
      (origin) => ({
        ...vendors.environment(),
        DEMO: 'on',
        REPORT_PLATFORMS: 'chatgpt,perplexity',
        PERPLEXITY_REQUESTS_PER_MINUTE: '6000',
        SITE_URL: origin,
        SMTP_URL: mails.url,
      }),
      dataDir,
    ),
    openBrowser(),
  ]);
  ({ page, errors } = await openPage(browser));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await mails.close();
  await vendors.close();
});

const next = () => page.getByRole('button', { name: 'Next' }).click();
const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** The newest mail to the visitor, as soon as there are so many. */
const mailNumber = (count: number) =>
  eventually(() => {
    const mail = mails.taken[count - 1];
    if (!mail) throw new Error(`There are ${mails.taken.length} mails.`);
    return mail;
  });

test('a visitor requests a report about an unknown company', async () => {
  await page.goto(`${server.origin}/generate-reports`);
  await page.getByLabel('Email').fill(VISITOR);
  await page.getByLabel(/Company/).fill('Quillmark');
  await next();
  await step('Website');
  await next();
  await step('Competitors');
  await page.getByRole('textbox', { name: /Competitor 1/ }).fill('Tarnwick');
  await next();
  await step('Search Topics');
  await page.getByRole('textbox', { name: /topic 1/i }).fill('note apps');
  await next();
  await step('Prompts');
  await next();
  await step('Generate');
  await page.getByText('ChatGPT').first().waitFor();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('You should be getting something within 5 minutes').waitFor();
  expect(vendors.received).toEqual([]);
});

test('nothing is asked before the link of the mail is followed and its button pressed', async () => {
  const mail = await mailNumber(1);
  expect(mail.recipients).toEqual([VISITOR]);
  const link = /http\S+\/generate-reports\/confirm#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm and make my report' }).waitFor();
  expect(vendors.received).toEqual([]);
  await page.getByRole('button', { name: 'Confirm and make my report' }).click();
  await page.getByText('the report of Quillmark is being made').waitFor();
});

test('the mail says what was found, and has it as a PDF', async () => {
  const mail = await mailNumber(2);
  expect(mail.recipients).toEqual([VISITOR]);
  expect(mail.subject).toContain('Quillmark');
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  expect(
    Buffer.from(mail.attachments[0]?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(mail.html).toContain('Tarnwick');
  address = new RegExp(`${server.origin}/reports/[\\w-]+(?!\\S*remove)`).exec(mail.text ?? '')?.[0] ?? '';
  expect(vendors.received.length).toBeGreaterThanOrEqual(20);
  expect(errors).toEqual([]);
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('its page shows the same and opens an answer: %s at %d px', async (colorScheme, width) => {
  const visitor = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
  const reply = await visitor.page.goto(address);
  expect(reply?.headers()['x-robots-tag']).toContain('noindex');
  await visitor.page.getByRole('heading', { level: 1, name: /Quillmark/ }).waitFor();
  await visitor.page
    .getByText(/0 of 1\d answers/)
    .first()
    .waitFor();
  expect(await seriousFindings(visitor.page)).toEqual([]);
  expect(
    await visitor.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await visitor.page
    .getByRole('button', { name: /ChatGPT/ })
    .or(visitor.page.getByRole('link', { name: /ChatGPT/ }))
    .first()
    .click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.locator('mark').first().waitFor();
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const pdf = await fetch(`${address.replace('/reports/', '/api/reports/')}.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(visitor.errors).toEqual([]);
  await visitor.page.context().close();
});

test('only an operator sees the request and its cost', async () => {
  const staff = await openPage(browser);
  await signIn(staff.page, server.origin, OPERATOR, DEMO_PASSWORD);
  await staff.page.getByRole('link', { name: 'Report requests', exact: true }).click();
  await staff.page.getByText(VISITOR).first().waitFor();
  await staff.page.getByText('Quillmark').first().waitFor();
  expect(await seriousFindings(staff.page)).toEqual([]);
  expect(staff.errors).toEqual([]);
  await staff.page.context().close();

  const other = await openPage(browser);
  await signIn(other.page, server.origin, 'analyst@example.com', DEMO_PASSWORD);
  expect(await other.page.getByRole('link', { name: 'Report requests', exact: true }).count()).toBe(0);
  await other.page.context().close();
});

test('the link of the mail deletes it for everybody', async () => {
  const mail = await mailNumber(2);
  const link = /http\S+\/reports\/[\w-]+\/remove#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await page.getByRole('heading', { name: 'Report deleted' }).waitFor();
  await page.goto(address);
  await page.getByRole('heading', { name: 'There is no report here' }).waitFor();
  expect((await fetch(`${address.replace('/reports/', '/api/reports/')}.pdf`)).status).toBe(404);
});
