import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createBoss } from '../../../jobs/boss.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { createMailer } from '../../../mail/create-mailer.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ownViewer } from '../../accounts/owner-viewer.ts';
import { EVALUATE } from '../queues.ts';
import { type AlertsTest, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An SMTP server that accepts every mail. */
async function smtpServer() {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  closing.push(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

test('the end of a run sends an alert by the job queue and SMTP once', async () => {
  const { taken, url } = await smtpServer();
  const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Us <us@example.com>', LOG_LEVEL: 'silent' });
  const mailer = createMailer(config, { warn: () => undefined });
  const database = await createTestDatabase();
  const boss = createBoss(database, () => undefined);
  const t: AlertsTest = await openAlertsTest({ database, mailer, jobs: boss, config: { mail: config.mail } });
  closing.push(
    () => t.app.close(),
    () => boss.stop(1_000),
  );
  const owner = await t.owner();
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await t.collect(owner, [
    { days: [13, 7], count: 5, answer: GOOD },
    { days: [6, 0], count: 5, answer: RIVAL },
  ]);
  await startWorker(boss, t.services.alerts.jobs, t.log);
  for (let twice = 0; twice < 2; twice++) await boss.send(EVALUATE, { userId: owner.userId, runId: null });
  await eventually(async () => {
    const [alert] = await t.services.alerts.latest(
      ownViewer({ userId: owner.userId, email: '', role: 'member', view: 'general' }),
    );
    expect(alert?.deliveries).toMatchObject([{ channel: 'email', status: 'sent', attempts: 1 }]);
  });
  expect(taken).toHaveLength(1);
  const mail = await PostalMime.parse(taken[0] ?? '');
  expect(mail.subject).toBe('Quillmark is named less often');
  expect(mail.to?.[0]?.address).toBe(owner.email);
  expect(mail.text).toContain('100.0 points down');
  expect(mail.html).toContain('100.0 points down');
  const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(unsubscribe).toMatch(/^<http:\/\/localhost:\d+\/alert-mails\/unsubscribe\/[\w.-]+>$/);
});
