import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { openPage, seriousFindings, signIn } from './browser.ts';
import { DEMO_PASSWORD, type DemoInstallation, startDemo } from './demo.ts';
import { importAnswers } from './import-answers.ts';
import { openProgram } from './program.ts';

// A demo account without answers of its own.
const EMAIL = 'analyst@example.com';

let demo: DemoInstallation;
let ask: Awaited<ReturnType<typeof openProgram>>;
beforeAll(async () => {
  demo = await startDemo();
  ask = await openProgram(demo.server.origin, EMAIL);
  await importAnswers(demo.server.origin, EMAIL, { brand: QUILLMARK, answers: RECORDINGS });
});
afterAll(() => demo.stop());

/** Opens the overview. Returns its sentiment card once that shows a score. */
async function openSentiment(page: Page): Promise<Locator> {
  await page.goto(`${demo.server.origin}/dashboard`);
  const card = page.getByRole('region', { name: /^Sentiment/ }).first();
  await card.getByText(/\d/).first().waitFor();
  return card;
}

test('three mentions are reviewed by keyboard, one is corrected, and the overview follows', async () => {
  const { page, errors } = await openPage(demo.browser);
  await signIn(page, demo.server.origin, EMAIL, DEMO_PASSWORD);
  const before = (await (await openSentiment(page)).textContent()) ?? '';
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const right = page.getByRole('button', { name: /^Right/ });
  await right.waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const company = page.getByRole('region', { name: /^(?:Quillmark|Tarnwick|Ostrava Labs)$/ });
  let reviewed = 0;
  let hasCorrected = false;
  // The queue's order is random: confirm until the brand comes, and correct that.
  while (reviewed < 3 || !hasCorrected) {
    const isBrand = (await company.getByText('You', { exact: true }).count()) > 0;
    const isNegative = (await company.getByText(/^[\d.]+ Negative$/).count()) > 0;
    await page.keyboard.press(isBrand && !hasCorrected ? (isNegative ? 'p' : 'n') : 'Enter');
    hasCorrected ||= isBrand;
    reviewed += 1;
    await page.getByText(`${reviewed} mention${reviewed === 1 ? '' : 's'} reviewed, all saved.`).waitFor();
  }
  const data = await ask(
    '{ answers(first: 50) { nodes { reviews { isCorrection } } } reviewAccuracy { all { reviewed } others } }',
  );
  const reviews = data.answers.nodes.flatMap(
    (node: { reviews: { isCorrection: boolean }[] }) => node.reviews,
  );
  expect(reviews).toHaveLength(reviewed);
  expect(reviews.filter((review: { isCorrection: boolean }) => review.isCorrection)).toHaveLength(1);
  expect(data.reviewAccuracy.all.reviewed + data.reviewAccuracy.others).toBe(reviewed);
  // The overview first shows the numbers that this tab saw last, until the new ones come.
  const card = await openSentiment(page);
  await expect.poll(() => card.textContent()).not.toBe(before);
  expect(errors).toEqual([]);
});
