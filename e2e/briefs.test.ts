import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleHtml } from '../server/modules/pages/testing/article-html.ts';
import { type ChatServer, completion, sendJson, startChatServer } from '../server/testing/chat-server.ts';
import { answer, QUILLMARK } from '../server/testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../server/testing/site-server.ts';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';
import { importAnswers } from './import-answers.ts';

// A demo account without answers of its own.
const EMAIL = 'analyst@example.com';
const QUESTION = 'Which notebook suits an office?';
const CITED = [0, 1, 2, 3].map((index) => `lists-${index}.example/best`);
const OWN_TEXT = 'Notebooks help people remember. We sell 14 models.';

/** A draft with a figure of a fact, one of nobody’s, one of a fact about something else, and one of the user’s own text. */
const DRAFT = {
  title: 'Notebooks for offices',
  sections: [
    {
      heading: 'By hand',
      claims: [
        {
          text: 'Of the people asked, 62 percent write by hand at least once a day. That saves 45 hours a month.',
          factIds: [],
        },
        { text: 'Our warehouse ships 62 percent on Mondays.', factIds: [] },
        { text: 'We sell 14 models.', factIds: [] },
      ],
    },
  ],
};

let chat: ChatServer;
let sites: SiteServer;
let demo: DemoInstallation;
beforeAll(async () => {
  chat = await startChatServer();
  chat.answer = (response) => sendJson(response, 200, completion({ content: JSON.stringify(DRAFT) }));
  sites = await startSiteServer(
    CITED.map((path, index): [string, string] => [
      path,
      articleHtml(index, { title: `The best notebooks ${index}` }),
    ]),
  );
  demo = await startDemo({
    PAGE_MIRROR: sites.mirror,
    CHAT_MODEL_URL: chat.url,
    CHAT_MODEL: 'a-model',
    CHAT_MODEL_INPUT_PRICE: '2',
    CHAT_MODEL_OUTPUT_PRICE: '10',
  });
  const sources = CITED.map((path) => ({ url: `https://${path}`, title: '' }));
  await importAnswers(demo.server.origin, EMAIL, {
    brand: QUILLMARK,
    answers: Array.from({ length: 6 }, (_, index) =>
      answer({ id: `b${index}`, run: index + 1, prompt: QUESTION, answer: 'Options: Tarnwick.', sources }),
    ),
  });
});
afterAll(async () => {
  await demo.stop();
  await sites.close();
  await chat.close();
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Presses a button that saves a file. @returns the file’s text */
async function saved(page: Page, within: ReturnType<typeof region>): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: 'Markdown', exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('from a gap to a brief and a draft whose figures are all linked, cut or marked', async () => {
  const { page, errors } = await openPage(demo.browser, { acceptDownloads: true });
  await signIn(page, demo.server.origin, EMAIL, DEMO_PASSWORD);
  await page.goto(`${demo.server.origin}/dashboard/action/pages`);
  await page.getByRole('button', { name: 'Read cited pages' }).click();
  await page.getByText('4 new or changed, 0 unchanged, 0 not read.').waitFor();

  await page.goto(`${demo.server.origin}/dashboard/action`);
  const radar = region(page, 'Opportunity Radar');
  await radar.getByRole('button', { name: new RegExp(QUESTION.replace('?', '\\?')) }).click();
  await radar.getByText('6 of 6 answers').waitFor();
  await radar.getByRole('link', { name: /^(Create PR Pitch|Draft Blog Post|Create Content)$/ }).click();

  const brief = region(page, 'Brief');
  await brief.getByRole('heading', { name: QUESTION }).waitFor();
  const facts = brief.getByRole('region', { name: 'Facts to link' });
  await facts.locator('blockquote').filter({ hasText: '62 percent' }).first().waitFor();
  expect(await facts.locator('blockquote').first().getAttribute('cite')).toMatch(
    /^https:\/\/lists-\d\.example\/best$/,
  );
  expect(await saved(page, brief)).toContain('https://lists-0.example/best');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (size) await page.setViewportSize(size);

  // A cancelled request sends nothing.
  await page.getByRole('textbox', { name: 'Original content' }).fill(OWN_TEXT);
  await page.getByText(/^Written by a-model\. The operator of this installation/).waitFor();
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await generate.click();
  const dialog = page.getByRole('alertdialog', { name: 'Send to the chat model?' });
  await dialog
    .getByText(/the brief and your text to a-model: about [\d,]+ tokens.*At most \$0\.\d{4}\./)
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(chat.received).toHaveLength(0);
  await generate.click();
  await dialog.getByText(/At most \$0/).waitFor();
  await dialog.getByRole('button', { name: 'Send' }).click();

  const text = page.getByRole('article');
  await text.getByRole('heading', { name: 'Notebooks for offices' }).waitFor();
  expect(chat.received).toHaveLength(1);
  await text
    .getByRole('link', { name: /^lists-\d\.example$/ })
    .first()
    .waitFor();
  await text.getByText('Check this claim').waitFor();
  expect(await text.getByText('Check this claim').count()).toBe(1);
  await text.getByText('(from your own text)').waitFor();
  const cut = region(page, 'Cut from the draft');
  await cut.getByText('That saves 45 hours a month.').waitFor();
  await cut.getByText('No fact of a read page has the figure 45 hours.').waitFor();
  const citations = region(page, 'Scores').getByRole('row', { name: /^Citations/ });
  expect(await citations.getByRole('cell').allTextContents()).toEqual(['0', '1', '+1']);
  expect(await seriousFindings(page)).toEqual([]);

  await page.reload();
  await page.getByRole('tab', { name: 'Optimized Content' }).click();
  await text.getByRole('heading', { name: 'Notebooks for offices' }).waitFor();
  const file = await saved(page, region(page, 'Content'));
  expect(file).toMatch(
    /62 percent write by hand at least once a day\. \(\[lists-\d\.example\]\(https:\/\/lists-\d\.example\/best\)\)/,
  );
  expect(file).toContain('check this claim');
  expect(file).not.toContain('45 hours');
  expect(chat.received).toHaveLength(1);
  expect(errors).toEqual([]);
});
