import { expect, test } from 'vitest';
import { analysePage } from '../../page-analysis/analyse-page.ts';
import { DEMO_BRAND } from '../brand.ts';
import { createSimulatedWeb } from './simulated-web.ts';

const web = createSimulatedWeb(DEMO_BRAND);
const request = { maxBytes: 1e6, timeoutMs: 1000 };

async function read(url: string) {
  const { body, headers } = await web.get(url, request);
  return analysePage(new Uint8Array(body), { url, contentType: headers.get('content-type') ?? '' });
}

test.each([
  ['https://stack-review.example/best/api', 'list'],
  ['https://side-by-side.example/compare/api', 'comparison'],
  ['https://buyers-notes.example/guides/api', 'how-to'],
])('%s is read as what it is made to be, with scores', async (url, kind) => {
  const { content, scores, kind: found } = await read(url);
  expect(found).toBe(kind);
  expect(content.words).toBeGreaterThan(150);
  expect(scores.spans.length).toBeGreaterThan(0);
});

test('a page is the same whenever it is read', async () => {
  const url = 'https://peer-ratings.example/categories/cloud';
  expect((await web.get(url, request)).body).toEqual((await web.get(url, request)).body);
});

test('an author’s address is at the domain of the site', async () => {
  const { body } = await web.get('https://buyers-notes.example/guides/api', request);
  expect(Buffer.from(body).toString()).toMatch(/"email":"[a-z.]+@buyers-notes\.example"/);
});

test('reads no other site', async () => {
  await expect(web.get('https://example.com/', request)).rejects.toThrow('simulated sites only');
});

test('has a page of the brand for some topics only', async () => {
  const status = async (topic: string) =>
    (await web.get(`https://www.ostrellio.example/solutions/${topic}`, request)).status;
  expect(await status('api')).toBe(200);
  expect(await status('workflow-automation')).toBe(404);
});
