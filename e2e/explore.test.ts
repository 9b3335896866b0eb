import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const address = (page: Page) => page.url().slice(demo.server.origin.length);
const filters = (page: Page) => page.getByRole('group', { name: 'Range and platform' });
const days = (page: Page) => link(page, /· [\d,]+ answers: Open these answers$/).first();
/** "592" of "Pelgandro: Open the 592 answers that name Pelgandro" */
const promised = (name: string | null) => /Open the ([\d,]+) /.exec(name ?? '')?.[1];

describe('range, platform and comparison', () => {
  const VIEW = '/dashboard?days=30&platform=chatgpt&compare=previous';

  test('are chosen, kept in the address, and lead to the answers they are about and back', async () => {
    const { page, errors } = await demo.openAs('brand', '/dashboard');
    await filters(page).getByRole('button', { name: '30 days' }).click();
    await filters(page).getByLabel('Platform').selectOption('ChatGPT');
    await filters(page).getByRole('switch', { name: 'Compare with previous period' }).click();
    await page.getByText('Compared with').waitFor();
    expect(address(page)).toBe(VIEW);
    const shown = await days(page).textContent();
    expect(shown).toMatch(/^\w{3} \d\d – \w{3} \d\d, \d{4} · [\d,]+ answers$/);

    const rival = page.getByRole('region', { name: 'Competitor Rankings' }).getByRole('link').first();
    const count = promised(await rival.getAttribute('aria-label'));
    await rival.click();
    await page.getByText(`${count} answers, newest first`).waitFor();
    const query = new URL(page.url()).searchParams;
    expect([...query.keys()]).toEqual(['company', 'platform', 'from', 'to']);
    expect(query.get('platform')).toBe('chatgpt');
    const spanned = Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '');
    expect(spanned / 86_400_000).toBe(29);

    await page.goBack();
    await page.getByText('Compared with').waitFor();
    expect(address(page)).toBe(VIEW);
    expect(await days(page).textContent()).toBe(shown);
    expect(errors).toEqual([]);
  });

  test('are the same for everyone who opens the address, and stay when a topic opens', async () => {
    const { page } = await demo.openAs('brand', VIEW);
    await page.getByText('Compared with').waitFor();
    expect(await filters(page).getByRole('button', { pressed: true }).textContent()).toBe('30 days');
    expect(await filters(page).getByLabel('Platform').inputValue()).toBe('chatgpt');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cloud' }).click();
    await page.getByRole('heading', { name: 'Topic: Cloud' }).waitFor();
    expect(address(page)).toBe(VIEW.replace('/dashboard', '/dashboard/topics/cloud'));
  });

  test('days of one’s own the wrong way round are refused with a reason, and then put right', async () => {
    const { page } = await demo.openAs('brand', '/dashboard?days=7');
    await days(page).waitFor();
    await filters(page).getByRole('button', { name: 'Custom' }).click();
    const form = page.getByRole('form', { name: 'Custom range' });
    const last = await form.getByLabel('Last day').inputValue();
    const first = await form.getByLabel('First day').inputValue();
    await form.getByLabel('First day').fill(last);
    await form.getByLabel('Last day').fill(first);
    await form.getByRole('button', { name: 'Apply' }).click();
    await form.getByText(/^The last day must not be before the first day, /).waitFor();
    expect(address(page)).toBe('/dashboard?days=7');
    await form.getByLabel('First day').fill(first);
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(`**/dashboard?from=${first}&to=${first}`);
  });
});

test('what ChatGPT said about us yesterday: two clicks from the dashboard', async () => {
  const { page } = await demo.openAs('brand', '/dashboard');
  const link = page.getByRole('main').getByRole('link', { name: /Open the usable answers of ChatGPT/ });
  await link.waitFor();
  await link.click();
  await page.getByRole('combobox', { name: 'Days' }).selectOption({ label: 'Yesterday' });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.waitForURL((url) => url.searchParams.get('from') === yesterday);
  await page.getByText(/^\d+ answers?, newest first$/).waitFor();
  expect(await page.getByRole('main').locator('ol > li').count()).toBeGreaterThan(0);
});

test('a competitor: from the ranking to its page, and to the answers that name only it', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard?days=30');
  await link(page, /^Compare with Pelgandro$/).click();
  await page.getByRole('heading', { name: 'Ostrellio and Pelgandro' }).waitFor();
  expect(address(page)).toMatch(/^\/dashboard\/competitors\/[\w-]+\?days=30$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  const only = page
    .getByRole('region', { name: /^Prompts whose answers name/ })
    .getByRole('link', { name: /Open the [\d,]+ answers/ })
    .first();
  const count = promised(await only.getAttribute('aria-label'));
  await only.click();
  await page.getByText(`${count} answers, newest first`).waitFor();
  expect(errors).toEqual([]);
});

test('a range that cannot be loaded is requested once and says so above the previous numbers', async () => {
  const { page } = await demo.openAs('brand', '/dashboard');
  await days(page).waitFor();
  const requested: string[] = [];
  await page.route('**/graphql', (route) => {
    requested.push(route.request().postDataJSON().operationName);
    return route.abort();
  });
  await filters(page).getByRole('button', { name: '7 days' }).click();
  const notice = page.getByText('Failed to load your selection.', { exact: false });
  await notice.waitFor();
  await days(page).waitFor();
  expect(requested.filter((name) => name === 'Overview')).toEqual(['Overview']);
  await page.unroute('**/graphql');
  await filters(page).getByRole('button', { name: 'All time' }).click();
  await notice.waitFor({ state: 'hidden' });
  await days(page).waitFor();
});

test('answers are narrowed by choices in quick succession, none of which undoes another', async () => {
  const { page } = await demo.openAs('brand', '/dashboard/answers');
  await page.getByText(/newest first$/).waitFor();
  for (const [name, choice] of [
    ['Platform', 'Gemini'],
    ['Outcome', 'Missed: others named'],
    ['Days', 'Last 7 days'],
  ] as const) {
    await page.getByRole('combobox', { name }).selectOption(choice);
  }
  await page.waitForURL('**/dashboard/answers?missed=yes&platform=gemini&window=week');
  const heading = 'Answers in which a competitor is named and Ostrellio is not · Gemini · last 7 days';
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

test('prompts: a search finds questions inside their topics, and one leads to its answers', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/prompts');
  const topics = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({
      has: page.getByRole('button', { expanded: false }).or(page.getByRole('button', { expanded: true })),
    });
  await topics.first().waitFor();
  const names = await topics.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual(names.toSorted());

  const search = page.getByPlaceholder('Search prompts...');
  await search.fill('zebra crossing');
  await page.getByText('No matching prompts found').waitFor();
  await search.fill('PRIORITISE features');
  await expect.poll(() => topics.count()).toBe(1);
  await topics.getByRole('button', { expanded: false }).click();
  const rows = page.getByRole('table').first().locator('tbody tr');
  expect(await rows.count()).toBe(1);
  expect(await rows.getByText(/^(Great|Medium|Poor)$/).count()).toBe(1);

  const text = (await rows.getByRole('link').first().textContent()) ?? '';
  const share = rows.getByRole('link', { name: /Open the \d+ answers/ });
  const count = promised(await share.getAttribute('aria-label'));
  await share.click();
  await page.getByText(`${count} answers, newest first`).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(text);

  await page.goBack();
  await rows.getByRole('link', { name: text, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  await page.getByRole('region', { name: 'Who is named' }).waitFor();
  await page
    .getByRole('region', { name: 'Latest answers' })
    .getByRole('link', { name: /, \w{3} \d\d, \d{4}$/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/answers\/[\da-f-]+$/);
  await page.goBack();
  await page.goBack();
  await topics.getByRole('button', { expanded: true }).waitFor();
  expect(await topics.getByRole('button', { expanded: true }).count()).toBe(1);

  const asked = page
    .getByRole('table', { name: 'Who asked your prompts' })
    .getByRole('link', { name: /asked as Sample persona: student that name your brand$/ });
  const named = promised(await asked.getAttribute('aria-label'));
  await asked.click();
  await page.getByText(`${named} answers, newest first`).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
    'asked as Sample persona: student',
  );
  expect(errors).toEqual([]);
});

test('words in answers: typed, counted, marked, narrowed, and an answer opened at its marks', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/answers');
  const field = page.getByRole('searchbox', { name: 'Search answers' });
  await field.fill('"Pelgandro" -zebra');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Found' });
  const total = /^([\d,]+) answers? ha/;
  await found.getByRole('status').filter({ hasText: total }).waitFor();
  const all = total.exec((await found.getByRole('status').textContent()) ?? '')?.[1];
  await page.getByText(`${all} answers, newest first`).waitFor();
  const marks = page.getByRole('main').locator('ol > li mark');
  await marks.first().waitFor();
  const marked = (await marks.allTextContents()).map((text) => text.toLowerCase());
  expect(new Set(marked)).toEqual(new Set(['pelgandro']));

  const gemini = found.getByRole('link', { name: /^Gemini: [\d,]+ answers?$/ });
  const some = /: ([\d,]+)/.exec((await gemini.getAttribute('aria-label')) ?? '')?.[1];
  await gemini.click();
  await page.getByText(`${some} answers, newest first`).waitFor();
  await found
    .getByRole('status')
    .filter({ hasText: `${some} answers have these words` })
    .waitFor();
  const file = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export CSV' }).click();
  const rows = readFileSync(await (await file).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows.length - 1).toBe(Number(some?.replace(',', '')));
  const answers = page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.locator('mark') });
  await answers.first().getByRole('link').click();
  await page.waitForURL(/\/dashboard\/answers\/[\da-f-]+\?q=/);
  await page.getByRole('region', { name: 'Answer' }).locator('mark').first().waitFor();
  await page.goBack();
  await page.getByText(`${some} answers, newest first`).waitFor();
  expect(errors).toEqual([]);
});

test('a note: written at a day, marked in that day’s charts, listed in the settings, and removed', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard?days=30');
  const mentions = page.getByRole('region', { name: 'Mentions', exact: true });
  await mentions.getByRole('button', { name: 'Mentions: show as table' }).waitFor();
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('Comparison page rewritten');
  const day = await dialog.getByLabel('Day').inputValue();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const mark = mentions.getByRole('button', { name: /^(Note|\d+ notes), .*Comparison page rewritten/ });
  await mark.click();
  await page
    .getByRole('dialog', { name: /^Notes on / })
    .getByText('Comparison page rewritten')
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${demo.server.origin}/dashboard/settings/notes`);
  const note = page.getByRole('listitem').filter({ hasText: 'Comparison page rewritten' });
  expect(await note.textContent()).toContain(day.slice(0, 4));
  await note.getByRole('button', { name: 'Remove note: Comparison page rewritten' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await note.waitFor({ state: 'detached' });
  await page.goBack();
  await mentions.getByRole('button', { name: 'Mentions: show as table' }).waitFor();
  await mentions.getByRole('button', { name: /Sample note: prices changed/ }).waitFor();
  expect(await mark.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('gaps: sorted, searched, saved as CSV, and a figure leads to its answers', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/gaps?days=30');
  const table = page.getByRole('table', { name: 'Prompts with missed answers' });
  const missed = () => table.locator('tbody tr td:nth-child(2)').allTextContents();
  const heading = table.getByRole('columnheader', { name: 'Missed', exact: true });
  await heading.waitFor();
  const most = (await missed()).map(Number);
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  await heading.getByRole('button').click();
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(async () => Number((await missed())[0])).toBeLessThan(most[0] ?? 0);
  const fewest = (await missed()).map(Number);
  expect(fewest).toEqual(fewest.toSorted((a, b) => a - b));

  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('cloud');
  const found = async () =>
    /^(\d+) of \d+ prompts$/.exec((await page.getByText(/^\d+ of \d+ prompts$/).textContent()) ?? '');
  await expect.poll(async () => Number((await found())?.[1])).toBeLessThan(most.length);
  const listed = (await missed()).length;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ostrellio-prompt-gaps-[\d-]+to-[\d-]+\.csv$/);
  const { data, errors: malformed } = Papa.parse<string[]>(await readFile(await file.path(), 'utf8'));
  expect(malformed).toEqual([]);
  expect(data[0]?.slice(0, 3)).toEqual(['Prompt', 'Branded', 'Missed answers']);
  expect(data.length - 1).toBe(listed);
  expect(data.slice(1).map((row) => row[2])).toEqual(await missed());

  const figure = table
    .locator('tbody tr')
    .last()
    .getByRole('link', { name: /^[\d,]+: Open / })
    .first();
  const count = promised(await figure.getAttribute('aria-label'));
  expect(await figure.textContent()).toBe(count);
  await figure.click();
  await page.getByText(`${count} answers, newest first`).waitFor();
  expect(errors).toEqual([]);
});

describe('settings', () => {
  // An account that no other test reads.
  const openSettings = (section: string) => demo.openAs('blocked', `/dashboard/settings/${section}`);

  test('another name is saved, asked about before it is lost, and counted on demand', async () => {
    const { page, errors } = await openSettings('brand');
    const brand = page.getByRole('region', { name: 'Brand', exact: true });
    await brand.getByRole('button', { name: 'Remove Ostrellio Cloud' }).click();
    await brand.getByLabel('Other names').fill('Ostrellio Edge');
    await page.keyboard.press('Enter');
    await page.getByText('Unsaved changes').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    expect(address(page)).toBe('/dashboard/settings/brand');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Brand saved').waitFor();
    await page.getByRole('button', { name: /^Re-analyse [\d,]+ answers now$/ }).click();
    await page.getByText(/answers analysed again with the names you track now\.$/).waitFor();

    await page.reload();
    await brand.getByRole('button', { name: 'Remove Ostrellio Edge' }).waitFor();
    expect(await brand.getByText('Ostrellio Cloud').count()).toBe(0);
    await brand.getByLabel('Name', { exact: true }).fill('Somebody else');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/dashboard/prompts');
    await page.getByRole('link', { name: 'Ostrellio', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the theme is changed and kept in this browser', async () => {
    const { page } = await openSettings('appearance');
    await page.getByRole('main').getByRole('button', { name: 'Dark' }).click();
    const colours = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(colours).toBe('dark');
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Dark', pressed: true }).waitFor();
    expect(await colours()).toBe('dark');
  });
});
