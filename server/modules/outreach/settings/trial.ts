import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { OutreachDeps } from '../deps.ts';
import { withImap } from '../inbox/imap.ts';
import { MailServerError } from '../sending/mail-server.ts';
import { SmtpError, sendBySmtp } from '../sending/smtp.ts';
import type { OutreachSettings, ServerSettings } from './model.ts';
import { passwordOf } from './passwords.ts';

export interface TrialStep {
  name: string;
  ok: boolean;
  detail: string;
}

/** Sends a mail to the sender's own address and lists the inbox, as outreach does. */
export async function trySettings(
  { secrets, mailAccess }: Pick<OutreachDeps, 'secrets' | 'mailAccess'>,
  userId: string,
  settings: OutreachSettings,
): Promise<TrialStep[]> {
  const { smtp, imap, fromAddress, fromName } = settings;
  const withPassword = (kind: 'smtp' | 'imap', { host, port, security, user, secret }: ServerSettings) => ({
    ...{ host, port, security, user },
    password: passwordOf(secrets, userId, kind, { secret }),
  });
  const steps = [
    await step('Send a mail to yourself', async () => {
      const source = await trialMessage(fromName, fromAddress);
      const message = { from: fromAddress, to: fromAddress, source };
      return `${fromAddress}: ${await sendBySmtp(mailAccess, withPassword('smtp', smtp), message)}`;
    }),
  ];
  if (imap.host === '') return steps;
  const inbox = await step('Read the inbox', () =>
    withImap(mailAccess, withPassword('imap', imap), async (client) => {
      const status = await client.status('INBOX', { messages: true });
      const messages = status ? (status.messages ?? 0) : 0;
      return `${messages.toLocaleString('en')} ${messages === 1 ? 'message' : 'messages'} in the inbox`;
    }),
  );
  return [...steps, inbox];
}

async function step(name: string, run: () => Promise<string>): Promise<TrialStep> {
  try {
    return { name, ok: true, detail: await run() };
  } catch (error) {
    if (!(error instanceof SmtpError || error instanceof MailServerError)) throw error;
    return { name, ok: false, detail: error.message };
  }
}

async function trialMessage(name: string, address: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: { name, address },
    to: { name, address },
    subject: 'Sightline can send mails from this address',
    text: 'You tried the mail account of outreach in Sightline. This mail is the proof that sending works.\n',
    messageId: `<${randomUUID()}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece.');
  return message;
}
