import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../server/lib/days.ts';
import { ADDRESSES, bot, combinedLog } from '../server/modules/visit-metrics/testing/log-lines.ts';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';
import { openProgram } from './program.ts';

// A demo account without answers of its own.
const EMAIL = 'analyst@example.com';
const SITE = 'https://quillmark.example';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo({ ALERT_DELAY_SECONDS: '0' });
});
afterAll(() => demo.stop());

/** A brand whose answers cite /guide, and a rule on visits. */
async function prepareAccount() {
  const ask = await openProgram(demo.server.origin, EMAIL);
  const answer = {
    ...{ id: 'a', run: 1, platform: 'chatgpt', collectedAt: '2026-01-05T10:00:00Z', topic: 'Notes' },
    ...{ prompt: 'Which note app is best?', answer: 'Quillmark.' },
    sources: [{ url: `${SITE}/guide`, title: 'Guide' }],
  };
  const query = `mutation ($brand: SaveBrandInput!, $answers: [RecordedAnswerInput!]!) {
    saveBrand(input: $brand) { errors { message } }
    importAnswers(answers: $answers) { stored }
    addAlertRule(input: { kind: CITED_PAGE_ERROR, channels: [EMAIL] }) { errors { message } }
  }`;
  const brand = { brand: { name: 'Quillmark', aliases: [], domain: 'quillmark.example' }, competitors: [] };
  expect(await ask(query, { brand, answers: [answer] })).toMatchObject({
    importAnswers: { stored: 1 },
    addAlertRule: { errors: [] },
  });
}

function makeLog(): string {
  const ago = (days: number, seconds: number) => new Date(Date.now() - days * DAY_MS - seconds * 1000);
  const gptBot = { userAgent: bot('GPTBot'), from: ADDRESSES.GPTBot };
  return combinedLog([
    { ...gptBot, time: ago(2, 0), path: '/pricing' },
    ...[1, 2, 3].map((second) => ({ ...gptBot, time: ago(1, second), path: '/guide', status: 503 })),
    { ...gptBot, time: ago(1, 9), path: '/guide', from: ADDRESSES.forged },
    {
      ...{ time: ago(1, 20), from: '8.8.4.4', path: '/pricing', referrer: 'https://chatgpt.com/' },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    },
  ]);
}

test('a log is uploaded, its visits are counted and listed, and an error is reported', async () => {
  await prepareAccount();
  const { page, errors } = await openPage(demo.browser);
  await signIn(page, demo.server.origin, EMAIL, DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Live Mentions' }).click();
  await page.getByRole('button', { name: 'Send a log' }).click();
  const file = { name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(makeLog()) };
  await page.getByLabel('Log file').setInputFiles(file);
  await page.getByText('access.log: 6 lines read, 4 visits of AI bots, 1 forged, 1 person.').waitFor();
  // Sent again, no line counts twice.
  await page.getByLabel('Log file').setInputFiles(file);
  await page.getByText('6 lines read, 0 visits of AI bots, 0 people, 6 counted before.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('region', { name: 'Visits of AI bots' }).getByText('4', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^GPTBot/ }).click();
  await page.getByText('503 Unavailable: 3').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: 'Refused', exact: true }).click();
  await page.getByRole('button', { name: /^quillmark\.example\/guide/ }).click();
  await page.getByRole('link', { name: /Open the 1 answer that cite/ }).waitFor();

  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByRole('region', { name: 'Answers', exact: true }).getByText('1', { exact: true }).waitFor();
  await page.getByText(/^Google Analytics is not connected, so sessions/).waitFor();
  await page.getByRole('row', { name: /^quillmark\.example\/guide.* 1 3 0 – – –/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Live feed' }).click();
  const feed = page.getByRole('region', { name: 'AI Crawler Activity' });
  await feed.getByText('Forged').waitFor();
  expect(await feed.getByRole('row').count()).toBe(7);

  await page.goto(`${demo.server.origin}/dashboard/settings/alerts`);
  const alert = page.getByText(`A cited page returns an error to AI bots: ${SITE}/guide`);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Alerts', exact: true }).first().waitFor();
      return alert.count();
    })
    .toBe(1);
  expect(errors).toEqual([]);
});
