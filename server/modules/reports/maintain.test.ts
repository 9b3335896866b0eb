import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { MAINTAIN, MAKE } from './constants.ts';
import { openReports, type ReportsApp } from './testing/visitor.ts';

const HOUR = 3_600_000;
let app: ReportsApp;
beforeEach(async () => {
  app = await openReports();
});
afterEach(() => app.close());

const maintainReports = async () => {
  await app.jobs.send(MAINTAIN, {});
  await app.jobs.work();
};
const statuses = async () =>
  (
    await rows<{ status: string; mail: string }>(
      app.database.db,
      sql`select status, mail_status as mail from sightline.report`,
    )
  ).map(({ status, mail }) => `${status} ${mail}`);

const tokenOf = async () =>
  (await rows<{ token: string }>(app.database.db, sql`select token from sightline.report`))[0]?.token ?? '';

test('deletes a report and its answers after 90 days', async () => {
  await app.request();
  await app.jobs.work();
  const token = await tokenOf();
  app.clock.advance(90 * 24 * HOUR - 1);
  expect(await app.services.reports.reader.report(token)).not.toBeNull();
  await maintainReports();
  expect(await statuses()).toEqual(['made sent']);
  app.clock.advance(1);
  expect(await app.services.reports.reader.report(token)).toBeNull();
  await maintainReports();
  expect(await statuses()).toEqual([]);
  expect(await rows(app.database.db, sql`select 1 from sightline.report_answer`)).toEqual([]);
});

test('deletes an unconfirmed request after a day', async () => {
  await app.close();
  app = await openReports({ env: { REPORT_CONFIRMATION: 'always' } });
  await app.request();
  await app.jobs.work();
  app.clock.advance(24 * HOUR - 1);
  await maintainReports();
  expect(await statuses()).toEqual(['unconfirmed sent']);
  app.clock.advance(1);
  await maintainReports();
  expect(await statuses()).toEqual([]);
});

test('deletes visitors’ addresses after a day, also without new requests', async () => {
  for (let n = 1; n <= 3; n++) await app.request({ email: `a${n}@example.com` }, `203.0.113.${n}`);
  await app.jobs.work();
  const kept = () =>
    rows(app.database.db, sql`select key from sightline.rate_limit where key like 'report:%'`);
  expect((await kept()).length).toBeGreaterThan(3);
  app.clock.advance(36 * HOUR);
  await maintainReports();
  expect(await kept()).toEqual([]);
});

test('queues a waiting report only once', async () => {
  await app.close();
  app = await openReports({ boss: true });
  await app.request();
  app.clock.advance(3 * HOUR);
  const tending = app.services.reports.jobs.find(({ queue }) => queue === MAINTAIN);
  const context = { signal: new AbortController().signal, attempt: 1, last: true };
  for (let hour = 0; hour < 2; hour++) await tending?.run({}, context);
  const jobs = await rows(app.database.db, sql`select id from sightline_jobs.job where name = ${MAKE}`);
  expect(jobs).toHaveLength(1);
});

test('makes and sends reports that have lost their jobs, as after restoring a backup', async () => {
  await app.request();
  app.jobs.waiting = [];
  app.clock.advance(HOUR);
  await maintainReports();
  expect(await statuses()).toEqual(['waiting none']);
  app.clock.advance(HOUR + 1);
  await maintainReports();
  expect(await statuses()).toEqual(['made sent']);

  await app.database.db.execute(sql`update sightline.report set mail_status = 'waiting'`);
  app.clock.advance(3 * HOUR);
  await maintainReports();
  expect(await statuses()).toEqual(['made sent']);
  expect(app.mails).toHaveLength(2);
  expect(app.jobs.waiting.filter(({ queue }) => queue === MAKE)).toEqual([]);
});

test('unknown links reveal nothing, and downloads are limited', async () => {
  const get = (token: string) => app.server.inject({ url: `/api/reports/${token}.pdf` });
  for (const token of ['x', 'a'.repeat(43), `${'a'.repeat(42)}%27`, '..%2f..%2fetc']) {
    expect((await get(token)).statusCode).toBe(404);
  }
  for (let n = 1; n < 30; n++) expect((await get('a'.repeat(43))).statusCode).toBe(404);
  const refused = await get('a'.repeat(43));
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    429,
    expect.stringMatching(/^Only 30 downloads in ten minutes\. Try again in (a|\d+) minutes?\.$/),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
