import type { MailDocument } from './document.ts';

/** A mail to be rendered and sent. */
export interface Mail {
  to: string;
  document: MailDocument;
  /** Further headers by name, one line each. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** A mail ready to go; both parts are always sent. */
export interface RenderedMail extends Omit<Mail, 'document'> {
  subject: string;
  html: string;
  text: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  /** Letters, digits, points, dashes and underscores; at most 100. */
  filename: string;
  /** Such as `application/pdf`. */
  contentType: string;
  content: Buffer;
  /** Of a picture that the HTML shows by `cid:`. */
  contentId?: string;
}

/** Sends by SMTP, or writes mails into the outbox where no SMTP is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailTransport {
  send(mail: RenderedMail): Promise<void>;
}
