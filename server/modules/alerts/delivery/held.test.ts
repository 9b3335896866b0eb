import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail, RenderedMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';

const mails: RenderedMail[] = [];
const refusals: Error[] = [];
let t: AlertsTest;
beforeAll(async () => {
  const send = async (mail: Mail) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    mails.push(renderMail(mail));
  };
  t = await openAlertsTest({ mailer: { send }, config: { siteUrl: 'https://sightline.example' } });
});
afterAll(() => t.app.close());
beforeEach(() => {
  mails.length = 0;
  t.jobs.waiting = [];
});

const HOUR_MS = 3_600_000;
const SET = `mutation ($hours: AlertQuietHoursInput) { setAlertQuietHours(hours: $hours) {
  settings { quietHours { from to weekends } } errors { field message } } }`;
const set = async ({ headers }: SignedIn, hours: object | null) =>
  (await graphql<{ setAlertQuietHours: object }>(t.app, headers, SET, { hours })).data.setAlertQuietHours;

/** Two alerts at once, at noon in UTC. */
async function alarm(owner: SignedIn) {
  for (const topic of ['Notes', 'Wikis']) {
    await t.collect(owner, [
      { days: [13, 7], count: 3, answer: GOOD, topic },
      { days: [6, 0], count: 3, answer: RIVAL, topic },
    ]);
  }
  t.jobs.waiting = [];
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await t.rule(owner, { kind: 'COMPETITOR_RISE', channels: ['EMAIL'] });
  await evaluate(t.deps, { userId: owner.userId, runId: null });
  await t.jobs.work();
}
const deliveriesOf = async ({ userId }: SignedIn) =>
  (await t.services.alerts.latest(ownerViewer(t.deps.accounts, userId))).flatMap(
    ({ deliveries }) => deliveries,
  );
const oneLine = (text = '') => text.replace(/\s+/g, ' ');

test('alerts of quiet hours are kept, and sent in one mail when these end', async () => {
  const owner = await t.owner();
  expect(await set(owner, { from: 11, to: 14 })).toEqual({
    settings: { quietHours: { from: 11, to: 14, weekends: false } },
    errors: [],
  });
  await alarm(owner);
  expect(mails).toEqual([]);
  const end = new Date(t.app.clock.now().getTime() + 2 * HOUR_MS).toISOString();
  expect(await deliveriesOf(owner)).toMatchObject(
    [1, 2].map(() => ({ status: 'waiting', heldUntil: end, target: owner.email })),
  );
  t.app.clock.advance(2 * HOUR_MS - 1);
  await t.jobs.work();
  expect(mails).toEqual([]);
  t.app.clock.advance(1);
  await t.jobs.work();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, '2 alerts of your quiet hours'],
  ]);
  const [mail] = mails;
  for (const part of [mail?.html, mail?.text]) {
    expect(oneLine(part)).toContain('Quillmark is named less often');
    expect(oneLine(part)).toContain('Tarnwick is named more often');
    expect(part?.match(/\/dashboard\/alerts\/[\w-]{36}/g)?.length).toBeGreaterThanOrEqual(2);
  }
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await deliveriesOf(owner)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['sent', 1],
    ['sent', 1],
  ]);
});

test('alerts outside of quiet hours are sent at once, each by itself', async () => {
  const owner = await t.owner();
  await set(owner, { from: 22, to: 7 });
  await alarm(owner);
  expect(mails).toHaveLength(2);
});

test('a mail that failed after quiet hours is tried again', async () => {
  const owner = await t.owner();
  await set(owner, { from: 0, to: 23 });
  await alarm(owner);
  refusals.push(Object.assign(new Error('no'), { responseCode: 421 }));
  t.app.clock.advance(23 * HOUR_MS);
  await t.jobs.work();
  expect(await deliveriesOf(owner)).toMatchObject([1, 2].map(() => ({ status: 'waiting', attempts: 1 })));
  t.app.clock.advance(60_000);
  await t.jobs.work();
  expect(mails).toHaveLength(2);
  expect(await deliveriesOf(owner)).toMatchObject([1, 2].map(() => ({ status: 'sent', attempts: 2 })));
});

test.each([
  [{ from: 24, to: 7 }, 'from'],
  [{ from: 22, to: -1 }, 'to'],
  [{ from: 7, to: 7 }, 'to'],
])('refuses quiet hours of %j', async (hours, field) => {
  const owner = await t.app.signedIn();
  expect(await set(owner, hours)).toMatchObject({
    settings: { quietHours: null },
    errors: [{ field }],
  });
});

test('quiet hours are switched off, and are an account’s own', async () => {
  const [owner, stranger] = [await t.app.signedIn(), await t.app.signedIn()];
  await set(owner, { from: 22, to: 7, weekends: true });
  expect(await set(stranger, null)).toMatchObject({ settings: { quietHours: null } });
  const { data } = await graphql(t.app, owner.headers, '{ alertSettings { quietHours { weekends } } }');
  expect(data).toEqual({ alertSettings: { quietHours: { weekends: true } } });
  expect(await set(owner, null)).toMatchObject({ settings: { quietHours: null } });
});
