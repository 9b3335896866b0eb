/** A mail ready to go. */
export interface Mail {
  to: string;
  subject: string;
  /** Both parts are always sent. */
  html: string;
  text: string;
  /** Further headers by name, one line each. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  /** Letters, digits, points, dashes and underscores; at most 100. */
  filename: string;
  /** Such as `application/pdf`. */
  contentType: string;
  content: Buffer;
}

/** Sends by SMTP, or lays mails into the outbox where no SMTP is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
