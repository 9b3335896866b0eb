import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { oneLine } from '../../../lib/format.ts';
import { openReportsTest, REPORT, type ReportsTest, viewerOf } from '../testing/account.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const DAY = 86_400_000;

let r: ReportsTest;
let topic: { id: string; slug: string };
let competitorId: string;
let promptId: string;
beforeAll(async () => {
  r = await openReportsTest();
  const { data } = await r.ask<{
    viewer: {
      topics: { id: string; slug: string; name: string }[];
      competitors: { id: string; name: string }[];
    };
    promptSettings: { prompts: { id: string; question: string }[] };
  }>(
    '{ viewer { topics { id slug name } competitors { id name } } promptSettings { prompts { id question } } }',
  );
  topic = data.viewer.topics.find(({ name }) => name === 'Ink') ?? topic;
  competitorId = data.viewer.competitors.find(({ name }) => name === 'Tarnwick')?.id ?? '';
  promptId = data.promptSettings.prompts.find(({ question }) => question.includes('Ink'))?.id ?? '';
});
afterAll(() => r.t.app.close());
afterEach(() => {
  r.mails.length = 0;
});

interface Sent {
  id: string;
  title: string;
  status: string;
  from: string;
  to: string;
  view: { screen: string; path: string; days: number | null } | null;
  mails: { address: string; status: string }[];
}
const send = (view: object, over: object = {}, by = r.owner) =>
  r.ask<{ sendView: Sent }>(
    `mutation ($input: SendViewInput!) { sendView(input: $input) { ${REPORT} view { screen path days } } }`,
    { input: { view, recipients: ['board@example.com'], ...over } },
    by,
  );
const schedule = (view: object, over: object = {}) =>
  r.ask<{ saveViewSchedule: { id: string; title: string; nextDay: string; view: Sent['view'] }[] }>(
    `mutation ($input: ViewScheduleInput!) { saveViewSchedule(input: $input) { id title nextDay view { screen path days } } }`,
    { input: { view, recipients: ['board@example.com'], weekday: 1, hour: 8, ...over } },
    r.owner,
  );

test.each([
  [
    'OVERVIEW',
    () => ({ filter: { days: 30, platform: 'chatgpt' }, compare: true }),
    '/dashboard?days=30&platform=chatgpt&compare=previous',
    ['Mention rate: ', ' before)', 'Rank by mentions: ', 'on ChatGPT'],
  ],
  [
    'TOPIC',
    () => ({ subjectId: topic.id }),
    () => `/dashboard/topics/${topic.slug}`,
    ['Topic: Ink', 'Sentiment: '],
  ],
  [
    'HEAD_TO_HEAD',
    () => ({ subjectId: competitorId, filter: { days: 7 } }),
    () => `/dashboard/competitors/${competitorId}?days=7`,
    ['Quillmark: mention rate: 33.3%', 'Tarnwick: mention rate: 66.7%'],
  ],
  [
    'WHAT_CHANGED',
    () => ({ filter: { days: 7 } }),
    '/dashboard/what-changed?days=7',
    ['What changed', 'Down: ', '33.3%, 100.0% before.', 'before: 100.0%.'],
  ],
  [
    'PROMPT',
    () => ({ subjectId: promptId, filter: { days: 7 } }),
    () => `/dashboard/prompts/${promptId}?days=7`,
    ['Prompt: Which one suits Ink?', 'Mention rate: 33.3%'],
  ],
] as const)(
  'mails %s as a picture with its figures in words, and a link',
  async (screen, view, path, words) => {
    const { data, errors } = await send({ screen, ...view() }, { note: 'Look at Friday.' });
    expect(errors).toBeUndefined();
    const address = typeof path === 'string' ? path : path();
    expect(data.sendView).toMatchObject({
      ...{ status: 'MADE', view: { screen, path: address } },
      mails: [{ address: 'board@example.com', status: 'WAITING' }],
    });
    await r.t.jobs.work();
    const [mail, ...more] = r.mails;
    expect(more).toEqual([]);
    const [file, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(file?.content.subarray(0, 4)).toEqual(PNG);
    expect(mail?.html).toContain(`src="cid:${file?.contentId}"`);
    expect(mail?.text).toContain(`https://sightline.example${address}`);
    const text = oneLine(mail?.text ?? '');
    for (const part of [...words, 'Look at Friday.', r.owner.email]) expect(text).toContain(part);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await r.ask('mutation ($id: ID!) { deleteAccountReport(id: $id) }', { id: data.sendView.id });
    // Mails of a day are counted by address.
    r.t.app.clock.advance(DAY);
    r.owner = await r.t.again(r.owner);
  },
);

test('has no PDF and no content, and counts as a report does', async () => {
  const { data } = await send({ screen: 'OVERVIEW' });
  const { id } = data.sendView;
  const { data: read } = await r.ask<{ accountReportContent: object | null }>(
    'query ($id: ID!) { accountReportContent(id: $id) { company } }',
    { id },
  );
  expect(read.accountReportContent).toBeNull();
  const file = await r.t.app.server.inject({
    ...{ method: 'GET', url: `/api/export/report.pdf?id=${id}`, headers: r.owner.headers },
  });
  expect(file.statusCode).toBe(404);
  for (let count = 1; count < 5; count++) await send({ screen: 'OVERVIEW' });
  const { errors } = await send({ screen: 'OVERVIEW' });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('One address gets at most 5 mails of reports a day'),
    extensions: { code: 'RATE_LIMITED' },
  });
  await r.t.jobs.work();
  expect(r.mails).toHaveLength(5);
});

test.each([
  ['recipients', {}, { recipients: [] }],
  ['recipients.0', {}, { recipients: ['nobody'] }],
  ['note', {}, { note: 'See https://evil.example' }],
  ['title', {}, { title: 'See https://evil.example/x' }],
  ['subjectId', { screen: 'TOPIC' }, {}],
  ['subjectId', { screen: 'TOPIC', subjectId: crypto.randomUUID() }, {}],
  ['filter', { filter: { from: '2020-01-01', to: '2020-01-07' } }, {}],
])('refuses a bad %s by its name', async (field, view, over) => {
  const { errors } = await send({ screen: 'OVERVIEW', ...view }, over);
  expect(errors?.[0]?.extensions).toMatchObject({ field });
  expect(r.mails).toEqual([]);
});

test('knows only the account’s own topics, competitors and prompts', async () => {
  const stranger = await r.t.owner();
  for (const [screen, subjectId] of [
    ['TOPIC', topic.id],
    ['HEAD_TO_HEAD', competitorId],
    ['PROMPT', promptId],
  ]) {
    const { errors } = await send({ screen, subjectId }, {}, stranger);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'subjectId' });
  }
});

test('mails a view every week, lists, pauses and removes it beside report schedules', async () => {
  r.owner = await r.t.again(r.owner);
  const fixed = await schedule({ screen: 'OVERVIEW', filter: { from: '2026-01-01', to: '2026-01-07' } });
  expect(fixed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'filter' });
  const bad = await schedule({ screen: 'OVERVIEW' }, { weekday: 8 });
  expect(bad.errors?.[0]?.extensions).toMatchObject({ field: 'weekday' });
  const { data } = await schedule(
    { screen: 'TOPIC', subjectId: topic.id, filter: { days: 7 } },
    { recipients: ['weekly@example.com'] },
  );
  const [made] = data.saveViewSchedule;
  expect(made).toMatchObject({ title: 'Topic', view: { screen: 'TOPIC', days: 7 } });
  const viewer = { ...viewerOf(r.owner), via: 'session' as const };
  const { schedules } = r.t.services.accountReports;
  r.t.app.clock.advance(7 * DAY);
  await r.tick();
  expect(r.mails.map(({ to, subject }) => [to, subject])).toEqual([['weekly@example.com', 'Topic']]);
  expect(r.mails[0]?.attachments?.[0]?.content.subarray(0, 4)).toEqual(PNG);
  const [listed] = await r.list();
  expect(listed).toMatchObject({
    scheduleId: made?.id,
    status: 'made',
    scope: { view: { screen: 'topic' } },
  });
  await schedules.pause(viewer, made?.id ?? '', true);
  r.t.app.clock.advance(7 * DAY);
  await r.tick();
  expect(r.mails).toHaveLength(1);
  expect(await schedules.remove(viewer, made?.id ?? '')).toEqual([]);
});

test('changing the schedule of a view keeps the view', async () => {
  r.owner = await r.t.again(r.owner);
  const { data } = await schedule({ screen: 'OVERVIEW', filter: { days: 30 } });
  const input = {
    title: 'For the board',
    days: 'LAST_7_DAYS',
    weekday: 2,
    hour: 9,
    recipients: ['new@example.com'],
  };
  const changed = await r.ask<{ saveReportSchedule: object[] }>(
    'mutation ($id: ID, $input: ReportScheduleInput!) { saveReportSchedule(id: $id, input: $input) { title weekday view { screen days } recipients { address } } }',
    { id: data.saveViewSchedule[0]?.id, input },
    r.owner,
  );
  expect(changed.data.saveReportSchedule).toEqual([
    {
      title: 'For the board',
      weekday: 2,
      view: { screen: 'OVERVIEW', days: 30 },
      recipients: [{ address: 'new@example.com' }],
    },
  ]);
});
