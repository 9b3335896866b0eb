import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { openReceiver } from '../testing/receiver.ts';
import { sendDueDigests } from './send-digests.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let t: AlertsTest;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: SignedIn;
beforeEach(async () => {
  t = await openAlertsTest({ config: { siteUrl: 'https://sightline.example', webhookPrivate: true } });
  // Tuesday noon.
  while (t.app.clock.now().getUTCDay() !== 2) t.app.clock.advance(DAY);
  receiver = await openReceiver();
  owner = await t.owner();
});
afterEach(async () => {
  await receiver.close();
  await t.app.close();
});

const setWebhook = (url: string | null) =>
  graphql(
    t.app,
    owner.headers,
    'mutation ($url: String) { saveAlertWebhook(url: $url) { errors { message } } }',
    { url },
  );
const setDigest = (on: boolean, channel: 'EMAIL' | 'WEBHOOK') =>
  graphql<{ setWeeklyDigest: object }>(
    t.app,
    owner.headers,
    `mutation ($on: Boolean!, $channel: AlertChannel!) {
      setWeeklyDigest(on: $on, channel: $channel) { weeklyDigest digestByWebhook digestProblem }
    }`,
    { on, channel },
  );
async function settings() {
  owner = await t.again(owner);
  const { data } = await graphql<{ alertSettings: object }>(
    t.app,
    owner.headers,
    '{ alertSettings { weeklyDigest digestByWebhook digestProblem } }',
  );
  return data.alertSettings;
}
async function monday() {
  t.app.clock.advance(6 * DAY - 3 * 60 * MINUTE);
  await t.collect(owner, [
    { days: [14, 8], count: 6, answer: GOOD },
    { days: [7, 1], count: 6, answer: RIVAL },
  ]);
}
async function tick() {
  await sendDueDigests(t.deps, t.app.clock.now());
  await t.jobs.work();
}
const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

test('posts the digest once, beside the mail and not instead of it', async () => {
  await setWebhook(receiver.url);
  await setDigest(true, 'EMAIL');
  await setDigest(true, 'WEBHOOK');
  await monday();
  await Promise.all([tick(), tick()]);
  expect(t.app.mails).toHaveLength(1);
  const [body, ...more] = sent();
  expect(more).toEqual([]);
  const [{ headers } = { headers: {} as Record<string, string> }] = receiver.received;
  expect(headers['sightline-event']).toBe('digest');
  expect(body).toMatchObject({
    ...{ id: headers['sightline-delivery'], event: 'digest', userId: owner.userId, simulated: false },
    digest: {
      ...{ from: t.day(7), to: t.day(1), brand: 'Quillmark' },
      opening: 'What 42 answers of AI platforms said of Quillmark last week.',
      sections: expect.arrayContaining([
        {
          title: 'Visibility',
          lines: [
            expect.stringContaining(
              'Named in 0.0% of 42 answers, 100.0% before: 100.0 points down, more than chance',
            ),
          ],
        },
      ]),
    },
    url: 'https://sightline.example/dashboard',
  });
});

test.each(['#slack', '#teams'])('posts the digest alone in the format of %s', async (format) => {
  await setWebhook(receiver.url + format);
  await setDigest(true, 'WEBHOOK');
  await monday();
  await tick();
  expect(t.app.mails).toEqual([]);
  const [body] = sent();
  const text = JSON.stringify(body);
  expect(Object.keys(body ?? {})[0]).toBe(format === '#slack' ? 'text' : 'type');
  for (const part of ['Quillmark in AI answers, ', 'What 42 answers', 'Ranking by mentions', '1. Tarnwick']) {
    expect(text).toContain(part);
  }
});

test('tries a failing receiver again with the same id, and says why the digest did not arrive', async () => {
  await setWebhook(receiver.url);
  await setDigest(true, 'WEBHOOK');
  await monday();
  for (let count = 0; count < 7; count++) receiver.replies.push({ status: 503 });
  await tick();
  expect(await settings()).toMatchObject({ digestProblem: 'The receiver replied 503.' });
  for (const minutes of [1, 10, 60, 360, 960, 10_000]) {
    t.app.clock.advance(minutes * MINUTE);
    await t.jobs.work();
  }
  expect(receiver.received).toHaveLength(6);
  expect(new Set(receiver.received.map(({ headers }) => headers['sightline-delivery'])).size).toBe(1);
  receiver.replies.length = 0;
  await tick();
  expect(receiver.received).toHaveLength(7);
  expect(await settings()).toMatchObject({ digestProblem: null });
});

test('posts nothing without a webhook, after it was removed, or once it was switched off', async () => {
  const { errors } = await setDigest(true, 'WEBHOOK');
  expect(errors?.[0]).toMatchObject({
    message: 'Set a webhook address first.',
    extensions: { code: 'CONFLICT' },
  });
  await setWebhook(receiver.url);
  await setDigest(true, 'WEBHOOK');
  expect(await settings()).toMatchObject({ weeklyDigest: false, digestByWebhook: true });
  await setWebhook(null);
  expect(await settings()).toMatchObject({ digestByWebhook: false });
  await setWebhook(receiver.url);
  await setDigest(true, 'WEBHOOK');
  await monday();
  await sendDueDigests(t.deps, t.app.clock.now());
  owner = await t.again(owner);
  await setDigest(false, 'WEBHOOK');
  await t.jobs.work();
  expect(receiver.received).toEqual([]);
});

test('does not post to private addresses unless the server allows them', async () => {
  await setWebhook(receiver.url);
  await setDigest(true, 'WEBHOOK');
  await monday();
  Object.assign(t.deps.config, { webhookPrivate: false });
  await tick();
  expect(receiver.received).toEqual([]);
  expect(await settings()).toMatchObject({ digestProblem: expect.stringContaining('https') });
});
