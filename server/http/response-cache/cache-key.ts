import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import type { Identity } from '../../auth/identity.ts';

/** What distinguishes requests: person, account, query and media type. */
export interface CacheKey {
  /** Short; bodies with the same text are compared byte by byte. */
  text: string;
  body: Buffer;
}

export function cacheKey(
  { userId, email }: Identity,
  { headers: { accept = '', 'x-account-id': account = '' } }: Pick<IncomingMessage, 'headers'>,
  body: Buffer,
): CacheKey {
  // Neither an id nor an address nor a header has a line break.
  return { text: `${userId}\n${email}\n${account}\n${accept}\n${body.length}\n${crc32(body)}`, body };
}
