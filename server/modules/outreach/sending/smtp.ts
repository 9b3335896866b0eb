import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { locate, type MailAccess, type MailServer, MailServerError, oneLine } from './mail-server.ts';

/** Milliseconds. */
const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;
/** After this a connection is ended, whatever it does. */
const MAX_MS = 90_000;

/** A mail that was not accepted for certain, or whose fate is unknown. */
export class SmtpError extends Error {
  override name = 'SmtpError';
  /** The server had begun to take the message and did not say what became of it. */
  readonly isUncertain: boolean;

  constructor(message: string, isUncertain: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isUncertain = isUncertain;
  }
}

export interface SmtpMessage {
  from: string;
  to: string;
  /** MIME, lines ending in CR LF. */
  source: Buffer;
}

/** Hands one message to a mail server. @returns the server's reply @throws SmtpError, MailServerError */
export async function sendBySmtp(
  access: MailAccess,
  server: MailServer,
  { from, to, source }: SmtpMessage,
): Promise<string> {
  let isDataStarted = false;
  // Its first bytes are read when the server has replied to DATA that they may come.
  const stream = new Readable({
    read() {
      isDataStarted = true;
      this.push(source);
      this.push(null);
    },
  });
  return withConnection(access, server, async (connection, failed) => {
    try {
      const { response } = await Promise.race([
        failed,
        new Promise<{ response: string }>((resolve, reject) => {
          connection.send({ from, to: [to] }, stream, (error, info) =>
            error ? reject(error) : resolve({ response: String(info?.response ?? '') }),
          );
        }),
      ]);
      return oneLine(response);
    } catch (error) {
      const hasReply = typeof (error as { responseCode?: unknown }).responseCode === 'number';
      throw new SmtpError(describe(error), isDataStarted && !hasReply, { cause: error });
    }
  });
}

async function withConnection<T>(
  access: MailAccess,
  server: MailServer,
  use: (connection: SMTPConnection, failed: Promise<never>) => Promise<T>,
): Promise<T> {
  const { address, tls } = await locate(access, server);
  const { port, security, user, password } = server;
  const connection = new SMTPConnection({
    host: address,
    port,
    tls,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'plain',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  const failure = Promise.withResolvers<never>();
  // Handled where it is awaited; a later error of a closed connection is of no interest.
  failure.promise.catch(() => undefined);
  connection.on('error', (error) => failure.reject(error));
  const timer = setTimeout(() => failure.reject(new Error('The server took too long.')), MAX_MS);
  try {
    await Promise.race([failure.promise, connect(connection, user, password)]).catch((error: unknown) => {
      throw new SmtpError(describe(error), false, { cause: error });
    });
    return await use(connection, failure.promise);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function connect(connection: SMTPConnection, user: string, pass: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (!user) return;
  await new Promise<void>((resolve, reject) => {
    connection.login({ credentials: { user, pass } }, (error) => (error ? reject(error) : resolve()));
  });
}

/** A sentence for users; a server's reply is part of it. */
function describe(error: unknown): string {
  if (error instanceof MailServerError || error instanceof SmtpError) return error.message;
  const { code, response, message } = error as { code?: string; response?: string; message?: string };
  if (response) return `The mail server replied: ${oneLine(response)}`;
  if (code === 'ETLS') return 'The mail server does not offer a connection with TLS that can be trusted.';
  return `The mail server could not be used: ${oneLine(message ?? 'unknown failure')}`;
}
