import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import type { GraphQLRequest } from '@apollo/server';
import type { Identity } from '../../auth/identity.ts';

/** What distinguishes requests: person, account, query and media type; for a share link, link and query. */
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
  return keyOf(`${userId}\n${email}\n${account}\n${accept}`, body);
}

/** The same for every visitor of a share link. */
export const sharedViewKey = (
  linkId: string,
  { query, operationName, variables }: GraphQLRequest,
): CacheKey => keyOf(`share link\n${linkId}`, Buffer.from(JSON.stringify([query, operationName, variables])));

const keyOf = (owner: string, body: Buffer): CacheKey => ({
  text: `${owner}\n${body.length}\n${crc32(body)}`,
  body,
});
