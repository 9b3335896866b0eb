import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { memberOf } from '../../testing/people.ts';
import { type AlertsTest, openAlertsTest } from './testing/account.ts';
import { openReceiver } from './testing/receiver.ts';

const SETTINGS = `{
  rules { id kind topic { name } topicGone channels } webhook { url secret } weeklyDigest email timeZone
}`;
interface Settings {
  rules: {
    id: string;
    kind: string;
    topic: { name: string } | null;
    topicGone: boolean;
    channels: string[];
  }[];
  webhook: { url: string; secret: string | null } | null;
  weeklyDigest: boolean;
}
interface Payload {
  settings: Settings;
  errors: { field: string; message: string }[];
}

let t: AlertsTest;
let open: AlertsTest;
let owner: SignedIn;
beforeAll(async () => {
  t = await openAlertsTest();
  open = await openAlertsTest({ config: { webhookPrivate: true } });
});
afterAll(async () => {
  await t.app.close();
  await open.app.close();
});
beforeEach(async () => {
  owner = await t.owner();
});

const ask = async <T>(field: string, args = '', at = t, who = owner): Promise<T> => {
  const query = `${field.startsWith('alertSettings') ? 'query' : 'mutation'} { ${field}${args} }`;
  const { data, errors } = await graphql<Record<string, T>>(at.app, who.headers, query);
  if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`);
  return data[field] as T;
};
const settings = (at = t, who = owner) => ask<Settings>('alertSettings', SETTINGS, at, who);
const add = (input: string, at = t, who = owner) =>
  ask<Payload>(
    'addAlertRule',
    `(input: {${input}}) { settings ${SETTINGS} errors { field message } }`,
    at,
    who,
  );
const save = (url: string | null, at = t, who = owner) =>
  ask<Payload>(
    'saveAlertWebhook',
    `(url: ${JSON.stringify(url)}) { settings ${SETTINGS} errors { field message } }`,
    at,
    who,
  );

test('a new account is mailed about failed runs; everything else is off until it is switched on', async () => {
  expect(await settings()).toEqual({
    rules: [
      { id: expect.any(String), kind: 'FAILED_RUN', topic: null, topicGone: false, channels: ['EMAIL'] },
    ],
    webhook: null,
    weeklyDigest: false,
    email: owner.email,
    timeZone: 'UTC',
  });
});

describe('rules', () => {
  test('are added, listed and removed, only in the own account', async () => {
    await t.collect(owner, [{ days: [0, 0], count: 1, answer: 'Quillmark.', topic: 'Notes' }]);
    const { topics } = await t.services.topics.list(owner.userId);
    const topic = topics[0]?.id;
    await add('kind: NEW_SOURCE, channels: [EMAIL]');
    const { settings: after } = await add(`kind: NEW_SOURCE, topicId: "${topic}", channels: [EMAIL, EMAIL]`);
    expect(after.rules).toMatchObject([
      { kind: 'FAILED_RUN' },
      { kind: 'NEW_SOURCE', topic: null, topicGone: false, channels: ['EMAIL'] },
      { kind: 'NEW_SOURCE', topic: { name: 'Notes' }, topicGone: false, channels: ['EMAIL'] },
    ]);
    const first = after.rules[1];
    const stranger = await t.owner();
    await ask('removeAlertRule', `(id: "${first?.id}") ${SETTINGS}`, t, stranger);
    expect((await settings()).rules).toHaveLength(3);
    await t.deps.db.execute(
      sql`update sightline.topic set archived_at = now() where user_id = ${owner.userId} and id = ${topic}`,
    );
    expect((await settings()).rules[2]).toMatchObject({ topic: null, topicGone: true });
    for (const id of [first?.id, 'not-an-id']) await ask('removeAlertRule', `(id: "${id}") ${SETTINGS}`);
    expect((await settings()).rules).toHaveLength(2);
  });

  test.each([
    ['kind: NEW_SOURCE, channels: []', 'channels', /Choose e-mail/],
    ['kind: NEW_SOURCE, channels: [WEBHOOK]', 'channels', /webhook address first/],
    ['kind: NEW_SOURCE, topicId: "nope", channels: [EMAIL]', 'topicId', /no topic/],
    [
      'kind: FAILED_RUN, topicId: "3b9e7e0e-8f4f-4f5d-9a9e-0d6b3f1c2a10", channels: [EMAIL]',
      'topicId',
      /whole account/,
    ],
  ])('refuses %s', async (input, field, message) => {
    const { errors, settings: after } = await add(input);
    expect(errors).toEqual([{ field, message: expect.stringMatching(message) }]);
    expect(after.rules).toHaveLength(1);
  });

  test('cannot be added twice', async () => {
    const { errors } = await add('kind: FAILED_RUN, channels: [EMAIL]');
    expect(errors).toMatchObject([{ field: 'kind' }]);
  });
});

describe('the webhook', () => {
  test.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://10.0.0.8/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://localhost/',
    'https://me:secret@hooks.example.com/',
    'nonsense',
    '',
  ])('refuses %s', async (url) => {
    const { errors, settings: after } = await save(url);
    expect(errors).toMatchObject([{ field: 'url' }]);
    expect(after.webhook).toBeNull();
  });

  test('keeps its secret when its address changes, rotates it on request, and deletes it with its address', async () => {
    const first = (await save('https://hooks.example.com/a')).settings.webhook;
    expect(first?.secret).toMatch(/^whsec_[\w-]{43}$/);
    const moved = (await save('https://hooks.example.com/b')).settings.webhook;
    expect(moved).toEqual({ url: 'https://hooks.example.com/b', secret: first?.secret });
    const rotated = (await ask<Settings>('rotateAlertSecret', SETTINGS)).webhook;
    expect(rotated?.secret).toMatch(/^whsec_/);
    expect(rotated?.secret).not.toBe(first?.secret);
    expect((await save(null)).settings.webhook).toBeNull();
    await expect(ask('rotateAlertSecret', SETTINGS)).rejects.toThrow(
      'CONFLICT: Set a webhook address first.',
    );
    expect((await save('https://hooks.example.com/a')).settings.webhook?.secret).not.toBe(rotated?.secret);
  });

  test('does not show its address and secret to a viewer and a read-only token', async () => {
    await save('https://hooks.example.com/a');
    const { secret } = await ask<{ secret: string }>(
      'createApiToken',
      '(input: { name: "Reader", scope: READ }) { secret }',
    );
    const reader = { ...owner, headers: { authorization: `Bearer ${secret}` } };
    const viewer = await memberOf(t.app, owner, 'VIEWER');
    for (const person of [reader, { ...viewer, headers: viewer.inside }]) {
      expect((await settings(t, person)).webhook).toEqual({
        url: 'https://hooks.example.com/…',
        secret: null,
      });
    }
  });
});

describe('a test message', () => {
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let asker: SignedIn;
  beforeEach(async () => {
    receiver = await openReceiver();
    asker = await open.owner();
  });
  afterEach(() => receiver.close());
  const send = (channel: string, at = open, who = asker) =>
    ask<{ sent: boolean; problem: string | null }>(
      'sendTestAlert',
      `(channel: ${channel}) { sent problem }`,
      at,
      who,
    );

  test('by mail goes to the account’s address', async () => {
    expect(await send('EMAIL')).toEqual({ sent: true, problem: null });
    expect(open.app.mails.at(-1)).toMatchObject({ to: asker.email, subject: 'A test of your alerts' });
  });

  test('by webhook shows the receiver’s reply, five times in ten minutes', async () => {
    expect(await send('WEBHOOK')).toEqual({ sent: false, problem: 'No webhook address is set.' });
    await save(receiver.url, open, asker);
    expect(await send('WEBHOOK')).toEqual({ sent: true, problem: null });
    expect(receiver.received[0]?.headers['sightline-event']).toBe('test');
    receiver.replies.push({ status: 418 });
    expect(await send('WEBHOOK')).toEqual({ sent: false, problem: 'The receiver replied 418.' });
    await receiver.close();
    expect((await send('WEBHOOK')).problem).toBe('The address refused the connection.');
    for (let more = 0; more < 2; more++) await send('WEBHOOK');
    await expect(send('WEBHOOK')).rejects.toThrow(/^RATE_LIMITED: Only 5 tests in ten minutes/);
  });

  test('is not sent to a private address that was saved while those were allowed', async () => {
    await t.deps.db.execute(
      sql`insert into sightline.alert_setting (user_id, webhook_url, webhook_secret)
          values (${owner.userId}, ${receiver.url.replace('http:', 'https:')}, 'whsec_x')`,
    );
    const { sent, problem } = await send('WEBHOOK', t, owner);
    expect([sent, problem]).toEqual([false, 'The address must be reachable on the public internet.']);
    expect(receiver.received).toEqual([]);
  });
});
