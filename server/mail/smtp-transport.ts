import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer.ts';
import { messageOf } from './message.ts';

/** Milliseconds; sending takes at most twice their sum. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** Sends by SMTP, and once more when the first attempt failed for a passing reason. */
export function smtpTransport(
  url: string,
  from: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      try {
        await transport.sendMail(message);
      } catch (error) {
        if (isFinal(error)) throw error;
        log.warn(codesOf(error), 'a mail could not be sent; trying once more');
        await transport.sendMail(message);
      }
    },
  };
}

/** A mail server's reply may contain the address, which must not be logged. */
function codesOf(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}

/** Retrying may help after a 4xx reply or a broken connection, not after a 5xx reply or a refused sign-in. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return (typeof responseCode === 'number' && responseCode >= 500) || code === 'EAUTH';
}
