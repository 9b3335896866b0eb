import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneLine } from '../../../lib/format.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ownerViewer, ownViewer } from '../../accounts/owner-viewer.ts';
import { DIGEST } from '../queues.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { sendDueDigests } from './send-digests.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let t: AlertsTest;
beforeEach(async () => {
  t = await openAlertsTest({ config: { siteUrl: 'https://sightline.example' } });
  // Tuesday noon.
  while (t.app.clock.now().getUTCDay() !== 2) t.app.clock.advance(DAY);
});
afterEach(() => t.app.close());

const subscribe = ({ headers }: SignedIn, on = true) =>
  graphql(t.app, headers, 'mutation ($on: Boolean!) { setWeeklyDigest(on: $on) { weeklyDigest } }', { on });
const inZone = ({ userId }: SignedIn, zone: string) =>
  t.deps.db.execute(
    sql`insert into sightline.collection_setting (user_id, time_zone) values (${userId}, ${zone})`,
  );
/** Moves the clock to an hour of next Monday, UTC. */
const toMonday = (hour: number) => t.app.clock.advance(6 * DAY + (hour - 12) * HOUR);
const tick = async () => {
  await sendDueDigests(t.deps, t.app.clock.now());
  await t.jobs.work();
};
const receivers = () => t.app.mails.map(({ to }) => to).sort();

test('sends a digest once on Monday morning in the account’s time zone, only to those who switched it on', async () => {
  const [berlin, newYork, off] = [await t.owner(), await t.owner(), await t.owner()];
  await inZone(berlin, 'Europe/Berlin');
  await inZone(newYork, 'America/New_York');
  await subscribe(berlin);
  await subscribe(newYork);
  await subscribe(off);
  await subscribe(off, false);
  await tick();
  expect(receivers()).toEqual([]);
  toMonday(4);
  await tick();
  expect(receivers()).toEqual([]);
  t.app.clock.advance(3 * HOUR);
  await Promise.all([tick(), tick(), tick()]);
  expect(receivers()).toEqual([berlin.email]);
  for (let hour = 0; hour < 40; hour++) {
    t.app.clock.advance(HOUR);
    await tick();
  }
  expect(receivers()).toEqual([berlin.email, newYork.email].sort());
  t.app.clock.advance(5 * DAY + 12 * HOUR);
  await tick();
  expect(receivers()).toHaveLength(4);
});

test('skips a digest that could not be sent for two days', async () => {
  const owner = await t.owner();
  await subscribe(owner);
  toMonday(7);
  t.app.clock.advance(2 * DAY);
  await tick();
  expect(receivers()).toEqual([]);
  t.app.clock.advance(5 * DAY);
  await tick();
  expect(receivers()).toEqual([owner.email]);
});

test('compares the week with the one before in words', async () => {
  const owner = await t.owner();
  await subscribe(owner);
  toMonday(9);
  const runId = randomUUID();
  await t.deps.db.execute(sql`
    insert into sightline.collection_run (user_id, id, trigger, status, reason, day, samples, prompts)
    values (${owner.userId}, ${runId}, 'schedule', 'stopped', 'The monthly budget is spent', ${t.day(2)}, 1, 10)`);
  await t.collect(owner, [
    { days: [30, 30], count: 1, answer: GOOD },
    { days: [14, 8], count: 6, answer: GOOD },
    { days: [14, 8], count: 4, answer: RIVAL },
    { days: [7, 1], count: 2, answer: GOOD, sources: [{ url: 'https://new.example/', title: '' }] },
    { days: [7, 1], count: 8, answer: RIVAL },
    { days: [7, 7], count: 1, answer: '' },
    // Monday belongs to the next week.
    { days: [0, 0], count: 30, answer: GOOD },
  ]);
  for (const [day, text] of [
    [t.day(3), 'Price lowered'],
    [t.day(0), 'Too late'],
  ]) {
    await t.deps.notes.add(ownerViewer(t.deps.accounts, owner.userId), { day, text });
  }
  await tick();
  const [mail] = t.app.mails;
  expect(mail?.subject).toMatch(/^Quillmark in AI answers, \w+ \d+ – \w+ \d+$/);
  for (const line of [
    'What 70 answers of AI platforms said of Quillmark last week.',
    'Named in 20.0% of 70 answers, 60.0% before: 40.0 points down, more than chance explains.',
    'no clear change.',
    '1. Tarnwick: 56 answers, up from 2',
    '2. Quillmark: 14 answers, down from 1',
    'https://new.example: 14 answers',
    ': Price lowered',
    '1 of 71 measurements failed.',
    'It was stopped: The monthly budget is spent.',
    'https://sightline.example/dashboard/settings/alerts',
  ]) {
    expect(oneLine(mail?.text ?? '')).toContain(line);
    expect(mail?.html).toContain(line);
  }
  expect(mail?.text).not.toContain('Too late');
  expect(mail?.headers?.['List-Unsubscribe']).toBe('<https://sightline.example/dashboard/settings/alerts>');
});

test('compares four weeks where prompts are asked once a week, and twelve where once a fortnight', async () => {
  const answersOn = (days: readonly number[], named: number) =>
    days.flatMap((day) => [
      { days: [day, day] as const, count: named, answer: GOOD },
      { days: [day, day] as const, count: 10 - named, answer: RIVAL },
    ]);
  const [weekly, fortnightly] = [await t.owner(), await t.owner()];
  await subscribe(weekly);
  await subscribe(fortnightly);
  toMonday(9);
  await t.collect(weekly, answersOn([51, 44, 37, 30], 9));
  await t.collect(weekly, answersOn([23, 16, 9, 2], 3));
  await t.collect(fortnightly, answersOn([2, 16, 30, 44, 58, 72, 86, 100, 114, 128, 142], 5));
  await tick();
  const textTo = ({ email }: SignedIn) => oneLine(t.app.mails.find(({ to }) => to === email)?.text ?? '');
  expect(textTo(weekly)).toContain(
    'In the last 28 days named in 30.0% of 40 answers, 90.0% before: 60.0 points down, more than chance explains.',
  );
  expect(textTo(weekly)).toContain('What 10 answers of AI platforms said of Quillmark last week.');
  expect(textTo(fortnightly)).toContain(
    'In the last 84 days named in 50.0% of 60 answers, 50.0% before: no clear change. 1 prompt compared with itself.',
  );
});

test('says where each company of the ranking was the week before', async () => {
  const owner = await t.owner();
  await subscribe(owner);
  toMonday(9);
  await t.collect(owner, [
    { days: [14, 8], count: 5, answer: GOOD },
    { days: [14, 8], count: 3, answer: RIVAL },
    { days: [7, 1], count: 6, answer: GOOD },
    { days: [7, 1], count: 4, answer: RIVAL },
    { days: [7, 1], count: 5, answer: 'Ostrava Labs is dependable.' },
  ]);
  await tick();
  const text = oneLine(t.app.mails[0]?.text ?? '');
  expect(text).toContain('1. Quillmark: 42 answers, as the week before');
  expect(text).toContain('2. Ostrava Labs: 35 answers, not named the week before');
  expect(text).toContain('3. Tarnwick: 28 answers, down from 2');
});

test('names the three strongest changes of the week, or says that there is none', async () => {
  const [changed, steady] = [await t.owner(), await t.owner()];
  await subscribe(changed);
  await subscribe(steady);
  toMonday(9);
  await t.collect(changed, [
    { days: [14, 8], count: 5, answer: GOOD, sources: [{ url: 'https://old.example/a', title: '' }] },
    { days: [7, 1], count: 5, answer: RIVAL, sources: [{ url: 'https://new.example/b', title: '' }] },
  ]);
  await t.collect(steady, [
    { days: [14, 1], count: 3, answer: GOOD },
    { days: [14, 12], count: 2, answer: RIVAL },
    { days: [7, 5], count: 2, answer: RIVAL },
  ]);
  await tick();
  const textTo = ({ email }: SignedIn) => oneLine(t.app.mails.find(({ to }) => to === email)?.text ?? '');
  expect(textTo(changed)).toContain('you are named in 0.0% of 35 answers, 100.0% before.');
  expect(textTo(changed)).toMatch(/And \d more\./);
  expect(textTo(steady)).toContain('Nothing changed more than by chance.');
});

test('a week in which nothing was collected says so', async () => {
  const owner = await t.owner();
  await subscribe(owner);
  toMonday(9);
  await tick();
  expect(t.app.mails[0]?.text).toContain('Nothing was collected last week');
});

test('sends none that was switched off meanwhile', async () => {
  const owner = await t.owner();
  await subscribe(owner);
  toMonday(9);
  await sendDueDigests(t.deps, t.app.clock.now());
  expect(t.jobs.waiting.map(({ queue }) => queue)).toEqual([DIGEST]);
  await t.services.alerts.setWeeklyDigest(
    ownViewer({ userId: owner.userId, email: '', role: 'member', view: 'general' }),
    'email',
    false,
  );
  await t.jobs.work();
  expect(receivers()).toEqual([]);
});

test('says what AI agents did in the week’s logs, forged ones apart, and nothing without a log', async () => {
  const [owner, quiet] = [await t.owner(), await t.owner()];
  await subscribe(owner);
  await subscribe(quiet);
  toMonday(9);
  const rows = [
    { day: 7, verification: 'verified', status: 200, visits: 30 },
    { day: 1, verification: 'unpublished', status: 403, visits: 10 },
    { day: 1, verification: 'forged', status: 200, visits: 7 },
    { day: 8, verification: 'verified', status: 200, visits: 25 },
    // Of today, and of three weeks ago.
    { day: 0, verification: 'verified', status: 200, visits: 1000 },
    { day: 15, verification: 'verified', status: 200, visits: 1000 },
  ];
  for (const { day, verification, status, visits } of rows) {
    await t.deps.db.execute(
      sql`insert into sightline.visit_agent_day (user_id, day, agent, verification, http_status, visits)
          values (${owner.userId}, ${t.day(day)}::date, 'GPTBot', ${verification}, ${status}, ${visits})`,
    );
  }
  await tick();
  const textTo = ({ email }: SignedIn) => oneLine(t.app.mails.find(({ to }) => to === email)?.text ?? '');
  expect(textTo(owner)).toContain('40 visits, 25 the week before; 25.0% refused.');
  expect(textTo(owner)).toContain('7 forged, not counted above.');
  expect(textTo(quiet)).not.toMatch(/visits|forged/);
});
