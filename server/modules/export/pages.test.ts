import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { articleHtml } from '../pages/testing/article-html.ts';
import { importCiting, startReading } from '../pages/testing/cited-pages.ts';
import { createPageApp } from '../pages/testing/page-app.ts';

let sites: SiteServer;
let app: Awaited<ReturnType<typeof createPageApp>>;

beforeAll(async () => {
  sites = await startSiteServer([
    ['a.example/page', articleHtml(1, { title: '=1+1' })],
    ['quillmark.example/own', articleHtml(2)],
    ['tarnwick.example/theirs', articleHtml(3)],
  ]);
  app = await createPageApp(sites);
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

const get = (headers: Record<string, string>) => app.server.inject({ url: '/api/export/pages.csv', headers });

test('pages.csv has every page with its owner, status, answers and scores, and no cell that runs as a formula', async () => {
  const owner = await app.signedIn();
  const gone = 'https://gone.example/page';
  const urls = ['a.example/page', 'quillmark.example/own', 'tarnwick.example/theirs'].map(
    (path) => `https://${path}`,
  );
  await importCiting(app, owner.headers, [...urls, gone]);
  await startReading(app, owner.headers);
  await app.jobs.work();
  const { body, headers } = await get(owner.headers);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const table = Papa.parse<Record<string, string>>(body.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const rows = new Map(table.data.map((row) => [row.url, row]));
  expect(rows.get(urls[0])).toMatchObject({
    title: "'=1+1",
    owner: 'other',
    status: 'read',
    answers: '1',
    missed: '1',
  });
  expect(rows.get(urls[0])?.last_read).toMatch(/^\d{4}-/);
  expect(rows.get(urls[0])?.statistics).toMatch(/^\d+$/);
  expect(rows.get(urls[1])?.owner).toBe('own');
  expect(rows.get(urls[2])?.owner).toBe('competitor');
  expect(rows.get(gone)).toMatchObject({ status: 'not-found', last_read: '', statistics: '', words: '' });
});

test('pages.csv is refused without the Action Center', async () => {
  const person = await app.signedIn();
  expect((await get({})).statusCode).toBe(401);
  expect((await get(person.headers)).statusCode).toBe(200);
  await switchActionCenterOff(app.database.db, person.userId);
  expect((await get(person.headers)).statusCode).toBe(403);
});
