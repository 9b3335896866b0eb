import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReportsTest, type ReportsTest, viewerOf } from '../testing/account.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let r: ReportsTest;
beforeEach(async () => {
  r = await openReportsTest();
  // Noon of the next Tuesday: the answers that are there end before its week, whatever day the test begins on.
  do r.t.app.clock.advance(DAY);
  while (r.t.app.clock.now().getUTCDay() !== 2);
  r.owner.headers = (await r.t.again(r.owner)).headers;
});
afterEach(() => r.t.app.close());

const WEEKLY = {
  ...{ title: 'Weekly', days: 'LAST_7_DAYS', weekday: 1, hour: 8 },
  recipients: ['boss@example.com'],
};
const save = (input: object, id: string | null = null, by = r.owner) =>
  r.ask<{ saveReportSchedule: { id: string; title: string; nextDay: string; timeZone: string }[] }>(
    `mutation ($id: ID, $input: ReportScheduleInput!) {
       saveReportSchedule(id: $id, input: $input) { id title nextDay timeZone } }`,
    { id, input },
    by,
  );
const inZone = (zone: string) =>
  r.t.deps.db.execute(
    sql`insert into sightline.collection_setting (user_id, time_zone) values (${r.owner.userId}, ${zone})`,
  );

test('makes and mails a report once when it is due in the account’s time zone', async () => {
  await inZone('America/New_York');
  const { data } = await save(WEEKLY);
  expect(data.saveReportSchedule).toMatchObject([{ title: 'Weekly', timeZone: 'America/New_York' }]);
  await r.tick();
  expect(r.mails).toEqual([]);
  // Monday 11:00 UTC is 6 or 7 o’clock there.
  r.t.app.clock.advance(6 * DAY - HOUR);
  await r.t.collect(r.owner, [{ days: [5, 1], count: 2, answer: 'Quillmark is good.' }]);
  await r.tick();
  expect(r.mails).toEqual([]);
  r.t.app.clock.advance(3 * HOUR);
  await r.tick();
  expect(r.mails.map(({ to }) => to)).toEqual(['boss@example.com']);
  const monday = r.t.day(0);
  expect(await r.list()).toMatchObject([
    {
      title: 'Weekly',
      status: 'made',
      scheduleId: data.saveReportSchedule[0]?.id,
      to: r.t.day(1),
      from: r.t.day(7),
    },
  ]);
  expect(data.saveReportSchedule[0]?.nextDay).toBe(monday);
  for (let hour = 0; hour < 30; hour++) {
    r.t.app.clock.advance(HOUR);
    await r.tick();
  }
  expect(r.mails).toHaveLength(1);
});

test('sends only the latest of those that were missed, and the reason why one could not be made is listed', async () => {
  await save(WEEKLY);
  r.t.app.clock.advance(30 * DAY);
  await r.tick();
  const failed = await r.list();
  expect(failed).toMatchObject([
    { status: 'failed', problem: 'There are no answers in this range, so there is nothing to report.' },
  ]);
  const { to } = failed[0] ?? { to: null };
  await r.t.services.answers.importRecorded({ ...viewerOf(r.owner), via: 'session' }, [
    {
      ...{ id: 'late', platform: 'chatgpt', run: 1, collectedAt: `${to}T00:00:01Z`, topic: 'Notes' },
      ...{ prompt: 'Which one?', answer: 'Quillmark is good.', sources: [], judgement: null },
    },
  ]);
  const owner = await r.t.again(r.owner);
  await r.ask('mutation ($id: ID!) { retryAccountReport(id: $id) { id } }', { id: failed[0]?.id }, owner);
  await r.t.jobs.work();
  expect(await r.list()).toMatchObject([{ status: 'made', problem: null }]);
  expect(r.mails).toHaveLength(1);
});

test('makes a report whose job was lost', async () => {
  await save(WEEKLY);
  r.t.app.clock.advance(6 * DAY);
  await r.t.collect(r.owner, [{ days: [2, 1], count: 2, answer: 'Quillmark is good.' }]);
  const work = r.t.jobs.work;
  r.t.jobs.work = async () => {};
  await r.tick();
  r.t.jobs.waiting = [];
  r.t.jobs.work = work;
  await r.tick();
  expect(r.mails).toEqual([]);
  r.t.app.clock.advance(3 * HOUR);
  await r.tick();
  expect(r.mails).toHaveLength(1);
});

test('makes nothing while it is paused, and nothing of those days when it is resumed', async () => {
  const { data } = await save(WEEKLY);
  const id = data.saveReportSchedule[0]?.id ?? '';
  const pause = (paused: boolean, by = r.owner) =>
    r.ask<{ pauseReportSchedule: { paused: boolean; nextDay: string | null }[] }>(
      `mutation ($id: ID!, $paused: Boolean!) {
         pauseReportSchedule(id: $id, paused: $paused) { paused nextDay } }`,
      { id, paused },
      by,
    );
  const other = await r.t.owner();
  expect((await pause(true, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await pause(true)).data.pauseReportSchedule).toEqual([{ paused: true, nextDay: null }]);
  // Monday of the week after next.
  r.t.app.clock.advance(13 * DAY);
  await r.t.collect(r.owner, [{ days: [5, 1], count: 2, answer: 'Quillmark is good.' }]);
  await r.tick();
  r.owner.headers = (await r.t.again(r.owner)).headers;
  const resumed = await pause(false);
  expect(resumed.data.pauseReportSchedule).toEqual([{ paused: false, nextDay: r.t.day(-7) }]);
  await r.tick();
  expect(r.mails).toEqual([]);
  r.t.app.clock.advance(7 * DAY);
  await r.t.collect(r.owner, [{ days: [5, 1], count: 2, answer: 'Quillmark is good.' }]);
  await r.tick();
  expect(r.mails).toHaveLength(1);
});

test('is changed and deleted by its account only', async () => {
  const { data } = await save(WEEKLY);
  const id = data.saveReportSchedule[0]?.id ?? '';
  const other = await r.t.owner();
  expect((await save(WEEKLY, id, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const remove = (by = r.owner) =>
    r.ask<object>('mutation ($id: ID!) { deleteReportSchedule(id: $id) { id } }', { id }, by);
  await remove(other);
  const changed = await save({ ...WEEKLY, title: 'Monthly', weekday: null, monthDay: 31 }, id);
  expect(changed.data.saveReportSchedule).toMatchObject([{ id, title: 'Monthly' }]);
  expect((await remove()).data).toEqual({ deleteReportSchedule: [] });
});

test.each([
  [{ weekday: 8 }, 'weekday must be a number from 1 to 7.'],
  [{ hour: 24 }, 'hour must be a number from 0 to 23.'],
  [{ monthDay: 3 }, 'Give either weekday or monthDay.'],
  [{ recipients: [] }, 'Give at least one e-mail address.'],
  [{ title: ' ' }, 'title must have 1 to 120 characters.'],
  [{ platform: 'No!' }, 'must be a platform’s key'],
])('refuses %j', async (change, message) => {
  expect((await save({ ...WEEKLY, ...change })).errors?.[0]?.message).toContain(message);
});

test('makes a report of its platform and topic, of its own account only', async () => {
  const { data } = await r.ask<{ topics: { id: string; name: string }[] }>('{ topics { id name } }');
  const topicId = data.topics.find(({ name }) => name === 'Ink')?.id;
  const other = await r.t.owner();
  const refused = await save({ ...WEEKLY, topicId }, null, other);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'There is no topic with this id.',
    extensions: { code: 'NOT_FOUND', field: 'topicId' },
  });
  await save({ ...WEEKLY, topicId, platform: 'chatgpt' });
  r.t.app.clock.advance(6 * DAY);
  await r.t.collect(r.owner, [
    { days: [5, 1], count: 2, answer: 'Quillmark is good.' },
    { days: [5, 1], count: 1, answer: 'Quillmark is good.', topic: 'Ink' },
  ]);
  await r.tick();
  const made = await r.list();
  expect(made).toMatchObject([{ status: 'made', topic: 'Ink', platform: { key: 'chatgpt' } }]);
  const content = await r.t.services.accountReports.content(
    { ...viewerOf(r.owner), via: 'session' },
    made[0]?.id ?? '',
  );
  expect(content?.measurement).toMatchObject({ answers: 5 });
  expect(content?.period).toMatchObject({ topic: 'Ink', platform: { key: 'chatgpt' } });
});
