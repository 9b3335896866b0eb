import type { SendMailOptions } from 'nodemailer';
import type { Attachment, RenderedMail } from './mailer.ts';

/** Of an attachment: nothing that means something to a header, a path or a shell. */
export const FILE_NAME = /^[\w-][\w.-]{0,99}$/;

/**
 * A mail in nodemailer's terms. The recipient goes in as one address, never as a list to be parsed.
 * @throws when the recipient, the subject or a header holds a line break, which could start a header of its own, or an
 *   attachment's name other characters than it may
 */
export function messageOf(mail: RenderedMail, from: string): SendMailOptions {
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
    attachments: (mail.attachments ?? []).map(attachmentOf),
    // Mails contain our own text only, never a file or URL to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attachmentOf({ filename, contentType, content, contentId }: Attachment) {
  if (!FILE_NAME.test(filename))
    throw new Error('An attachment’s name may hold letters, digits, . - and _ only.');
  if (/[\r\n]/.test(contentType)) throw new Error('An attachment’s type must be one line.');
  if (contentId === undefined) {
    return { filename, contentType, content, contentDisposition: 'attachment' as const };
  }
  return { filename, contentType, content, contentDisposition: 'inline' as const, cid: contentId };
}
