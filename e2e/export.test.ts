import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

async function dashboard(colorScheme: 'light' | 'dark') {
  const opened = await demo.openAs('brand', '/dashboard', { colorScheme, acceptDownloads: true });
  await opened.page.getByText(/Based on \d+ total prompts/).waitFor();
  return opened;
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Mentions: save or print' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function download(page: Page, item: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, item)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What the page's own decoder makes of a picture: its size and the colour of its corner. */
const decode = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    const colours = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) {
      colours.add(`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`);
    }
    return { width: picture.width, corner: [...pixels.slice(0, 3)], colours: [...colours] };
  }, bytes.toString('base64'));

test.each([
  { colorScheme: 'light', corner: [255, 255, 255], line: '93,63,224' },
  { colorScheme: 'dark', corner: [18, 18, 22], line: '149,127,251' },
] as const)('a chart is saved as a picture in $colorScheme', async ({ colorScheme, corner, line }) => {
  const { page, errors } = await dashboard(colorScheme);
  const { name, bytes } = await download(page, 'Download PNG');
  expect(name).toMatch(/^sightline-ostrellio-mentions-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.png$/);
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  const picture = await decode(page, bytes);
  expect(picture.width).toBe(1920);
  expect(picture.corner).toEqual(corner);
  expect(picture.colours).toContain(line);
  expect(errors).toEqual([]);
});

test('a chart’s table is saved as CSV, newest day first', async () => {
  const { page } = await dashboard('light');
  const { name, bytes } = await download(page, 'Download CSV');
  const [heading, newest, next] = bytes.toString('utf8').split('\r\n');
  expect(heading).toContain('Day,Visibility (%)');
  expect(heading).toContain('Simulated');
  expect(newest).toMatch(/,yes$/);
  expect(name).toMatch(/^sightline-ostrellio-mentions-\d{4}-\d\d-\d\d-to-/);
  expect(name).toContain(`-to-${newest?.slice(0, 10)}.csv`);
  expect((newest ?? '') > (next ?? '')).toBe(true);
});

test('a chart is printed alone, in light colours, and the page is as before', async () => {
  const { page } = await dashboard('dark');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '');
  });
  await choose(page, 'Print');
  await page.locator('body[data-asked-to-print]').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Brand Visibility' }).waitFor({ state: 'hidden' });
  await page.locator('[data-print-alone] .recharts-line-curve').last().waitFor();
  const colours = () => page.evaluate(() => document.documentElement.className);
  expect(await colours()).toBe('light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.locator('[data-print-alone]').waitFor({ state: 'detached' });
  expect(await colours()).toBe('dark');
  await page.getByRole('heading', { name: 'Brand Visibility' }).waitFor();
});

test('a printed screen names the brand, the platform, the sample data and each panel’s window', async () => {
  const { page } = await demo.openAs('brand', '/dashboard?platform=chatgpt&sources=week');
  await page.getByText(/Based on \d+ total prompts/).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Ostrellio · Sightline', 'Platform: ChatGPT', /^Sample data: these answers/]) {
    await page.getByText(text).waitFor();
  }
  const sources = page.getByRole('region', { name: 'Top Sources' });
  await sources.getByText('Last Week').waitFor();
  expect(await sources.getByText('Last Month').isVisible()).toBe(false);
});

test('the open menu and the table have no serious finding of axe', async () => {
  const { page } = await dashboard('light');
  await page.getByRole('button', { name: 'Mentions: show as table' }).click();
  await page.getByRole('button', { name: 'Mentions: save or print' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

test('saved chats become answers of the interface, which the dashboard says', async () => {
  const { page, errors } = await demo.openAs('brand', '/dashboard/settings/data');
  const question = 'what are the best API management tools for a SMALL engineering team';
  const node = (id: string, parent: string | null, role: string, text: string) => ({
    ...{ id, parent },
    message: {
      ...{ id: `message-${id}`, author: { role }, create_time: Date.now() / 1000 - 3600 },
      content: { content_type: 'text', parts: [text] },
      metadata: { model_slug: 'gpt-of-the-app' },
    },
  });
  const chat = {
    current_node: 'b',
    mapping: {
      a: node('a', null, 'user', question),
      b: node('b', 'a', 'assistant', 'Ostrellio.'),
    },
  };
  await page
    .getByLabel('Saved chats')
    .and(page.locator('input'))
    .setInputFiles({
      ...{ name: 'conversations.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify([chat])),
    });
  await page.getByRole('button', { name: 'Import 1 answer' }).click();
  await page.getByText('1 answer stored, 0 were there already.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto(`${demo.server.origin}/dashboard`);
  await page.getByRole('button', { name: /^Asked by API .* · interface: ChatGPT \(1\)$/ }).click();
  await page.getByText('Interface · gpt-of-the-app').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
