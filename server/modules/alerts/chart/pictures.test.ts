import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { oneLine } from '../../../lib/format.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { sendDueDigests } from '../digest/send-digests.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { openReceiver } from '../testing/receiver.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let t: AlertsTest;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: SignedIn;

async function open(config: Partial<Config>) {
  t = await openAlertsTest({ config: { webhookPrivate: true, ...config } });
  t.jobs.handlers = [...t.jobs.handlers, ...t.services.pictures.jobs];
  receiver = await openReceiver();
  owner = await t.owner();
}
beforeEach(() => open({ siteUrl: 'https://sightline.example' }));
afterEach(close);
async function close() {
  await receiver.close();
  await t.app.close();
}

const setWebhook = (format: string) =>
  graphql(
    t.app,
    owner.headers,
    'mutation ($url: String) { saveAlertWebhook(url: $url) { errors { message } } }',
    { url: receiver.url + format },
  );

/** The brand falls, and the rule finds it. */
async function fall(rule: object) {
  await t.rule(owner, rule);
  await t.collect(owner, [
    { days: [20, 7], count: 5, answer: GOOD },
    { days: [13, 13], count: 1, answer: `${GOOD} ${RIVAL}` },
    { days: [6, 0], count: 4, answer: RIVAL },
    { days: [6, 0], count: 1, answer: GOOD },
  ]);
  await t.services.alerts.evaluateNow(owner.userId);
  await t.jobs.work();
}
const pictureOf = (body = receiver.received.at(-1)?.body ?? '') =>
  /https:\/\/sightline\.example(\/pictures\/[\w-]{43}\.png)/.exec(body)?.[1];
const fetched = (url: string) => t.app.server.inject({ method: 'GET', url });

test('the mail of an alert shows its line inside the mail, and says in words what it shows', async () => {
  await fall({ kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  const [mail] = t.app.mails;
  const [file, ...more] = mail?.attachments ?? [];
  expect(more).toEqual([]);
  expect(file).toMatchObject({ filename: 'chart-1.png', contentType: 'image/png' });
  expect(file?.content.subarray(0, 4)).toEqual(PNG);
  expect(mail?.html).toContain(`src="cid:${file?.contentId}"`);
  const alt = 'before: 100.0%.';
  expect(mail?.html).toContain(alt);
  expect(oneLine(mail?.text ?? '')).toContain(
    '[Chart: Quillmark is named less often. Mention rate by day with 95% intervals,',
  );
  expect(oneLine(mail?.text ?? '')).toMatch(/before: 100\.0%\..*after: 20\.0%\./);
});

test.each(['#slack', '#teams'])(
  'a message of %s shows it at an address that nobody can guess, for 30 days',
  async (format) => {
    await setWebhook(format);
    await fall({ kind: 'VISIBILITY_DROP', channels: ['WEBHOOK'] });
    const address = pictureOf() ?? '';
    const reply = await fetched(address);
    expect([reply.statusCode, reply.rawPayload.subarray(0, 4)]).toEqual([200, PNG]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    });
    for (const other of [address.replace(/.{6}\.png/, 'AAAAAA.png'), '/pictures/x.png']) {
      expect((await fetched(other)).statusCode).toBe(404);
    }
    t.app.clock.advance(30 * DAY);
    expect((await fetched(address)).statusCode).toBe(404);
    for (const job of t.services.pictures.jobs) {
      await job.run({}, { signal: new AbortController().signal, attempt: 1, last: true });
    }
    t.app.clock.advance(-30 * DAY);
    expect((await fetched(address)).statusCode).toBe(404);
  },
);

test('the picture of a message that is tried again keeps its address', async () => {
  await setWebhook('#slack');
  receiver.replies.push({ status: 500 });
  await fall({ kind: 'VISIBILITY_DROP', channels: ['WEBHOOK'] });
  t.app.clock.advance(MINUTE);
  await t.jobs.work();
  const [first, second] = receiver.received.map(({ body }) => pictureOf(body));
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('sends the message without its picture where Slack could not fetch it', async () => {
  await setWebhook('#slack');
  receiver.replies.push({ status: 400 });
  await fall({ kind: 'VISIBILITY_DROP', channels: ['WEBHOOK'] });
  expect(receiver.received.map(({ body }) => pictureOf(body) !== undefined)).toEqual([true, false]);
  const { data } = await graphql<{ alerts: { deliveries: object[] }[] }>(
    t.app,
    owner.headers,
    '{ alerts { deliveries { status attempts } } }',
  );
  expect(data.alerts[0]?.deliveries).toEqual([{ status: 'SENT', attempts: 1 }]);
});

test.each([undefined, 'http://sightline.example', 'https://localhost:4000'])(
  'leaves the picture out of chats where the site’s address is %s, and not out of mails',
  async (siteUrl) => {
    await close();
    await open({ siteUrl });
    await setWebhook('#slack');
    await fall({ kind: 'VISIBILITY_DROP', channels: ['EMAIL', 'WEBHOOK'] });
    expect(receiver.received.map(({ body }) => body.includes('"image"'))).toEqual([false]);
    expect(t.app.mails[0]?.attachments).toHaveLength(1);
  },
);

test('fetching pictures is limited by address', async () => {
  const limited = async () => (await fetched('/pictures/x.png')).statusCode;
  for (let count = 0; count < 300; count++) expect(await limited()).toBe(404);
  expect(await limited()).toBe(429);
});

test('draws both companies of an overtaking, and lists prompts', async () => {
  await t.rule(owner, { kind: 'PROMPTS_LOST', channels: ['EMAIL'] });
  await t.collect(owner, [
    { days: [20, 7], count: 3, answer: GOOD, topic: 'Ink' },
    { days: [6, 0], count: 3, answer: RIVAL, topic: 'Ink' },
  ]);
  await fall({ kind: 'COMPETITOR_OVERTAKES', channels: ['EMAIL'] });
  const shown = Object.fromEntries(
    t.app.mails.map(({ subject, attachments = [] }) => [subject, attachments[0]?.content]),
  );
  expect(Object.keys(shown)).toHaveLength(2);
  for (const content of Object.values(shown)) {
    expect(content?.subarray(0, 4)).toEqual(PNG);
  }
  const text = t.app.mails.map((mail) => oneLine(mail.text)).join(' ');
  expect(text).toContain('Tarnwick: 0.0% on');
  expect(text).toMatch(/Which one suits Notes\?: 20\.0%, 100\.0% before\./);
});

test('the page of an alert has its line with intervals, of the account that it is of', async () => {
  await fall({ kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  const read = async ({ headers }: SignedIn) => {
    const [alert] = await t.services.alerts.latest({ userId: owner.userId } as never);
    const { data } = await graphql<{ alert: { timeLine: { lines: { points: object[] }[] } } | null }>(
      t.app,
      headers,
      `query ($id: ID!) { alert(id: $id) { timeLine { unit lines { name points { date value low high answers } } } } }`,
      { id: alert?.id },
    );
    return data.alert;
  };
  const page = await read(owner);
  expect(page?.timeLine).toMatchObject({ unit: 'PERCENT', lines: [{ name: 'Quillmark' }] });
  const points = page?.timeLine.lines[0]?.points ?? [];
  expect(points).toHaveLength(21);
  expect(points[0]).toMatchObject({ date: t.day(20), value: 100, answers: 5 });
  expect(points.at(-1)).toMatchObject({
    ...{ date: t.day(0), value: 20, answers: 5 },
    ...{ low: expect.any(Number), high: expect.any(Number) },
  });
  expect(await read(await t.owner())).toBeNull();
});

test('the digest shows the weeks up to its own, in the mail and in chats', async () => {
  while (t.app.clock.now().getUTCDay() !== 2) t.app.clock.advance(DAY);
  owner = await t.again(owner);
  await setWebhook('#teams');
  for (const channel of ['EMAIL', 'WEBHOOK']) {
    await graphql(
      t.app,
      owner.headers,
      'mutation ($channel: AlertChannel!) { setWeeklyDigest(on: true, channel: $channel) { id } }',
      { channel },
    );
  }
  t.app.clock.advance(6 * DAY - 3 * 60 * MINUTE);
  await t.collect(owner, [
    { days: [40, 8], count: 4, answer: GOOD },
    { days: [40, 8], count: 2, answer: RIVAL },
    { days: [7, 1], count: 2, answer: GOOD },
    { days: [7, 1], count: 4, answer: RIVAL },
  ]);
  await sendDueDigests(t.deps, t.app.clock.now());
  await t.jobs.work();
  const [mail] = t.app.mails;
  expect(oneLine(mail?.text ?? '')).toMatch(
    /\[Chart: How often AI answers name Quillmark\. .* before: 66\.7%\. .* last week: 33\.3%\./,
  );
  expect((await fetched(pictureOf() ?? '')).rawPayload).toEqual(mail?.attachments?.[0]?.content);
});
