import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleHtml } from '../server/modules/pages/testing/article-html.ts';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../server/testing/site-server.ts';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';
import { importAnswers } from './import-answers.ts';

// A demo account without answers of its own.
const EMAIL = 'analyst@example.com';
const [RECORDING] = RECORDINGS;
const READ = Array.from({ length: 6 }, (_, index) => `lists.example/best/${index}`);
const GONE = 'lists.example/gone';
const BLOCKED = 'private.example/page';

let sites: SiteServer;
let demo: DemoInstallation;
beforeAll(async () => {
  sites = await startSiteServer([
    ...READ.map((path, index): [string, string] => [path, articleHtml(index, { title: `Best of ${index}` })]),
    ['private.example/robots.txt', 'User-agent: *\nDisallow: /'],
  ]);
  demo = await startDemo({ PAGE_MIRROR: sites.mirror });
  const sources = [...READ, GONE, BLOCKED].map((path) => ({ url: `https://${path}`, title: '' }));
  await importAnswers(demo.server.origin, EMAIL, { brand: QUILLMARK, answers: [{ ...RECORDING, sources }] });
});
afterAll(async () => {
  await demo.stop();
  await sites.close();
});

test('cited pages are read from their sites, and a page shows where its statistics are', async () => {
  const { page, errors } = await openPage(demo.browser);
  await signIn(page, demo.server.origin, EMAIL, DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByText(/8 cited pages were never tried/).waitFor();
  await page.getByRole('button', { name: 'Read cited pages' }).click();
  // A site is asked once a second, so that the run can be watched.
  await page.getByRole('progressbar', { name: 'Pages read' }).waitFor();
  await page.getByText('6 new or changed, 0 unchanged, 2 not read.').waitFor();
  expect(sites.requests).not.toContain(BLOCKED);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Blocked by robots.txt 1' }).click();
  await page.getByText('1 page', { exact: true }).waitFor();
  await page.getByRole('rowheader', { name: BLOCKED }).waitFor();
  expect(new URL(page.url()).search).toBe('?status=robots');
  await page.goBack();

  await page.getByRole('link', { name: 'Best of 3' }).click();
  await page.getByRole('heading', { level: 1, name: 'Best of 3' }).waitFor();
  const statistics = page.getByRole('button', { name: /^Statistics/ });
  const [count] = (await statistics.textContent())?.match(/\d+(?= statistics)/) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await statistics.focus();
  await page.keyboard.press('Enter');
  await page.getByText(`Statistics: 1 of ${count}`).waitFor();
  expect(await page.locator('mark').count()).toBe(Number(count));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MARK');
  expect(await seriousFindings(page)).toEqual([]);

  const requests = sites.requests.length;
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByRole('button', { name: 'Reading...' }).waitFor();
  await page.getByRole('button', { name: 'Read again' }).waitFor();
  expect(sites.requests.length).toBeGreaterThan(requests);
  expect(errors).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'both screens have no serious axe finding at 390 px, %s',
  async (colorScheme) => {
    const { page } = await openPage(demo.browser, { viewport: { width: 390, height: 844 }, colorScheme });
    await signIn(page, demo.server.origin, EMAIL, DEMO_PASSWORD);
    await page.goto(`${demo.server.origin}/dashboard/action/pages`);
    const first = page.getByRole('link', { name: 'Best of 0' });
    await first.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await first.click();
    await page.getByRole('button', { name: /^Citations/ }).click();
    await page.locator('mark').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
