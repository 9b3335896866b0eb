import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { oneLine } from '../../../lib/format.ts';
import type { Mail, RenderedMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ownViewer } from '../../accounts/owner-viewer.ts';
import { DELIVER } from '../queues.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { openReceiver } from '../testing/receiver.ts';

type IsGenuine = (signature: string, body: string, secret: string, now?: number) => boolean;

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

let t: AlertsTest;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let isGenuine: IsGenuine;
beforeAll(async () => {
  t = await openAlertsTest({
    mailer,
    config: { webhookPrivate: true, siteUrl: 'https://sightline.example' },
  });
  // The check as the documentation shows it.
  const [, sample = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/alerts.md', 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'sightline-sample-'));
  writeFileSync(join(folder, 'sample.mjs'), sample);
  ({ isGenuine } = (await import(pathToFileURL(join(folder, 'sample.mjs')).href)) as {
    isGenuine: IsGenuine;
  });
  rmSync(folder, { recursive: true });
});
afterAll(() => t.app.close());
beforeEach(async () => {
  receiver = await openReceiver();
  t.jobs.waiting = [];
  mails.length = 0;
  refusals.length = 0;
});
afterEach(() => receiver.close());

const SETTINGS = 'webhook { url secret } rules { id }';

async function setWebhook({ headers }: SignedIn, url: string): Promise<string> {
  const { data } = await graphql<{ saveAlertWebhook: { settings: { webhook: { secret: string } } } }>(
    t.app,
    headers,
    `mutation ($url: String) { saveAlertWebhook(url: $url) { settings { ${SETTINGS} } errors { message } } }`,
    { url },
  );
  return data.saveAlertWebhook.settings.webhook.secret;
}

/** An account with a drop of visibility, a rule for it and an alert to be sent. */
async function alerted(channels: readonly string[], format = '') {
  const owner = await t.owner();
  const secret = await setWebhook(owner, receiver.url + format);
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels });
  await fall(owner);
  return { owner, secret };
}

/** Adds answers that do not name the brand, and evaluates the rules. */
async function fall(owner: SignedIn) {
  await t.collect(owner, [
    { days: [13, 7], count: 5, answer: GOOD },
    { days: [6, 0], count: 5, answer: RIVAL },
  ]);
  await t.services.alerts.evaluateSoon(owner.userId);
  t.app.clock.advance(MINUTE);
  await t.jobs.work();
}

async function deliveriesOf({ headers }: SignedIn) {
  const { data } = await graphql<{ alerts: { id: string; deliveries: Record<string, unknown>[] }[] }>(
    t.app,
    headers,
    '{ alerts { id deliveries { channel status attempts problem sentAt } } }',
  );
  return data.alerts.flatMap(({ deliveries }) => deliveries);
}

test('the documented check accepts a webhook’s signature and refuses others', async () => {
  const { owner, secret } = await alerted(['WEBHOOK']);
  const [{ headers, body } = { headers: {}, body: '' }, ...more] = receiver.received;
  expect(more).toEqual([]);
  const now = t.app.clock.now().getTime();
  const signature = headers['sightline-signature'] ?? '';
  expect(isGenuine(signature, body, secret, now)).toBe(true);
  expect(isGenuine(signature, `${body} `, secret, now)).toBe(false);
  expect(isGenuine(signature, body, `${secret}x`, now)).toBe(false);
  expect(isGenuine(signature, body, secret, now + 6 * MINUTE)).toBe(false);
  expect(isGenuine(signature.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`), body, secret, now)).toBe(
    false,
  );
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'sightline-event': 'alert.visibility_drop',
  });
  const sent = JSON.parse(body) as Record<string, unknown>;
  expect(sent).toEqual({
    id: headers['sightline-delivery'],
    event: 'alert.visibility_drop',
    createdAt: t.app.clock.now().toISOString(),
    userId: owner.userId,
    simulated: false,
    alert: {
      kind: 'visibility_drop',
      day: t.day(0),
      title: 'Quillmark is named less often',
      summary:
        'Named in 0.0% of 35 answers, 100.0% before: 100.0 points down, more than chance explains. 1 prompt compared with itself.',
      details: {
        days: 7,
        current: { percent: 0, low: expect.closeTo(0), high: expect.closeTo(14.61), hits: 0, answers: 35 },
        previous: { percent: 100, low: expect.closeTo(85.39), high: 100, hits: 35, answers: 35 },
        difference: -100,
        pValue: expect.closeTo(0, 6),
        prompts: 1,
        scope: { topicId: null, platform: null },
      },
    },
    url: `https://sightline.example/dashboard/alerts/${headers['sightline-delivery']}`,
  });
  expect(await deliveriesOf(owner)).toEqual([
    {
      channel: 'WEBHOOK',
      status: 'SENT',
      attempts: 1,
      problem: null,
      sentAt: t.app.clock.now().toISOString(),
    },
  ]);
});

test.each([
  ['#slack', (body: Record<string, unknown>) => (body.blocks as object[])[0], { type: 'header' }],
  [
    '#teams',
    (body: Record<string, unknown>) => (body.attachments as { content: object }[])[0]?.content,
    { type: 'AdaptiveCard' },
  ],
])('posts an alert and a test in the format of %s', async (format, read, expected) => {
  const { owner } = await alerted(['WEBHOOK'], format);
  const { data } = await graphql<{ sendTestAlert: { sent: boolean } }>(
    t.app,
    owner.headers,
    'mutation { sendTestAlert(channel: WEBHOOK) { sent problem } }',
  );
  expect(data.sendTestAlert.sent).toBe(true);
  const bodies = receiver.received.map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toContain('Quillmark is named less often');
  expect(bodies[0]).toContain('https://sightline.example/dashboard/alerts/');
  expect(bodies[1]).toContain('Alerts of Sightline arrive here.');
  for (const body of bodies) expect(read(JSON.parse(body))).toMatchObject(expected);
});

test('gives up at once where the receiver says that the address is gone', async () => {
  receiver.replies.push({ status: 410 });
  const { owner } = await alerted(['WEBHOOK']);
  expect(await deliveriesOf(owner)).toMatchObject([
    { status: 'FAILED', attempts: 1, problem: 'The receiver replied 410: the address is no longer in use.' },
  ]);
});

test('retries a failing receiver six times in about a day with the same id, then gives up', async () => {
  for (const status of [500, 503, 404, 302, 500, 500, 500]) {
    receiver.replies.push({ status, headers: { location: `${receiver.url}/elsewhere` } });
  }
  const { owner } = await alerted(['WEBHOOK']);
  const tried = [receiver.received.length];
  for (const minutes of [1, 10, 60, 360, 960, 10_000]) {
    t.app.clock.advance(minutes * MINUTE - 1);
    await t.jobs.work();
    expect(receiver.received.length).toBe(tried.at(-1));
    t.app.clock.advance(1);
    await t.jobs.work();
    tried.push(receiver.received.length);
  }
  expect(tried).toEqual([1, 2, 3, 4, 5, 6, 6]);
  expect(new Set(receiver.received.map(({ headers }) => headers['sightline-delivery'])).size).toBe(1);
  const [alert] = await t.services.alerts.latest(ownViewer({ ...VIEWER, userId: owner.userId }));
  expect(alert?.deliveries).toMatchObject([
    { status: 'failed', attempts: 6, problem: 'The receiver replied 500.', sentAt: null },
  ]);
});

test('a job that runs twice sends once', async () => {
  const { owner } = await alerted(['EMAIL', 'WEBHOOK']);
  const [alert] = await t.services.alerts.latest(ownViewer({ ...VIEWER, userId: owner.userId }));
  for (const channel of ['email', 'webhook']) {
    const data = { userId: owner.userId, alertId: alert?.id, channel, attempt: 1 };
    t.jobs.waiting.push({ queue: DELIVER, data, at: 0 });
  }
  await t.jobs.work();
  expect([receiver.received.length, mails.length]).toEqual([1, 1]);
});

test('a mail has text and HTML, links to the settings, and shows names as text', async () => {
  const owner = await t.owner();
  const name = 'Quill <b>mark</b>\r\nBcc: everybody@example.com';
  await graphql(
    t.app,
    owner.headers,
    'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }',
    { input: { brand: { name, aliases: ['Quillmark'] }, competitors: [{ name: 'Tarnwick' }] } },
  );
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await fall(owner);
  const [mail] = mails;
  expect(mail).toMatchObject({
    to: owner.email,
    subject: 'Quill <b>mark</b> Bcc: everybody@example.com is named less often',
    headers: {
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/sightline\.example\/alert-mails\/unsubscribe\//),
    },
  });
  expect(mail?.html).toContain('Quill &lt;b&gt;mark&lt;/b&gt;');
  expect(mail?.html).not.toContain('<b>');
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('100.0 points down');
    expect(part).toContain('https://sightline.example/dashboard/settings/alerts');
  }
});

test('a mail about simulated answers says so', async () => {
  const owner = await t.owner();
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await t.deps.db.execute(sql`update sightline.account set simulated = true where user_id = ${owner.userId}`);
  await fall(owner);
  expect(oneLine(mails[0]?.text ?? '')).toContain('made by the simulator, not by real AI platforms');
});

test('retries a refusing mail server and shows our own message', async () => {
  refusals.push(Object.assign(new Error('421 secret.internal says no'), { responseCode: 421 }));
  const { owner } = await alerted(['EMAIL']);
  expect(await deliveriesOf(owner)).toMatchObject([
    { status: 'WAITING', attempts: 1, problem: 'The mail server did not take the mail. It replied 421.' },
  ]);
  t.app.clock.advance(MINUTE);
  await t.jobs.work();
  expect(mails).toHaveLength(1);
});

test('an alert without an address shows that', async () => {
  const owner = await t.owner();
  await setWebhook(owner, receiver.url);
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['WEBHOOK'] });
  await graphql(t.app, owner.headers, 'mutation { saveAlertWebhook(url: null) { errors { message } } }');
  await fall(owner);
  expect(await deliveriesOf(owner)).toMatchObject([
    { status: 'FAILED', attempts: 0, problem: 'No webhook address is set.' },
  ]);
});

const VIEWER = { email: '', role: 'member', view: 'general' } as const;
