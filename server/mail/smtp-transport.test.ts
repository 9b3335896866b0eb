import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createMailTransport } from './create-mailer.ts';

const mail = { to: 'a@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** An SMTP server that replies to the first attempts with these codes and then accepts mails. */
async function smtpServer(refusals: number[]) {
  const taken: { to: string[]; source: string }[] = [];
  let attempts = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = refusals[attempts++];
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const warnings: unknown[] = [];
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@example.com>' });
  const mailer = createMailTransport(config, { warn: (entry: unknown) => warnings.push(entry) });
  return { mailer, taken, warnings, attempts: () => attempts };
}

test('sends a mail with both parts', async () => {
  const { mailer, taken } = await smtpServer([]);
  await mailer.send(mail);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.to).toEqual(['a@example.com']);
  expect(taken[0]?.source).toMatch(/^From: Us <us@example.com>\r$/m);
  expect(taken[0]?.source).toContain('text/plain');
  expect(taken[0]?.source).toContain('text/html');
});

test('sends an attachment unchanged', async () => {
  const { mailer, taken } = await smtpServer([]);
  const content = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256));
  await mailer.send({
    ...mail,
    attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content }],
  });
  const { attachments, html, text } = await PostalMime.parse(taken[0]?.source ?? '');
  expect([html, text].every((part) => part?.includes('Hi'))).toBe(true);
  expect(attachments).toHaveLength(1);
  expect(attachments[0]).toMatchObject({
    filename: 'a.pdf',
    mimeType: 'application/pdf',
    disposition: 'attachment',
  });
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
});

test('retries a temporary failure once and logs it', async () => {
  const { mailer, taken, warnings } = await smtpServer([451]);
  await mailer.send(mail);
  expect(taken).toHaveLength(1);
  expect(warnings).toHaveLength(1);
});

test('throws after a second failure', async () => {
  const { mailer, taken, attempts } = await smtpServer([451, 451]);
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 451 });
  expect(attempts()).toBe(2);
  expect(taken).toEqual([]);
});

test('does not retry a permanent refusal', async () => {
  const { mailer, attempts } = await smtpServer([550]);
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
  expect(attempts()).toBe(1);
});
