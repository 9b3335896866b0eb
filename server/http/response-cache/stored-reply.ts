import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI, COMPRESSED_FROM } from '../compression.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A reply as it is sent over the wire. */
export interface StoredReply {
  /** Weak: it names the content, in any encoding. */
  etag: string;
  /** Of every reply with or without a body: name, value, name, value … */
  headers: string[];
  contentType: string;
  body: Buffer;
  /** Headers and bytes by encoding, created on first use. */
  encoded: Map<Encoding, { headers: string[]; bytes: Buffer }>;
}

/** For caches between: the reply is one person's, and must be revalidated each time. */
const CACHING = ['Cache-Control', 'private, no-cache', 'Vary', 'Authorization, Accept, Accept-Encoding'];

/** @param headers that every reply of the route has */
export function storedReply(body: string, contentType: string, headers: OutgoingHttpHeaders): StoredReply {
  const bytes = Buffer.from(body);
  const etag = `W/"${hash('sha256', bytes, 'base64url')}"`;
  const shared = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  return {
    etag,
    headers: [...shared, ...CACHING, 'ETag', etag],
    contentType,
    body: bytes,
    encoded: new Map(),
  };
}

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});
/** Longer headers are not worth remembering. */
const MAX_ACCEPT_LENGTH = 200;

/** Sends a stored reply past Fastify's serialization and onSend hooks, or 304 where the client has it already. */
export function sendStored(
  requestHeaders: IncomingHttpHeaders,
  reply: FastifyReply,
  stored: StoredReply,
): void {
  const own = ['X-Request-Id', reply.request.id];
  const { raw } = reply.hijack();
  if (matches(requestHeaders['if-none-match'], stored.etag)) {
    raw.writeHead(304, [...stored.headers, ...own]).end();
    return;
  }
  const { headers, bytes } = encode(stored, acceptedEncoding(requestHeaders['accept-encoding']));
  raw.writeHead(200, [...headers, ...own]).end(bytes);
}

function encode({ body, contentType, headers, encoded }: StoredReply, accepted: Encoding) {
  const encoding = body.length < COMPRESSED_FROM ? 'identity' : accepted;
  let made = encoded.get(encoding);
  if (!made) {
    const bytes = compress(body, encoding);
    const content = ['Content-Type', contentType, 'Content-Length', String(bytes.length)];
    if (encoding !== 'identity') content.push('Content-Encoding', encoding);
    made = { headers: [...headers, ...content], bytes };
    encoded.set(encoding, made);
  }
  return made;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: BROTLI });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

function acceptedEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || accepted.length > MAX_ACCEPT_LENGTH) return 'identity';
  return (negotiator.negotiate(accepted.toLowerCase()) as Encoding | null) ?? 'identity';
}

/** Whether `If-None-Match` names the tag; a weak and a strong one are the same here. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
