import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { Mail, Mailer, RenderedMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { graphql } from '../../../testing/graphql.ts';
import { openReports, type ReportsApp } from '../testing/visitor.ts';

const MINUTE = 60_000;
const mails: RenderedMail[] = [];
/** The mail server's replies to the next mails; without any it accepts them. */
const refusals: Error[] = [];
const mailer = {
  send: async (mail: Mail) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    mails.push(renderMail(mail));
  },
};
const refusal = () =>
  Object.assign(new Error('550 <visitor@example.com> is unknown here'), { responseCode: 550 });

let app: ReportsApp;
beforeEach(() => {
  mails.length = 0;
  refusals.length = 0;
});
afterEach(() => app.close());

const FIELDS = 'id status problem mailStatus mailProblem mailedAt';

async function records({ headers }: SignedIn, filter = ''): Promise<Record<string, unknown>[]> {
  const { data } = await graphql<{ reportRequests: { nodes: Record<string, unknown>[] } }>(
    app,
    headers,
    `{ reportRequests${filter} { nodes { ${FIELDS} } } }`,
  );
  return data.reportRequests.nodes;
}

const retry = (operator: SignedIn, id: unknown) =>
  graphql<{ retryReport: Record<string, unknown> }>(
    app,
    operator.headers,
    `mutation ($id: ID!) { retryReport(id: $id) { ${FIELDS} } }`,
    { id },
  );

test('retries a refused mail with growing pauses until it is accepted', async () => {
  app = await openReports({ mailer });
  refusals.push(refusal(), refusal());
  await app.request();
  await app.jobs.work();
  const operator = await app.operator();
  expect(await records(operator)).toMatchObject([
    {
      status: 'MADE',
      mailStatus: 'WAITING',
      mailProblem: 'The mail server did not take the mail. It replied 550.',
    },
  ]);
  app.clock.advance(MINUTE / 2);
  await app.jobs.work();
  expect(mails).toEqual([]);
  app.clock.advance(MINUTE - 1);
  await app.jobs.work();
  expect(mails).toEqual([]);
  app.clock.advance(1);
  await app.jobs.work();
  expect(mails).toMatchObject([{ to: 'visitor@example.com' }]);
  expect(await records(operator)).toMatchObject([
    { mailStatus: 'SENT', mailProblem: null, mailedAt: app.clock.now().toISOString() },
  ]);
});

test('shows a mail that is refused for good to the operator, who can send it again', async () => {
  app = await openReports({ mailer });
  for (let n = 0; n < 7; n++) refusals.push(refusal());
  await app.request();
  for (let n = 0; n < 10; n++) {
    await app.jobs.work();
    app.clock.advance(20 * MINUTE);
  }
  expect(refusals).toEqual([]);
  expect(app.jobs.waiting).toEqual([]);
  const operator = await app.operator();
  const [record] = await records(operator, '(mailStatus: FAILED)');
  expect(record).toMatchObject({ status: 'MADE', mailStatus: 'FAILED' });
  expect(JSON.stringify(record)).not.toContain('visitor@');
  const retried = await retry(operator, record?.id);
  expect(retried.data.retryReport).toMatchObject({ mailStatus: 'WAITING', mailProblem: null });
  await app.jobs.work();
  expect(mails).toHaveLength(1);
  expect((await retry(operator, record?.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a job that runs twice sends once', async () => {
  app = await openReports({ mailer });
  await app.request();
  await app.jobs.work();
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    app.database.db,
    sql`select id from sightline.report`,
  );
  await app.jobs.send('report-deliver', { id, mail: 'report' });
  await app.jobs.send('report-deliver', { id, mail: 'confirmation' });
  await app.jobs.work();
  expect(mails).toHaveLength(1);
});

test('another mail of the request does not count as the report’s mail', async () => {
  const taken = Promise.withResolvers<void>();
  const sending = vi.fn<Mailer['send']>(() => taken.promise);
  app = await openReports({ mailer: { send: sending }, env: { REPORT_CONFIRMATION: 'always' } });
  await app.request();
  const working = app.jobs.work();
  await eventually(() => expect(sending).toHaveBeenCalled());
  await app.database.db.execute(sql`update sightline.report set status = 'made', mail_status = 'waiting'`);
  taken.resolve();
  await working;
  expect(await rows(app.database.db, sql`select mail_status as mail from sightline.report`)).toEqual([
    { mail: 'waiting' },
  ]);
});

describe('a report that could not be made', () => {
  test('the visitor is told once; the operator retries and it arrives', async () => {
    app = await openReports({ mailer, reportWithinMs: 0 });
    await app.request();
    await app.jobs.work();
    const operator = await app.operator();
    const [failed] = await records(operator, '(status: FAILED)');
    expect(failed).toMatchObject({
      problem: 'There is no usable answer. No answer in time. (3×)',
      mailStatus: 'SENT',
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('could not be made');

    expect((await retry(operator, failed?.id)).data.retryReport).toMatchObject({ status: 'WAITING' });
    await app.jobs.work();
    expect(await records(operator)).toMatchObject([{ status: 'FAILED', mailStatus: 'SENT' }]);
    expect(mails).toHaveLength(1);

    const working = await openReports({ mailer, database: app.database });
    working.jobs.waiting = [];
    await retry(operator, failed?.id);
    working.jobs.waiting = app.jobs.waiting.splice(0);
    await working.jobs.work();
    expect(await records(operator)).toMatchObject([{ status: 'MADE', problem: null, mailStatus: 'SENT' }]);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.html).toContain('Quillmark');
  });
});

test('a visitor’s text is plain text in every mail and in no header', async () => {
  app = await openReports({ mailer });
  const prompts = ['Is <img src=x onerror=alert(1)> "good" & cheap?'];
  await app.request({ companyName: 'R&D "Ink" Ltd.', competitors: ["O'Neil & Sons"], prompts });
  await app.jobs.work();
  const [mail] = mails;
  expect(mail?.html).not.toContain('<img src=x');
  expect(mail?.html).toContain('R&amp;D');
  expect(mail?.subject).toMatch(/^[^\r\n]{1,160}$/);
  expect(mail?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(JSON.stringify({ ...mail, to: '' })).not.toContain('visitor@example.com');
});
