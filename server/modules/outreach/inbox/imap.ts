import { ImapFlow } from 'imapflow';
import {
  locate,
  type MailAccess,
  type MailServer,
  MailServerError,
  oneLine,
} from '../sending/mail-server.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;
/** After this a session is ended, whatever it does. */
const MAX_MS = 5 * 60_000;

/** Signs in to a mailbox, uses it and signs out. @throws MailServerError */
export async function withImap<T>(
  access: MailAccess,
  server: MailServer,
  use: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const { address, tls } = await locate(access, server);
  const { port, security, user, password } = server;
  const client = new ImapFlow({
    host: address,
    port,
    secure: security === 'tls',
    // `true` demands STARTTLS, `false` forbids it.
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    ...(tls.servername && { servername: tls.servername }),
    tls: { minVersion: 'TLSv1.2', ...(tls.ca && { ca: tls.ca }) },
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  // A broken connection also fails the command that waits.
  client.on('error', () => undefined);
  const timer = setTimeout(() => client.close(), MAX_MS);
  try {
    await client.connect();
    return await use(client);
  } catch (error) {
    throw toMailServerError(error);
  } finally {
    clearTimeout(timer);
    await client.logout().catch(() => client.close());
  }
}

function toMailServerError(error: unknown): MailServerError {
  if (error instanceof MailServerError) return error;
  const { authenticationFailed, responseText, message } = error as {
    authenticationFailed?: boolean;
    responseText?: string;
    message?: string;
  };
  const detail = oneLine(responseText || message || 'unknown failure');
  return new MailServerError(
    authenticationFailed
      ? `The mail server refused the sign-in: ${detail}`
      : `The mail server could not be used: ${detail}`,
    { cause: error },
  );
}
