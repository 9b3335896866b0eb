import type { FastifyRequest } from 'fastify';
import type { Identity, TokenVerifier } from '../../identity.ts';

/** A session's access token. API tokens look otherwise: their requests are counted, so each is looked at. */
const SESSION = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** Browsers and clients send about fifty. */
const LONGEST_ACCEPT = 200;

/** Who sends a request with a session's access token; null for any other request. */
export async function senderOf(
  { headers }: FastifyRequest,
  verifier: TokenVerifier,
): Promise<Identity | null> {
  const token = SESSION.exec(headers.authorization ?? '')?.[1];
  return token ? verifier.verify(token) : null;
}

/**
 * What tells a request from any other: who sends it, what they ask for, and as what type.
 * @returns null for one whose reply is never kept
 */
export function requestKey(
  { url, headers: { accept = '' } }: FastifyRequest,
  { userId, email }: Identity,
  body: Buffer,
): string | null {
  if (url !== '/graphql' || accept.length > LONGEST_ACCEPT) return null;
  // Neither an id nor an address nor a header has a line break: no two requests share a key.
  return [userId, email, accept, body.toString('latin1')].join('\n');
}
