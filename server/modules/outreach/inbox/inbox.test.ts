import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { READ_INBOX } from '../queues.ts';
import {
  contactHtml,
  createOutreachApp,
  type Outreach,
  type OutreachApp,
  openOutreach,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { type Dovecot, hasDovecot, startDovecot } from '../testing/dovecot.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

const NAMES = ['reply', 'plus', 'bounce', 'away', 'sent'] as const;
const urlOf = (name: string) => `https://${name}.example/pens`;

let sites: SiteServer;
let smtp: SmtpServer;
let imap: Dovecot;
let app: OutreachApp;
let outreach: Outreach;
const targets = new Map<string, string>();
const sources = new Map<string, string>();

// Needs Debian's dovecot-imapd, which .ci/run installs; elsewhere these tests are skipped.
describe.runIf(hasDovecot)('a real IMAP server (dovecot-imapd)', () => {
  beforeAll(async () => {
    sites = await startSiteServer(
      NAMES.map((name) => [`${name}.example/pens`, contactHtml(`x@${name}.example`)]),
    );
    smtp = await startSmtpServer();
    imap = await startDovecot();
    app = await createOutreachApp(sites);
    outreach = await openOutreach(app, NAMES.map(urlOf));
    const steps = await setUpMail(outreach, settingsInput(smtp.port, { port: imap.port }));
    expect(steps).toMatchObject([{ ok: true }, { ok: true, detail: '0 messages in the inbox' }]);
    for (const name of NAMES) {
      const { target, mail } = await outreach.drafted(urlOf(name));
      await outreach.sent(mail);
      targets.set(name, target.id);
      sources.set(name, smtp.received.at(-1)?.source ?? '');
    }
  });
  afterAll(async () => {
    await app.close();
    await imap.close();
    await smtp.close();
    await sites.close();
  });

  const headerOf = (name: string, header: string) =>
    new RegExp(`^${header}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(sources.get(name) ?? '')?.[1]?.trim() ?? '';
  const poll = async () => {
    await app.jobs.send(READ_INBOX, { userId: outreach.person.userId });
    await app.jobs.work();
  };
  const stateOf = async (name: string) => outreach.target(targets.get(name) ?? '');

  test('tells replies, bounces and automatic replies, and reads nothing else', async () => {
    await imap.deliver('ada', 'From: a@b.example\nTo: ada@sender.example\nSubject: Private\n\nNot ours.\n');
    await imap.deliver(
      'ada',
      `From: x@reply.example\nTo: ada@sender.example\nSubject: Re\nReferences: ${headerOf('reply', 'References')}\n\nHappy to.\n\nOn Monday Ada wrote:\n> Hello\n`,
    );
    await imap.deliver(
      'ada',
      `From: x@plus.example\nTo: ${headerOf('plus', 'Reply-To').toUpperCase()}\nSubject: Re\n\nNo, thank you.\n`,
    );
    await imap.deliver(
      'ada',
      `From: x@away.example\nTo: ada@sender.example\nAuto-Submitted: auto-replied\nIn-Reply-To: ${headerOf('away', 'Message-ID')}\n\nI am away.\n`,
    );
    await imap.deliver(
      'ada',
      [
        'From: MAILER-DAEMON@sender.example',
        'To: ada@sender.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        'MIME-Version: 1.0',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'It came back.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        '',
        'Final-Recipient: rfc822; x@bounce.example',
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 No such user',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${headerOf('bounce', 'Message-ID')}`,
        'Subject: Pens',
        '',
        '--b--',
        '',
      ].join('\n'),
    );
    await poll();
    expect(await stateOf('reply')).toMatchObject({ state: 'REPLIED', mails: [{ excerpt: 'Happy to.' }] });
    expect(await stateOf('plus')).toMatchObject({ state: 'REPLIED', mails: [{ excerpt: 'No, thank you.' }] });
    expect(await stateOf('bounce')).toMatchObject({
      state: 'BOUNCED',
      mails: [{ problem: '5.1.1 550 No such user' }],
    });
    const away = await stateOf('away');
    expect(away.state).toBe('SENT');
    expect(away.events.at(-1)).toMatchObject({ kind: 'AUTO_REPLY', detail: 'I am away.' });
    const { outreachSuppressions } = await outreach.ask<{ outreachSuppressions: { nodes: object[] } }>(
      '{ outreachSuppressions { nodes { value reason } } }',
    );
    expect(outreachSuppressions.nodes).toEqual([{ value: 'x@bounce.example', reason: 'BOUNCED' }]);
    await poll();
    expect((await stateOf('away')).events).toHaveLength(away.events.length);
    const declined = await outreach.change('declineOutreachMail', {
      id: (await stateOf('plus')).mails[0]?.id,
    });
    expect(declined.state).toBe('DECLINED');
  });

  test('finds a mail that may have been sent in the Sent folder', async () => {
    await app.database.db.execute(
      sql`update sightline.outreach_mail set state = 'uncertain', sent_at = null
          where target_id = ${targets.get('sent')}::uuid`,
    );
    await poll();
    expect((await stateOf('sent')).mails[0]?.state).toBe('UNCERTAIN');
    await imap.deliver('ada', sources.get('sent') ?? '', 'Sent');
    await poll();
    const found = await stateOf('sent');
    expect(found.mails[0]?.state).toBe('SENT');
    expect(found.events.at(-1)).toMatchObject({ kind: 'RESOLVED', detail: 'Found in the Sent folder.' });
  });
});
