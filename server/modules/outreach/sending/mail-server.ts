import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { Config } from '../../../config/config.ts';
import { AddressRefusedError, type Resolve, resolveHost } from '../../../net/public-address.ts';
import type { MailSecurity } from '../settings/model.ts';

/** A mail server to sign in to. */
export interface MailServer {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  password: string;
}

/** Which mail servers may be reached; tests replace the resolver and add a certificate authority. */
export interface MailAccess {
  policy: Config['outreach'];
  resolve?: Resolve;
  ca?: string;
}

/** A mail server that cannot be used; the message may be shown to users. */
export class MailServerError extends Error {
  override name = 'MailServerError';
}

/** The address and TLS options for a server. @throws MailServerError */
export async function locate(
  { policy, resolve, ca }: MailAccess,
  { host, security }: Pick<MailServer, 'host' | 'security'>,
): Promise<{ address: string; tls: ConnectionOptions }> {
  if (security === 'plain' && !policy.allowPlainText) {
    throw new MailServerError('This server does not allow connections without TLS.');
  }
  try {
    const address = await resolveHost(host, { allowPrivate: policy.allowPrivate, resolve });
    // A certificate is of the name, not of the address that it was resolved to.
    return {
      address,
      tls: { ...(isIP(host) === 0 && { servername: host }), minVersion: 'TLSv1.2', ...(ca && { ca }) },
    };
  } catch (error) {
    if (error instanceof AddressRefusedError) {
      throw new MailServerError('The name of the server does not lead to the public internet.');
    }
    throw new MailServerError('The name of the server could not be found.', { cause: error });
  }
}

const MAX_DETAIL = 300;

/** What a server said, on one line and without control characters. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL)
    .toWellFormed();
