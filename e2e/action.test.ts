import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoInstallation, startDemo } from './demo.ts';

const ANALYST_ID = 'f0000000-0000-4000-8000-000000000004';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo({ ACTION_CENTER_OFF_USER_IDS: ANALYST_ID });
});
afterAll(() => demo.stop());

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the Action Center to one of its tools by its card. */
async function openTool(card: string, heading: string) {
  const opened = await demo.openAs('brand', '/dashboard/action', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const tools = opened.page.getByRole('list', { name: 'Tools' });
  await tools.getByRole('link').filter({ hasText: card }).click();
  await title(opened.page, heading);
  return opened;
}

test('the demo brand starts a run on the simulator and reads its answers', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/collection');
  await region(page, 'Run now').getByText('Simulated: nothing is billed').waitFor();
  await button(page, 'Run now').click();
  const run = region(page, 'Last run');
  await run.getByText('Started by hand', { exact: false }).waitFor();
  // 40 prompts on 3 platforms, and 3 of them as 2 personas.
  await run.getByText('of 138 asked', { exact: false }).first().waitFor();
  await run.getByRole('link', { name: 'Answers of this run' }).click();
  await page.getByText('138 answers, newest first').waitFor();
  expect(errors).toEqual([]);
});

describe('brand staff', () => {
  test('tick a next step, which is still done after a reload and counts', async () => {
    const { page, errors } = await demo.openAs('brand', '/dashboard/action');
    await region(page, 'Key Insight').waitFor();
    const steps = region(page, 'Immediate Next Steps').getByRole('checkbox');
    await steps.first().waitFor();
    expect(await steps.count()).toBe(5);
    const tracker = region(page, 'Progress & Impact Tracker');
    const stored = page.waitForResponse(
      (reply) => reply.request().postData()?.includes('setNextStep') === true && reply.ok(),
    );
    await steps.nth(1).check({ force: true });
    await tracker.getByText('1 of 5 steps completed').waitFor();
    await stored;
    await page.reload();
    await tracker.getByText('1 of 5 steps completed').waitFor();
    const ticked = region(page, 'Immediate Next Steps').getByRole('checkbox', { checked: true });
    expect(await ticked.count()).toBe(1);
    await tracker.getByText('Not enough answers yet').first().waitFor();

    const radar = region(page, 'Opportunity Radar');
    await radar.getByRole('button', { expanded: false }).first().click();
    await radar.getByRole('button', { expanded: false }).last().click();
    expect(await radar.getByRole('button', { expanded: true }).count()).toBe(1);
    await radar.getByRole('link', { name: /^\d+ of \d+ answers/ }).click();
    await page.getByText(/^\d+ answers?, newest first$/).waitFor();
    expect(errors).toEqual([]);
  });

  test('compare cited pages with their own from the first to the last', async () => {
    const { page, errors } = await openTool('Content Comparison', 'Content Comparison');
    await page.getByRole('combobox', { name: 'Prompt' }).waitFor();
    for (const [side, name] of [
      ['Competitor Article', 'competitor article'],
      ['Your Article', 'your article'],
    ] as const) {
      const area = region(page, side);
      const [, count = ''] = /of (\d+)/.exec((await area.getByText(/^1 of \d+$/).textContent()) ?? '') ?? [];
      expect(await button(page, `Previous ${name}`).isDisabled()).toBe(true);
      const first = await area.getByRole('heading', { level: 3 }).textContent();
      for (let step = 1; step < Number(count); step += 1) await button(page, `Next ${name}`).click();
      await area.getByText(`${count} of ${count}`, { exact: true }).waitFor();
      expect(await button(page, `Next ${name}`).isDisabled()).toBe(true);
      expect(await area.getByRole('heading', { level: 3 }).textContent()).not.toBe(first);
    }
    await page.getByRole('table', { name: 'Correlation of each score with being cited' }).waitFor();
    await region(page, 'Competitor Article').getByRole('link', { name: /^\d+$/ }).first().click();
    await page.waitForURL('**/dashboard/action/pages/*?score=authoritativeness');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Action Center' }).click();
    await title(page, 'Action Center');
    expect(errors).toEqual([]);
  });

  test('read three tabs of sources, one source open at a time', async () => {
    const { page, errors } = await openTool('Top Sources', 'Top Sources Analysis');
    const sources = page.getByRole('list', { name: 'Sources' }).getByRole('button');
    await sources.first().waitFor();
    expect(await sources.count()).toBeGreaterThan(10);
    const opened = page.getByRole('list', { name: 'Sources' }).getByRole('button', { expanded: true });
    await sources.nth(0).click();
    await sources.nth(2).click();
    expect(await opened.count()).toBe(1);
    await button(page, 'Citations').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**sort=citations');
    await button(page, 'Citations (descending)').waitFor();
    await page.getByRole('tab', { name: 'Content Types' }).click();
    await page
      .getByRole('link', { name: /^(Read cited pages|Pages)$/ })
      .last()
      .waitFor();
    await page.getByRole('tab', { name: 'Content Scores' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Content Scores', selected: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('edit llms.txt: scores follow the typing, and saving says so', async () => {
    const { page, errors } = await openTool('LLMS.TXT Manager', 'LLMS.TXT Manager');
    const editor = page.getByRole('textbox', { name: 'Text of llms.txt' });
    const score = (name: string) => region(page, name).getByText(/^\d[\d.]*$/);
    await editor.waitFor();
    expect((await editor.boundingBox())?.height).toBeGreaterThanOrEqual(400);
    const before = Number(await score('Conciseness').textContent());
    await editor.focus();
    await page.keyboard.type('!');
    await expect.poll(async () => Number(await score('Conciseness').textContent())).toBe(before - 0.5);
    await page.keyboard.press('Backspace');
    await expect.poll(async () => Number(await score('Conciseness').textContent())).toBe(before + 0.5);
    await editor.fill('# Short\n- lines');
    await expect.poll(() => score('Fluency').textContent()).toBe('70');
    await button(page, 'Analyze Text').click();
    await page.getByText(/^Analyzed: conciseness \d\d, /).waitFor();
    await button(page, 'Save Configuration').click();
    await page
      .getByRole('alertdialog', { name: 'LLMS.TXT configuration saved successfully!' })
      .getByRole('button', { name: 'OK' })
      .click();
    await page.getByText('No unsaved changes').waitFor();
    expect(errors).toEqual([]);
  });

  test('optimize a text in two seconds and copy it', async () => {
    const { page, errors } = await openTool('Generate Content', 'Generate Optimized Content');
    await button(page, 'Use Sample Content').click();
    // Watched from before the click: a slow machine may look again only after the two seconds.
    const generating = page
      .getByRole('button', { name: 'Generating...', exact: true, disabled: true })
      .waitFor();
    await button(page, 'Generate').click();
    await generating;
    await page.getByRole('tab', { name: 'Optimized Content', selected: true }).waitFor();
    const text = page.getByRole('tabpanel', { name: 'Optimized Content' }).getByRole('article');
    await text.waitFor();
    expect(await region(page, 'Improvements Made').getByRole('listitem').count()).toBe(5);
    await button(page, 'Copy').click();
    await button(page, 'Copied').waitFor();
    await button(page, 'Copy').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(await text.getByRole('heading').first().textContent());
    expect(errors).toEqual([]);
  });

  test('reach a tool under the brand’s name by the sidebar', async () => {
    const { page } = await demo.openAs('brand', '/dashboard/action');
    const tool = page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Top Sources' });
    await tool.click();
    await page.waitForURL('**/dashboard/action/ostrellio-sources');
    await title(page, 'Top Sources Analysis');
    expect(await tool.getAttribute('aria-current')).toBe('page');
  });
});

test.each(['', '/generate'])('/dashboard/action%s says that the account is blocked', async (path) => {
  const { page } = await demo.openAs('blocked', `/dashboard/action${path}`);
  await page
    .getByText(
      'The Action Center is currently not available for your account. Please contact customer support if you believe this is an error.',
    )
    .waitFor();
});

test.each(['', '/llms-txt'])('with the flag off it is coming soon at /dashboard/action%s', async (path) => {
  const { page } = await demo.openAs('analyst', `/dashboard/action${path}`);
  await page.getByText("We're building this out and will have it ready for you soon!").waitFor();
});
