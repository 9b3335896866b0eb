import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import {
  createOutreachApp,
  type OutreachApp,
  openOutreach,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { createCertificate, hasOpenssl, type TestCertificate } from '../testing/certificate.ts';
import { type Dovecot, hasDovecot, startDovecot } from '../testing/dovecot.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

const HOST = 'mail.sender.example';

let sites: SiteServer;
let certificate: TestCertificate;
let apps: { trusting: OutreachApp; other: OutreachApp };
const open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};

/** What a trial of these servers, found at `HOST` or another name, says. */
async function trial(
  app: OutreachApp,
  servers: { smtp: object; imap?: object },
): Promise<{ name: string; ok: boolean; detail: string }[]> {
  const input = settingsInput(1);
  return setUpMail(await openOutreach(app), {
    ...input,
    smtp: { ...input.smtp, host: HOST, ...servers.smtp },
    imap: { ...input.imap, ...servers.imap },
  });
}

describe.runIf(hasOpenssl)('mail servers with TLS', () => {
  beforeAll(async () => {
    sites = await startSiteServer();
    certificate = createCertificate(HOST);
    const loopback = { allowPrivate: true, allowPlainText: false };
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    apps = {
      trusting: opened(
        await createOutreachApp(sites, { mailAccess: { policy: loopback, resolve, ca: certificate.cert } }),
      ),
      other: opened(await createOutreachApp(sites, { mailAccess: { policy: loopback, resolve } })),
    };
  });
  afterAll(async () => {
    for (const one of open.reverse()) await one.close();
    await sites.close();
  });

  describe.each([
    ['TLS', true],
    ['STARTTLS', false],
  ])('SMTP by %s', (security, secure) => {
    let smtp: SmtpServer;
    beforeAll(async () => {
      smtp = opened(await startSmtpServer({ certificate, secure }));
    });

    test('sends the password and the mail encrypted', async () => {
      const [step] = await trial(apps.trusting, { smtp: { port: smtp.port, security } });
      expect(step).toMatchObject({ ok: true });
      expect(smtp.signIns).toEqual([{ password: 'smtp-secret', encrypted: true }]);
      expect(smtp.received).toMatchObject([{ to: ['ada@sender.example'] }]);
    });

    test('sends nothing to a server whose certificate nobody vouches for, or that is another’s', async () => {
      smtp.signIns.length = 0;
      const [unknown] = await trial(apps.other, { smtp: { port: smtp.port, security } });
      expect(unknown).toMatchObject({ ok: false });
      expect(unknown?.detail).toMatch(/self-signed certificate/);
      const [another] = await trial(apps.trusting, {
        smtp: { port: smtp.port, security, host: 'other.example' },
      });
      expect(another).toMatchObject({ ok: false });
      expect(another?.detail).toMatch(/does not match/);
      expect(smtp.signIns).toEqual([]);
    });
  });

  test('sends no password to a server that offers no STARTTLS', async () => {
    const smtp = opened(await startSmtpServer());
    const [step] = await trial(apps.trusting, { smtp: { port: smtp.port, security: 'STARTTLS' } });
    expect(step).toMatchObject({ ok: false });
    expect(smtp.signIns).toEqual([]);
  });

  test('uses no server without TLS unless the operator allows it', async () => {
    const smtp = opened(await startSmtpServer());
    const steps = trial(apps.trusting, { smtp: { port: smtp.port, security: 'PLAIN' } });
    await expect(steps).rejects.toThrow(/TLS/);
    expect(smtp.signIns).toEqual([]);
  });

  describe.runIf(hasDovecot)('IMAP (dovecot-imapd)', () => {
    let smtp: SmtpServer;
    let imap: Dovecot;
    beforeAll(async () => {
      smtp = opened(await startSmtpServer({ certificate, secure: true }));
      imap = opened(await startDovecot(certificate));
    });

    test.each(['TLS', 'STARTTLS'])(
      'reads the inbox by %s, and only of a server that is trusted',
      async (security) => {
        const servers = {
          smtp: { port: smtp.port, security: 'TLS' },
          imap: {
            ...{ host: HOST, port: security === 'TLS' ? imap.tlsPort : imap.port, security },
            ...{ user: 'ada', password: 'imap-secret' },
          },
        };
        const [, trusted] = await trial(apps.trusting, servers);
        expect(trusted).toMatchObject({ ok: true, detail: '0 messages in the inbox' });
        const [, other] = await trial(apps.other, servers);
        expect(other).toMatchObject({ ok: false });
        expect(other?.detail).toMatch(/self-signed certificate/);
      },
    );
  });
});

describe('mail servers in private networks', () => {
  let app: OutreachApp;
  beforeAll(async () => {
    sites = await startSiteServer();
    const policy = { allowPrivate: false, allowPlainText: true };
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    app = await createOutreachApp(sites, { mailAccess: { policy, resolve } });
  });
  afterAll(async () => {
    await app.close();
    await sites.close();
  });

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1'])(
    'are refused by their address: %s',
    async (host) => {
      await expect(trial(app, { smtp: { host, port: 587 } })).rejects.toThrow(/smtp\.host/);
    },
  );

  test('are not reached by a name that leads there', async () => {
    const steps = await trial(app, {
      smtp: { host: 'inside.example', port: 587 },
      imap: { host: 'inside.example', port: 143, user: 'ada', password: 'imap-secret' },
    });
    expect(steps).toHaveLength(2);
    for (const step of steps) {
      expect(step).toMatchObject({
        ok: false,
        detail: 'The name of the server does not lead to the public internet.',
      });
    }
  });
});
