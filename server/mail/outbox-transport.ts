import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer.ts';
import { messageOf } from './message.ts';
import type { Outbox } from './outbox.ts';

/** Writes mails as they would have gone out, into the outbox. */
export function outboxTransport(outbox: Outbox, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece.');
      await outbox.add(message);
    },
  };
}
