import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, RenderedMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';

const mails: RenderedMail[] = [];
let t: AlertsTest;
beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(renderMail(mail)) };
  t = await openAlertsTest({ mailer, config: { siteUrl: 'https://sightline.example' } });
});
afterAll(() => t.app.close());
beforeEach(() => {
  mails.length = 0;
});

const DAY_MS = 86_400_000;

interface Recipient {
  id: string;
  address: string;
  state: string;
}
interface Saved {
  settings: { recipients: Recipient[] };
  errors: { field: string; message: string }[];
}

const ADD = `mutation ($address: String!) { addAlertRecipient(address: $address) {
  settings { recipients { id address state } } errors { field message } } }`;

async function add({ headers }: SignedIn, address: string): Promise<Saved> {
  const { data, errors } = await graphql<{ addAlertRecipient: Saved }>(t.app, headers, ADD, { address });
  if (errors) throw new Error(errors[0]?.message);
  return data.addAlertRecipient;
}
async function recipientsOf({ headers }: SignedIn): Promise<Recipient[]> {
  const { data } = await graphql<{ alertSettings: { recipients: Recipient[] } }>(
    t.app,
    headers,
    '{ alertSettings { recipients { id address state } } }',
  );
  return data.alertSettings.recipients;
}
const statesOf = async (owner: SignedIn) =>
  Object.fromEntries((await recipientsOf(owner)).map(({ address, state }) => [address, state]));

const pathIn = (mail: RenderedMail | undefined, kind: 'confirm' | 'unsubscribe') =>
  new RegExp(`/alert-mails/${kind}/[\\w.-]+`).exec(mail?.text ?? '')?.[0] ?? '';
const post = (url: string) =>
  t.app.server.inject({
    ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
let boxes = 0;
/** An address of nobody in any account. */
const newAddress = () => `boss${boxes++}@elsewhere.example`;

/** Adds an address and opens its link. */
async function confirmed(owner: SignedIn, address: string) {
  await add(owner, address);
  await post(pathIn(mails.at(-1), 'confirm'));
  mails.length = 0;
}

const FALL = [
  { days: [13, 7] as const, count: 3, answer: GOOD },
  { days: [6, 0] as const, count: 3, answer: RIVAL },
];
async function alarm(owner: SignedIn) {
  t.jobs.waiting = [];
  await t.collect(owner, FALL);
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await evaluate(t.deps, { userId: owner.userId, runId: null });
}

describe('an address of nobody in the account', () => {
  test('gets nothing until it has confirmed the mailed link, which works once', async () => {
    const owner = await t.owner();
    expect((await add(owner, ' Boss@Elsewhere.example ')).settings.recipients).toMatchObject([
      { address: 'boss@elsewhere.example', state: 'UNCONFIRMED' },
    ]);
    const [link, ...more] = mails;
    expect([link?.to, more]).toEqual(['boss@elsewhere.example', []]);
    await alarm(owner);
    await t.jobs.work();
    expect(mails.slice(1).map(({ to }) => to)).toEqual([owner.email]);

    const path = pathIn(link, 'confirm');
    expect((await t.app.server.inject({ url: path })).body).toContain('<button');
    expect(await statesOf(owner)).toEqual({ 'boss@elsewhere.example': 'UNCONFIRMED' });
    expect((await post(`${path.slice(0, -4)}zzzz`)).body).toContain('does not work any more');
    expect((await post(path)).body).toContain('Alerts will come to this address.');
    expect((await post(path)).body).toContain('does not work any more');
    expect(await statesOf(owner)).toEqual({ 'boss@elsewhere.example': 'ACTIVE' });
  });

  test('has seven days, and the latest of its links alone works', async () => {
    const own = await openAlertsTest({ config: { siteUrl: 'https://sightline.example' } });
    const owner = await own.owner();
    const ask = (address: string) => graphql(own.app, owner.headers, ADD, { address });
    await ask('late@elsewhere.example');
    await ask('late@elsewhere.example');
    await ask('soon@elsewhere.example');
    const paths = own.app.mails
      .filter(({ to }) => to.endsWith('elsewhere.example'))
      .map((mail) => /\/alert-mails\/confirm\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
    const open = (url = '') => own.app.server.inject({ method: 'POST', url });
    expect((await open(paths[0])).body).toContain('does not work any more');
    expect((await open(paths[2])).body).toContain('Alerts will come');
    own.app.clock.advance(7 * DAY_MS);
    expect((await open(paths[1])).body).toContain('does not work any more');
    await own.app.close();
  });

  test('is told of alerts with the account’s own, and one click ends that for it alone', async () => {
    const owner = await t.owner();
    const boss = newAddress();
    await confirmed(owner, boss);
    await alarm(owner);
    await t.jobs.work();
    expect(mails.map(({ to }) => to).sort()).toEqual([boss, owner.email].sort());
    const mail = mails.find(({ to }) => to === boss);
    const path = pathIn(mail, 'unsubscribe');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://sightline.example${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { data } = await graphql<{ alerts: { deliveries: object[] }[] }>(
      t.app,
      owner.headers,
      '{ alerts { deliveries { to status } } }',
    );
    expect(data.alerts[0]?.deliveries).toEqual(
      [boss, owner.email].sort().map((to) => ({ to, status: 'SENT' })),
    );

    await t.app.server.inject({ url: path });
    expect((await statesOf(owner))[boss]).toBe('ACTIVE');
    const forged = await post(`${path.slice(0, -4)}zzzz`);
    expect((await post(path)).body).toBe(forged.body);
    expect(await statesOf(owner)).toEqual({ [boss]: 'UNSUBSCRIBED' });
    // Who unsubscribed is asked again, and gets nothing before.
    await add(owner, boss);
    expect((await statesOf(owner))[boss]).toBe('UNSUBSCRIBED');
    await post(pathIn(mails.at(-1), 'confirm'));
    expect((await statesOf(owner))[boss]).toBe('ACTIVE');
  });

  test('that unsubscribes while a mail waits does not get it', async () => {
    const owner = await t.owner();
    const boss = newAddress();
    await confirmed(owner, boss);
    await alarm(owner);
    await t.deps.db.execute(
      'update sightline.alert_recipient set unsubscribed_at = now() where person_id is null',
    );
    await t.jobs.work();
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
  });
});

test('the account’s own address can unsubscribe, and is then listed', async () => {
  const owner = await t.owner();
  await alarm(owner);
  await t.jobs.work();
  expect(await recipientsOf(owner)).toEqual([]);
  await post(pathIn(mails[0], 'unsubscribe'));
  expect(await statesOf(owner)).toEqual({ [owner.email]: 'UNSUBSCRIBED' });
  expect((await add(owner, owner.email)).errors).toEqual([]);
  await post(pathIn(mails.at(-1), 'confirm'));
  expect(await recipientsOf(owner)).toEqual([]);
});

test('a member’s address needs no link, and gets nothing once they left', async () => {
  const [owner, colleague] = [await t.owner(), await t.owner()];
  const { db } = t.deps;
  const joined = `insert into sightline.account_member (user_id, person_id, role) values ('${owner.userId}', '${colleague.userId}', 'viewer')`;
  await db.execute(joined);
  await add(owner, colleague.email);
  expect(await statesOf(owner)).toEqual({ [colleague.email]: 'ACTIVE' });
  expect(mails).toEqual([]);
  await db.execute(`delete from sightline.account_member where user_id = '${owner.userId}'`);
  expect(await statesOf(owner)).toEqual({ [colleague.email]: 'LEFT' });
  await alarm(owner);
  await t.jobs.work();
  expect(mails.map(({ to }) => to)).toEqual([owner.email]);
});

test.each([
  ['nobody', /Give one e-mail address/],
  ['', /needed/],
  ['a@b.example, c@d.example', /Give one e-mail address/],
  ['two@lines.example\nBcc: all@x.example', /Give one e-mail address/],
])('refuses %j', async (address, message) => {
  const owner = await t.owner();
  expect((await add(owner, address)).errors).toEqual([
    { field: 'address', message: expect.stringMatching(message) },
  ]);
  expect(mails).toEqual([]);
});

test('limits links to one mailbox over all accounts, and addresses of one account', async () => {
  const [one, other] = [await t.owner(), await t.owner()];
  await add(one, 'flood@elsewhere.example');
  await add(one, 'flood+again@elsewhere.example');
  await add(other, 'Flood@elsewhere.example');
  await expect(add(other, 'flood@elsewhere.example')).rejects.toThrow(/At most 3 links a day/);
  const many = await t.owner();
  for (let index = 0; index < 20; index += 1) await add(many, `a${index}@elsewhere.example`);
  await expect(add(many, 'more@elsewhere.example')).rejects.toThrow(/20 addresses for alerts a day/);
});

test('another account’s recipients cannot be seen, removed or unsubscribed', async () => {
  const [owner, stranger] = [await t.owner(), await t.owner()];
  const boss = newAddress();
  await add(owner, boss);
  const path = pathIn(mails[0], 'confirm');
  const [recipient] = await recipientsOf(owner);
  expect(await recipientsOf(stranger)).toEqual([]);
  const REMOVE = 'mutation ($id: ID!) { removeAlertRecipient(id: $id) { recipients { id } } }';
  for (const id of [recipient?.id, 'none']) await graphql(t.app, stranger.headers, REMOVE, { id });
  // The account in a link is part of it.
  const [account, token] = path.split('/').at(-1)?.split('.') ?? [];
  const theirs = Buffer.from(stranger.userId.replaceAll('-', ''), 'hex').toString('base64url');
  expect(account).not.toBe(theirs);
  expect((await post(`/alert-mails/confirm/${theirs}.${token}`)).body).toContain('does not work any more');
  expect(await statesOf(owner)).toEqual({ [boss]: 'UNCONFIRMED' });
  await graphql(t.app, owner.headers, REMOVE, { id: recipient?.id });
  expect(await recipientsOf(owner)).toEqual([]);
  expect((await post(path)).body).toContain('does not work any more');
});
