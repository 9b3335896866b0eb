import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mailer the configuration asks for: SMTP, or the outbox folder without it. */
export function createMailer(config: Config, log: Pick<FastifyBaseLogger, 'warn'>): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl ? smtpMailer(smtpUrl, from, log) : outboxMailer(openOutbox(config.dataDir), from);
}
