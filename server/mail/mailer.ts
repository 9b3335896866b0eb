/** A mail ready to go. */
export interface Mail {
  to: string;
  subject: string;
  /** Both parts are always sent. */
  html: string;
  text: string;
  /** Further headers by name, one line each. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends by SMTP, or lays mails into the outbox where no SMTP is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
