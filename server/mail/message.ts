import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/**
 * A mail in nodemailer's terms. The recipient goes in as one address, never as a list to be parsed.
 * @throws when the recipient or the subject holds a line break, which could start a header of its own
 */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  for (const field of ['to', 'subject'] as const) {
    if (/[\r\n]/.test(mail[field])) throw new Error(`A mail's ${field} must be one line.`);
  }
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    // What goes into a mail is text we wrote, never a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
