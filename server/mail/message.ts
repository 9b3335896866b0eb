import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/**
 * A mail in nodemailer's terms. The recipient goes in as one address, never as a list to be parsed.
 * @throws when the recipient, the subject or a header holds a line break, which could start a header of its own
 */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  for (const field of ['to', 'subject'] as const) {
    if (/[\r\n]/.test(mail[field])) throw new Error(`A mail's ${field} must be one line.`);
  }
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (/[\r\n]/.test(name + value)) throw new Error(`A mail's header ${name} must be one line.`);
  }
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { ...mail.headers },
    // What goes into a mail is text we wrote, never a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
