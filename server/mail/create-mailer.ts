import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Mailer, MailTransport } from './mailer.ts';
import { openOutbox, outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The configured mailer: SMTP, or the outbox folder without it. */
export function createMailer(config: Config, log: Pick<FastifyBaseLogger, 'warn'>): Mailer {
  const transport = createMailTransport(config, log);
  return {
    async send(mail) {
      // Loaded with the first mail, so that the start does not wait for React.
      const { renderMail } = await import('./render.ts');
      await transport.send(renderMail(mail));
    },
  };
}

/** Sends rendered mails by SMTP, or stores them in the outbox folder. */
export function createMailTransport(config: Config, log: Pick<FastifyBaseLogger, 'warn'>): MailTransport {
  const { smtpUrl, from } = config.mail;
  return smtpUrl ? smtpTransport(smtpUrl, from, log) : outboxTransport(openOutbox(config.dataDir), from);
}
