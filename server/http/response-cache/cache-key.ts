import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import type { Identity, TokenVerifier } from '../../auth/identity.ts';

/** A session's access token. API tokens look otherwise: their requests are counted, so each is looked at. */
const SESSION = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/**
 * Bytes at either end of a body that its key is made from; all of it would take longer than finding the reply. Clients
 * write the operation's name and the variables before the query or after it.
 */
const ENDS = 512;
/** Browsers and clients send about fifty. */
const LONGEST_ACCEPT = 200;

/** What a connection sent last: nearly always what it sends next, and then it need not be read again. */
const latest = new WeakMap<Socket, { authorization: string; token: string | undefined }>();

/** The access token of a session; undefined for any other request. */
export function tokenOf({
  headers: { authorization },
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  if (!authorization) return undefined;
  let sent = latest.get(socket);
  if (sent?.authorization !== authorization) {
    sent = { authorization, token: SESSION.exec(authorization)?.[1] };
    latest.set(socket, sent);
  }
  return sent.token;
}

/** Who sends a request with a session's access token; null for any other request. */
export async function senderOf(request: IncomingMessage, verifier: TokenVerifier): Promise<Identity | null> {
  const token = tokenOf(request);
  return token ? verifier.verify(token) : null;
}

/** What tells requests apart: who sends one, what they ask for, and as what type. */
export interface RequestKey {
  /** Short; two bodies that share it are told apart by themselves. */
  text: string;
  body: Buffer;
}

/** @returns null for a request whose reply is never kept */
export function requestKey(
  { url, headers: { accept = '' } }: Pick<IncomingMessage, 'url' | 'headers'>,
  { userId, email }: Identity,
  body: Buffer,
): RequestKey | null {
  if (url !== '/graphql' || accept.length > LONGEST_ACCEPT) return null;
  // Neither an id nor an address nor a header has a line break.
  return { text: `${userId}\n${email}\n${accept}\n${body.length}\n${crcOfEnds(body)}`, body };
}

const crcOfEnds = (body: Buffer) =>
  crc32(body.subarray(Math.max(ENDS, body.length - ENDS)), crc32(body.subarray(0, ENDS)));
