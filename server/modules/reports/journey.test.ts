import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { graphql } from '../../testing/graphql.ts';
import { type MailServer, startMailServer, type TakenMail } from '../../testing/mail-server.ts';
import { startVendors, type VendorServer } from '../../testing/vendors/server.ts';
import {
  confirmLinkIn,
  type MailLink,
  openReports,
  REQUEST,
  type ReportsApp,
  removeLinkIn,
} from './testing/visitor.ts';

let vendors: VendorServer;
let mailServer: MailServer;
let app: ReportsApp;
beforeAll(async () => {
  vendors = await startVendors({
    answerTo: (question) => ({
      text: `On “${question}”: **Quillmark** is excellent, and Tarnwick is fine.`,
      sources: [{ url: 'https://reviews.example/best', title: 'The best' }],
    }),
  });
  mailServer = await startMailServer();
  const { OPENAI_API_KEY = '', OPENAI_BASE_URL = '' } = vendors.environment();
  app = await openReports({ boss: true, env: { OPENAI_API_KEY, OPENAI_BASE_URL, SMTP_URL: mailServer.url } });
  await app.addWorker();
});
afterAll(async () => {
  await app.close();
  await vendors.close();
  await mailServer.close();
  expect(app.problems).toEqual([]);
});

async function mailNumber(n: number): Promise<TakenMail> {
  await eventually(() => expect(mailServer.taken.length).toBeGreaterThanOrEqual(n));
  const mail = mailServer.taken[n - 1];
  if (!mail) throw new Error('There is no such mail.');
  return mail;
}

const ask = async <Data>(query: string, variables: object = {}) => {
  const { data, errors } = await graphql<Data>(app, {}, query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
};

const removed = async (link: MailLink) =>
  (
    await ask<{ removeReport: { outcome: string } }>(
      'mutation ($token: String!, $key: String!) { removeReport(token: $token, key: $key) { outcome } }',
      link,
    )
  ).removeReport.outcome;

const RATE = '{ value low high hits answers }';
const REPORT = `query ($token: String!) { report(token: $token) {
  company website competitors searchTopics simulated madeAt expiresAt
  measurement { prompts brandedPrompts asked answers failures { platform { key } reason count } from to }
  visibility ${RATE} brandedVisibility ${RATE}
  platforms { platform { key name } model mentionRate ${RATE} answers failed }
  ranking { name isBrand rank mentionRate ${RATE} shareOfVoice meanPosition }
  sentiment { value low high answers mentions judge }
  missing { prompt question answers named { name answers } }
  sources { kind answers sources { url domain title answers } }
  passages { prompt question platform { key } text mention { start end } sentiment }
  nextSteps { kind title detail evidence }
  prompts { question branded results { platform { key } status failure visible position named } }
} }`;
const ANSWER = `query ($token: String!, $prompt: Int!, $platform: String!) {
  reportAnswer(token: $token, prompt: $prompt, platform: $platform) {
    question platform { key name } model simulated text
    mentions { name isBrand spans { start end } } sources { url domain title } } }`;

interface Answer {
  question: string;
  text: string;
  mentions: { name: string; isBrand: boolean; spans: { start: number; end: number }[] }[];
}

test('from the request to the deleted report', async () => {
  const requested = await app.request();
  expect(requested.data.requestReport).toEqual({ confirmationNeeded: true, errors: [] });

  const first = await mailNumber(1);
  expect(first.recipients).toEqual(['visitor@example.com']);
  expect(vendors.received).toEqual([]);
  const link = confirmLinkIn(first.text ?? '');
  for (const wrong of [
    { ...link, key: link.token },
    { token: link.key, key: link.key },
    { token: 'x', key: 'y' },
  ]) {
    expect((await app.confirm(wrong)).data.confirmReport).toEqual({ outcome: 'GONE', company: null });
  }
  expect((await app.confirm(link)).data.confirmReport).toEqual({ outcome: 'DONE', company: 'Quillmark' });
  expect((await app.confirm(link)).data.confirmReport).toEqual({ outcome: 'ALREADY', company: 'Quillmark' });

  const second = await mailNumber(2);
  expect(second.recipients).toEqual(['visitor@example.com']);
  expect(second.subject).toContain('Quillmark');
  expect(vendors.received.map(({ question }) => question).sort()).toEqual([...REQUEST.prompts].sort());
  const [pdf] = second.attachments;
  expect(pdf).toMatchObject({ filename: 'quillmark-ai-visibility.pdf', mimeType: 'application/pdf' });
  expect(
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const remove = removeLinkIn(second.text ?? '');
  const { token } = remove;
  const { report } = await ask<{ report: Record<string, unknown> }>(REPORT, { token });
  expect(report).toMatchObject({
    company: 'Quillmark',
    simulated: false,
    measurement: { asked: 3, answers: 3 },
    visibility: { value: 100, hits: 2, answers: 2 },
    ranking: [{ name: 'Quillmark', rank: 1 }, { name: 'Tarnwick' }, { name: 'Ostrava Labs' }],
    sources: [{ answers: 3 }],
  });
  expect(report.nextSteps).toHaveLength(5);
  const { reportAnswer } = await ask<{ reportAnswer: Answer }>(ANSWER, {
    token,
    prompt: 1,
    platform: 'chatgpt',
  });
  expect(reportAnswer).toMatchObject({ question: REQUEST.prompts[1], simulated: false });
  const [brand] = reportAnswer.mentions;
  const [span] = brand?.spans ?? [];
  expect(brand).toMatchObject({ name: 'Quillmark', isBrand: true });
  expect(reportAnswer.text.slice(span?.start, span?.end)).toBe('Quillmark');
  for (const nowhere of [
    { prompt: 3, platform: 'chatgpt' },
    { prompt: -1, platform: 'chatgpt' },
    { prompt: 0, platform: 'gemini' },
    { prompt: 0, platform: "' or 1=1" },
  ]) {
    expect(await ask(ANSWER, { token, ...nowhere })).toEqual({ reportAnswer: null });
  }

  const file = await app.server.inject({ url: `/api/reports/${token}.pdf` });
  expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="quillmark-ai-visibility.pdf"',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });

  expect(await removed({ token, key: token })).toBe('GONE');
  expect(await removed(remove)).toBe('DONE');
  expect(await removed(remove)).toBe('ALREADY');
  expect(await ask(REPORT, { token })).toEqual({ report: null });
  expect(await ask(ANSWER, { token, prompt: 1, platform: 'chatgpt' })).toEqual({ reportAnswer: null });
  const gone = await app.server.inject({ url: `/api/reports/${token}.pdf` });
  expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'NOT_FOUND']);
  await expectNothingLeft();
});

/** Neither the tables nor the queue may contain the report's brand, prompts or address. */
async function expectNothingLeft(): Promise<void> {
  const { db } = app.database;
  const [row] = await rows<Record<string, unknown>>(db, sql`select * from sightline.report`);
  expect(row).toMatchObject({ status: 'removed', email: '', company: '', content: null, prompts: [] });
  expect(Number(row?.cost)).toBeGreaterThan(0);
  expect(await rows(db, sql`select 1 from sightline.report_answer`)).toEqual([]);
  const rest = await rows(
    db,
    sql`select data from sightline_jobs.job union all
                                  select to_jsonb(w) from sightline.rate_limit w`,
  );
  expect(JSON.stringify([row, ...rest])).not.toMatch(/visitor@|quillmark|tarnwick|note app/i);
}
