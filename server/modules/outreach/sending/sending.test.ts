import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { bearer, createToken } from '../../../testing/tokens.ts';
import {
  BRAND,
  contactHtml,
  createOutreachApp,
  type Outreach,
  type OutreachApp,
  openOutreach,
  PAGE,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

let sites: SiteServer;
let smtp: SmtpServer;
let app: OutreachApp;
beforeAll(async () => {
  sites = await startSiteServer([['reviews.example/best-pens', contactHtml('ida@reviews.example')]]);
  smtp = await startSmtpServer();
  app = await createOutreachApp(sites);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
  await sites.close();
});
afterEach(() => {
  smtp.received.length = 0;
  smtp.onMessage = async () => {};
});

async function openSender(urls?: readonly string[]): Promise<Outreach> {
  const outreach = await openOutreach(app, urls);
  await setUpMail(outreach, settingsInput(smtp.port));
  smtp.received.length = 0;
  return outreach;
}

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

test('finds, drafts, approves and sends one mail with everything it must hold', async () => {
  const outreach = await openSender();
  const { target, mail } = await outreach.drafted();
  expect(target.contacts).toMatchObject([
    {
      address: 'ida@reviews.example',
      kind: 'MAILTO',
      publishedUrl: PAGE,
      publishedText: 'Questions? Write to the author',
    },
  ]);
  expect(target).toMatchObject({ state: 'DRAFTED', namesBrand: false });
  expect(mail.body).toContain('AI assistants cite your page “Best pens”');
  expect(mail.body).toContain('“Which note app is best for purpose 0?”');
  expect(mail.body).toContain('1 names others instead, such as Tarnwick');
  expect(mail.facts.map(({ source }) => source)).toEqual([
    PAGE,
    expect.stringContaining('/dashboard/answers?'),
    expect.stringContaining('/dashboard/answers?'),
    expect.stringContaining('missed=yes'),
    `/dashboard/action/pages/${target.id}`,
    PAGE,
  ]);
  const sent = await outreach.sent(mail);
  expect(sent).toMatchObject({ state: 'SENT', mails: [{ state: 'SENT', problem: null }] });
  expect(kinds(sent.events)).toEqual([
    'TARGET_ADDED',
    'CONTACTS_READ',
    'DRAFTED',
    'APPROVED',
    'QUEUED',
    'SENT',
  ]);
  expect(sent.events.map(({ by }) => by)).toEqual([
    ...[
      outreach.person.userId,
      null,
      outreach.person.userId,
      outreach.person.userId,
      outreach.person.userId,
      null,
    ],
  ]);
  expect(smtp.received).toHaveLength(1);
  const [received] = smtp.received;
  expect(received).toMatchObject({ from: 'ada@sender.example', to: ['ida@reviews.example'] });
  const parsed = await PostalMime.parse(received?.source ?? '');
  expect(parsed.html).toBeUndefined();
  expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(parsed).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@sender.example>` });
  expect(parsed.replyTo?.[0]?.address).toMatch(/^ada\+[0-9a-z]{25}@sender\.example$/);
  const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('references')).toMatch(/^<outreach\.[0-9a-z]{25}@sender\.example>$/);
  expect(headers.get('list-unsubscribe')).toMatch(
    /^<http.*\/outreach\/unsubscribe\/[\w-]{22}\.[0-9a-z]{25}>$/,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.has('x-mailer')).toBe(false);
});

test('sends nothing without an approval of exactly this text', async () => {
  const outreach = await openSender();
  const { mail } = await outreach.drafted();
  await expect(outreach.change('sendOutreachMail', { id: mail.id })).rejects.toThrow('Approve the mail');
  await expect(outreach.change('approveOutreachMail', { id: mail.id, hash: 'other' })).rejects.toThrow(
    'changed after you read it',
  );
  const { mails } = await outreach.change('saveOutreachMail', { id: mail.id, subject: '', body: mail.body });
  const empty = { id: mail.id, hash: mails[0]?.hash };
  await expect(outreach.change('approveOutreachMail', empty)).rejects.toThrow('fill in subject and body');

  await outreach.change('saveOutreachMail', { id: mail.id, subject: mail.subject, body: mail.body });
  const approved = await outreach.change('approveOutreachMail', { id: mail.id, hash: mail.hash });
  expect(approved.mails[0]?.state).toBe('APPROVED');
  const edited = await outreach.change('saveOutreachMail', {
    id: mail.id,
    subject: mail.subject,
    body: 'Other',
  });
  expect(edited.mails[0]?.state).toBe('DRAFT');
  expect(kinds(edited.events).at(-1)).toBe('APPROVAL_REMOVED');
  await expect(outreach.change('sendOutreachMail', { id: mail.id })).rejects.toThrow('Approve the mail');

  await outreach.change('approveOutreachMail', { id: mail.id, hash: edited.mails[0]?.hash });
  await setUpMail(outreach, { ...settingsInput(smtp.port), fromName: 'Somebody Else' });
  smtp.received.length = 0;
  const refused = await outreach.change('sendOutreachMail', { id: mail.id });
  expect(refused.mails[0]).toMatchObject({
    state: 'DRAFT',
    problem: expect.stringContaining('Approve the mail again'),
  });
  await app.jobs.work();
  expect(smtp.received).toEqual([]);
});

test('lets only a signed-in person approve, send and change the mail account', async () => {
  const outreach = await openSender();
  const { mail } = await outreach.drafted();
  const { secret } = await createToken(app, outreach.person, { scope: 'WRITE' });
  for (const operation of [
    `mutation { approveOutreachMail(id: "${mail.id}", hash: "${mail.hash}") { errors { message } } }`,
    `mutation { sendOutreachMail(id: "${mail.id}") { errors { message } } }`,
    'mutation { testOutreachSettings { steps { ok } } }',
  ]) {
    const reply = await app.server.inject({
      ...{ method: 'POST', url: '/graphql', headers: bearer(secret), payload: { query: operation } },
    });
    expect(reply.json().errors[0].message).toContain('Only a signed-in person');
  }
});

describe('nobody is written to twice', () => {
  test('also across targets and in other forms of the address', async () => {
    sites.replies.set('other.example/pens', contactHtml('Ida+pens@reviews.example'));
    const outreach = await openSender([PAGE, 'https://other.example/pens']);
    const first = await outreach.drafted();
    const second = await outreach.drafted('https://other.example/pens');
    await outreach.sent(first.mail);
    const refused = await outreach.sent(second.mail);
    expect(refused.mails[0]).toMatchObject({
      state: 'DRAFT',
      problem: 'This address was written to before. Nobody is written to twice.',
    });
    expect(smtp.received).toHaveLength(1);
    const again = await outreach.found('https://other.example/pens');
    expect(again.contacts[0]?.blocked).toBe(true);
  });

  test('and a second contact of a page only after the first mail bounced', async () => {
    sites.replies.set(
      'two.example/pens',
      contactHtml('one@two.example', '<p>Or <a href="mailto:two@two.example">the desk</a>.</p>'),
    );
    const outreach = await openSender(['https://two.example/pens']);
    const { target, mail } = await outreach.drafted('https://two.example/pens');
    await outreach.sent(mail);
    const other = target.contacts.find(({ address }) => address === 'two@two.example');
    const draft = () => outreach.change('draftOutreachMail', { targetId: target.id, contactId: other?.id });
    await expect(draft()).rejects.toThrow('only after the first mail bounced');
    await app.database.db.execute(
      sql`update sightline.outreach_mail set state = 'bounced' where id = ${mail.id}`,
    );
    expect((await draft()).mails).toHaveLength(2);
  });
});

test('keeps to the daily limit of the account', async () => {
  const urls = ['a', 'b', 'c'].map((name) => `https://${name}.example/pens`);
  for (const name of ['a', 'b', 'c'])
    sites.replies.set(`${name}.example/pens`, contactHtml(`x@${name}.example`));
  const outreach = await openOutreach(app, urls);
  await setUpMail(outreach, { ...settingsInput(smtp.port), dailyLimit: 2 });
  smtp.received.length = 0;
  const drafts = [];
  for (const url of urls) drafts.push((await outreach.drafted(url)).mail);
  for (const { id, hash } of drafts) {
    await outreach.change('approveOutreachMail', { id, hash });
    await outreach.change('sendOutreachMail', { id });
  }
  await app.jobs.work();
  expect(smtp.received).toHaveLength(2);
  const { outreach: overview } = await outreach.ask<{ outreach: { sentToday: number; waiting: number } }>(
    '{ outreach { sentToday waiting } }',
  );
  expect(overview).toEqual({ sentToday: 2, waiting: 1 });
  await app.database.db.execute(sql`update sightline.outreach_mail set sent_on = sent_on - 1`);
  const last = drafts[2];
  if (last) await outreach.change('sendOutreachMail', { id: last.id });
  await app.jobs.work();
  expect(smtp.received).toHaveLength(3);
});

test('does not write to addresses and domains of the do-not-contact list', async () => {
  const outreach = await openSender();
  const { mail } = await outreach.drafted();
  await outreach.change('approveOutreachMail', { id: mail.id, hash: mail.hash });
  await outreach.ask('mutation { addOutreachSuppressions(values: ["Reviews.example"]) { imported } }');
  await outreach.change('sendOutreachMail', { id: mail.id });
  await app.jobs.work();
  expect(smtp.received).toEqual([]);
  const { mails, contacts } = await outreach.target(
    (await outreach.target(idOf(PAGE, await sourcesOf(outreach)))).id,
  );
  expect(mails[0]).toMatchObject({ state: 'DRAFT', problem: 'The address is on the do-not-contact list.' });
  expect(contacts[0]?.blocked).toBe(true);
});

interface Source {
  id: string;
  url: string;
  blocked: boolean;
}
const sourcesOf = async (outreach: Outreach) =>
  (
    await outreach.ask<{ outreachSources: { nodes: Source[] } }>(
      '{ outreachSources { nodes { id url blocked } } }',
    )
  ).outreachSources.nodes;
const idOf = (url: string, sources: readonly Source[]) =>
  sources.find((source) => source.url === url)?.id ?? '';

test('keeps the approval of a mail that its server refused, and says why', async () => {
  const outreach = await openSender();
  const { mail } = await outreach.drafted();
  smtp.refusals.push(550);
  const refused = await outreach.sent(mail);
  expect(refused).toMatchObject({ state: 'DRAFTED', mails: [{ state: 'APPROVED' }] });
  expect(refused.mails[0]?.problem).toMatch(/^The mail server replied: 550/);
  await outreach.change('sendOutreachMail', { id: mail.id });
  await app.jobs.work();
  expect((await outreach.target(refused.id)).state).toBe('SENT');
  expect(smtp.received).toHaveLength(1);
});

test('calls a mail uncertain when the connection ends after it was handed over, and a person decides', async () => {
  const outreach = await openSender();
  const { mail } = await outreach.drafted();
  // The server takes the whole message and ends the connection instead of replying.
  smtp.onMessage = () => Promise.reject(Object.assign(new Error('Gone'), { responseCode: 421 }));
  const broken = await startCuttingServer(smtp.port);
  await outreach.change('approveOutreachMail', { id: mail.id, hash: mail.hash });
  await app.database.db.execute(
    sql`update sightline.outreach_settings set smtp_port = ${broken.port} where user_id = ${outreach.person.userId}`,
  );
  await outreach.ask('mutation { testOutreachSettings { steps { ok } } }');
  await app.database.db.execute(
    sql`update sightline.outreach_mail set state = 'queued' where id = ${mail.id}`,
  );
  await app.jobs.send('outreach-send-mail', { userId: outreach.person.userId, mailId: mail.id });
  await app.jobs.work();
  await broken.close();
  const [target] = (
    await outreach.ask<{ outreachTargets: { nodes: { id: string }[] } }>(
      '{ outreachTargets { nodes { id } } }',
    )
  ).outreachTargets.nodes;
  const uncertain = await outreach.target(target?.id ?? '');
  expect(uncertain.mails[0]).toMatchObject({ state: 'UNCERTAIN' });
  await app.jobs.send('outreach-send-mail', { userId: outreach.person.userId, mailId: mail.id });
  await app.jobs.work();
  expect((await outreach.target(uncertain.id)).mails[0]?.state).toBe('UNCERTAIN');
  const resolved = await outreach.change('resolveOutreachMail', { id: mail.id, sent: false });
  expect(resolved.mails[0]?.state).toBe('DRAFT');
});

/** Passes everything to another server, and ends the connection where the reply to a message would come. */
async function startCuttingServer(to: number) {
  const { connect, createServer } = await import('node:net');
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
    client.pipe(upstream);
    let isData = false;
    upstream.on('data', (chunk: Buffer) => {
      if (isData) client.destroy();
      else client.write(chunk);
      if (/^354/m.test(chunk.toString())) isData = true;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.address() as { port: number };
  return { port, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

test('never returns a password and stores none in plain text', async () => {
  const outreach = await openSender();
  const { outreach: read } = await outreach.ask<{ outreach: { settings: { smtp: object } } }>(
    '{ outreach { settings { smtp { host user hasPassword } } } }',
  );
  expect(read.settings.smtp).toEqual({ host: '127.0.0.1', user: 'ada', hasPassword: true });
  const stored = await rows<{ row: string }>(
    app.database.db,
    sql`select s::text as row from sightline.outreach_settings s where s.user_id = ${outreach.person.userId}`,
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('smtp-secret');
  const failed = await setUpMail(outreach, {
    ...settingsInput(smtp.port),
    smtp: { ...settingsInput(smtp.port).smtp, user: 'eve', password: '' },
  });
  expect(failed[0]).toMatchObject({ ok: false });
});

test('another account sees nothing of it', async () => {
  const outreach = await openSender();
  const { target, mail } = await outreach.drafted();
  const other = await openOutreach(app, ['https://elsewhere.example/x']);
  expect(await other.target(target.id)).toBeNull();
  await expect(other.change('approveOutreachMail', { id: mail.id, hash: mail.hash })).rejects.toThrow(
    'There is no mail',
  );
  await expect(other.change('deleteOutreachTarget', { id: target.id })).rejects.toThrow('There is no target');
  await expect(
    other.ask('query ($userId: ID) { outreach(userId: $userId) { id } }', { userId: outreach.person.userId }),
  ).rejects.toThrow('only analysts');
  expect(BRAND.name).toBe('Quillmark');
});
