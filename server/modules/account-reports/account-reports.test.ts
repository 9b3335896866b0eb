import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneLine } from '../../lib/format.ts';
import { type ListedReport, openReportsTest, REPORT, type ReportsTest } from './testing/account.ts';

let r: ReportsTest;
beforeEach(async () => {
  r = await openReportsTest();
});
afterEach(() => r.t.app.close());

const CONTENT = `query ($id: ID!) { accountReportContent(id: $id) {
  company simulated visibility { value hits answers low high note } sentiment { value answers mentions }
  platforms { platform { key } answers } ranking { name rank shareOfVoice mentionRate { value } }
  period { from to missingTotal topics { name mentionRate { value hits answers } }
    visibilityChange { verdict difference previous { value } } sources { url answers } won { question } lost { question } promptsNotCompared } } }`;
interface DashboardMetrics {
  visibility: { mentionRate: object; change: object };
  sentiment: { mean: object; mentions: number };
  competitors: { rankings: object[] };
}
interface Content {
  accountReportContent: {
    company: string;
    visibility: { value: number; answers: number };
    period: { visibilityChange: object; topics: { name: string }[]; sources: object[] };
    [part: string]: unknown;
  };
}
const contentOf = async (id: string) => (await r.ask<Content>(CONTENT, { id })).data.accountReportContent;
const codes = (reply: {
  errors?: readonly { message: string; extensions: { code?: unknown } }[] | undefined;
}) => reply.errors?.map(({ extensions }) => extensions.code);

test('has the dashboard’s figures of the same range, and keeps them', async () => {
  const filter = { from: r.t.day(7), to: r.t.day(1), platform: 'chatgpt' };
  const report = await r.create({ filter, title: 'For the board' });
  expect(report).toMatchObject({
    title: 'For the board',
    status: 'MADE',
    ...{ from: filter.from, to: filter.to },
  });
  const { data } = await r.ask<{ dashboard: { metrics: DashboardMetrics } }>(
    `query ($filter: MetricsFilter) { dashboard(filter: $filter) { metrics {
       visibility { mentionRate { value hits answers low high note }
         change { verdict difference previous { value } } }
       sentiment { mean { value answers } mentions }
       competitors { rankings { name rank shareOfVoice } } } } }`,
    { filter },
  );
  const { visibility, sentiment, competitors } = data.dashboard.metrics;
  const content = await contentOf(report.id);
  expect(content).toMatchObject({
    company: 'Quillmark',
    visibility: visibility.mentionRate,
    sentiment: { ...sentiment.mean, mentions: sentiment.mentions },
    ranking: [...competitors.rankings, { name: 'Ostrava Labs', rank: 3, shareOfVoice: null }],
  });
  expect(content.visibility.answers).toBe(42);
  expect(content.period.visibilityChange).toEqual(visibility.change);
  expect(content.period.topics.map(({ name }) => name)).toEqual(['Ink', 'Notes']);
  await r.t.collect(r.owner, [{ days: [2, 1], count: 5, answer: 'Tarnwick is dependable.' }]);
  expect(await contentOf(report.id)).toEqual(content);
});

test('mails each recipient the figures and the PDF, and the list shows it', async () => {
  const report = await r.create({
    filter: { days: 7 },
    recipients: ['boss@example.com', ' Lena@Example.com ', 'boss@example.com'],
  });
  expect(report.mails.map(({ status }) => status)).toEqual(['WAITING', 'WAITING']);
  await r.t.jobs.work();
  expect(r.mails.map(({ to }) => to).sort()).toEqual(['boss@example.com', 'lena@example.com']);
  const [mail] = r.mails;
  const text = oneLine(mail?.text ?? '');
  for (const line of ['Quillmark in AI answers', '33.3%', 'What changed', 'By topic', 'Notes']) {
    expect(text).toContain(line);
    expect(mail?.html).toContain(line);
  }
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ contentType: 'application/pdf', filename: 'quillmark-ai-visibility.pdf' });
  const pdf = await getDocumentProxy(new Uint8Array(file?.content ?? []));
  const printed = oneLine((await extractText(pdf, { mergePages: true })).text);
  for (const line of [
    '33.3%',
    'What changed',
    '100.0% before',
    'By topic',
    'Tarnwick',
    'How it was measured',
  ]) {
    expect(printed).toContain(line);
  }
  const [listed] = await r.list();
  expect(listed?.mails.map(({ status }) => status)).toEqual(['sent', 'sent']);
  const { data } = await r.ask<{ reportRecipients: { latest: string[]; mailsLeft: number } }>(
    '{ reportRecipients { latest mailsLeft } }',
  );
  expect(data.reportRecipients).toEqual({ latest: ['boss@example.com', 'lena@example.com'], mailsLeft: 48 });
  const file2 = await r.t.app.server.inject({
    url: `/api/export/report.pdf?id=${report.id}`,
    headers: r.owner.headers,
  });
  expect([file2.statusCode, file2.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file2.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a report of a topic has that topic’s figures only', async () => {
  const { data } = await r.ask<{ topics: { id: string; name: string }[] }>('{ topics { id name } }');
  const topic = data.topics.find(({ name }) => name === 'Ink');
  const { id } = await r.create({ filter: { days: 7 }, topicId: topic?.id });
  const content = await contentOf(id);
  expect(content.visibility.answers).toBe(21);
  expect(content.period.topics).toEqual([]);
});

test('is made of more days than prompts are compared over, and says so', async () => {
  await r.t.collect(r.owner, [{ days: [121, 120], count: 2, answer: 'Tarnwick is dependable.' }]);
  const filter = { from: r.t.day(110), to: r.t.day(1) };
  const report = await r.create({ filter, recipients: ['boss@example.com'] });
  expect(await contentOf(report.id)).toMatchObject({
    visibility: { answers: 154 },
    period: {
      ...filter,
      won: [],
      lost: [],
      promptsNotCompared: 'Prompts are compared over at most 92 days.',
    },
  });
  await r.t.jobs.work();
  expect(oneLine(r.mails[0]?.text ?? '')).toContain('Prompts are compared over at most 92 days.');
});

test('reveals and changes nothing of another account', async () => {
  const { id } = await r.create({ filter: { days: 7 }, recipients: ['boss@example.com'] });
  const other = await r.t.owner();
  const read = await r.ask<Record<string, unknown>>(
    `query ($id: ID!) { accountReport(id: $id) { id } accountReportContent(id: $id) { company }
       accountReports { nodes { id } } reportRecipients { nodes { address } } }`,
    { id },
    other,
  );
  expect(read.data).toEqual({
    ...{ accountReport: null, accountReportContent: null },
    ...{ accountReports: { nodes: [] }, reportRecipients: { nodes: [] } },
  });
  const mutations = [
    'mutation ($id: ID!) { sendAccountReport(id: $id, recipients: ["x@example.com"]) { id } }',
    'mutation ($id: ID!) { retryAccountReport(id: $id) { id } }',
  ];
  for (const mutation of mutations)
    expect(codes(await r.ask(mutation, { id }, other))).toEqual(['NOT_FOUND']);
  const removed = await r.ask<object>('mutation ($id: ID!) { deleteAccountReport(id: $id) }', { id }, other);
  expect(removed.data).toEqual({ deleteAccountReport: false });
  const file = await r.t.app.server.inject({
    url: `/api/export/report.pdf?id=${id}`,
    headers: other.headers,
  });
  expect(file.statusCode).toBe(404);
  expect(await r.list()).toHaveLength(1);
});

test.each([
  [{ recipients: ['boss@example'] }, '“boss@example” is no e-mail address.'],
  [{ recipients: Array.from({ length: 21 }, (_, n) => `p${n}@example.com`) }, 'at most 20 addresses'],
  [{ title: 'x'.repeat(121) }, 'title must have 1 to 120 characters.'],
  [{ filter: { from: '2020-01-01', to: '2020-01-31' } }, 'There are no answers in this range'],
  [{ topicId: '6f7c1a52-3f3e-4d3c-9a39-0f8f6d5f0a11' }, 'There is no topic with this id.'],
])('refuses %j', async (input, message) => {
  const reply = await r.ask(
    'mutation ($input: CreateAccountReportInput!) { createAccountReport(input: $input) { id } }',
    { input },
  );
  expect(reply.errors?.[0]?.message).toContain(message);
  expect(await r.list()).toEqual([]);
});

test('an account sends 50 mails a day', async () => {
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `p${from + n}@example.com`);
  const { id } = await r.create({ filter: { days: 7 }, recipients: people(0, 20) });
  const send = (recipients: string[]) =>
    r.ask<{ sendAccountReport: ListedReport }>(
      `mutation ($id: ID!, $recipients: [String!]!) { sendAccountReport(id: $id, recipients: $recipients) { ${REPORT} } }`,
      { id, recipients },
    );
  await send(people(20, 20));
  const refused = await send(people(40, 11));
  expect(codes(refused)).toEqual(['RATE_LIMITED']);
  expect(refused.errors?.[0]?.message).toContain('50 mails of reports a day (UTC); 10 are left today.');
  expect((await send(people(40, 10))).data.sendAccountReport.mails).toHaveLength(50);
});

describe('delivery', () => {
  const refusal = () => Object.assign(new Error('550 <boss@example.com>'), { responseCode: 550 });

  test('is tried seven times, then shown with its reason and sent again', async () => {
    for (let n = 0; n < 7; n++) r.refusals.push(refusal());
    const { id } = await r.create({ filter: { days: 7 }, recipients: ['boss@example.com'] });
    for (let n = 0; n < 8; n++) {
      await r.t.jobs.work();
      r.t.app.clock.advance(20 * 60_000);
    }
    expect((await r.list())[0]?.mails).toMatchObject([
      { status: 'failed', problem: 'The mail server did not take the mail. It replied 550.' },
    ]);
    const owner = await r.t.again(r.owner);
    await r.ask('mutation ($id: ID!) { retryAccountReport(id: $id) { id } }', { id }, owner);
    await r.t.jobs.work();
    expect(r.mails).toHaveLength(1);
    expect((await r.list())[0]?.mails).toMatchObject([{ status: 'sent', problem: null }]);
    const nothing = await r.ask('mutation ($id: ID!) { retryAccountReport(id: $id) { id } }', { id }, owner);
    expect(codes(nothing)).toEqual(['CONFLICT']);
  });

  test('several processes send a mail once, and one that was killed is followed by another', async () => {
    const { id } = await r.create({ filter: { days: 7 }, recipients: ['boss@example.com'] });
    const key = { userId: r.owner.userId, reportId: id, address: 'boss@example.com' };
    const sending = r.t.services.accountReports.jobs.find(({ queue }) => queue === 'account-report-send');
    const context = { signal: new AbortController().signal, attempt: 1, last: true };
    // As a process leaves it that is killed while it sends.
    await r.t.deps.db.execute(sql`update sightline.account_report_mail set status = 'sending',
      sending_at = ${r.t.app.clock.now().toISOString()}`);
    await sending?.run(key, context);
    expect(r.mails).toEqual([]);
    r.t.app.clock.advance(6 * 60_000);
    await Promise.all([1, 2, 3].map(() => sending?.run(key, context)));
    await r.t.jobs.work();
    expect(r.mails).toHaveLength(1);
  });
});

test('one POST unsubscribes from the account’s reports without sign-in; GET changes nothing', async () => {
  const { id } = await r.create({ filter: { days: 7 }, recipients: ['boss@example.com'] });
  await r.t.jobs.work();
  const link =
    r.mails[0]?.headers?.['List-Unsubscribe']?.replace(/^<https:\/\/sightline\.example|>$/g, '') ?? '';
  const post = (url: string) =>
    r.t.app.server.inject({
      ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await r.t.app.server.inject({ url: link })).statusCode).toBe(200);
  const forged = await post(`${link.slice(0, -3)}zzz`);
  const send = () =>
    r.ask<{ sendAccountReport: ListedReport }>(
      `mutation ($id: ID!) { sendAccountReport(id: $id, recipients: ["boss@example.com"]) { ${REPORT} } }`,
      { id },
    );
  await send();
  await r.t.jobs.work();
  expect(r.mails).toHaveLength(2);
  const done = await post(link);
  expect([done.statusCode, done.body]).toEqual([200, forged.body]);
  const again = await send();
  await r.t.jobs.work();
  expect(r.mails).toHaveLength(2);
  expect(again.data.sendAccountReport.mails).toMatchObject([{ status: 'UNSUBSCRIBED' }]);
  const { data } = await r.ask<object>('{ reportRecipients { nodes { address unsubscribed } latest } }');
  expect(data).toEqual({
    reportRecipients: { nodes: [{ address: 'boss@example.com', unsubscribed: true }], latest: [] },
  });
});
