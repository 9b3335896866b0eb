import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BROTLI, COMPRESSED_FROM } from '../compression.ts';

/** How a reply may be written; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A reply as it goes over the wire: the same headers and bytes each time. */
export interface EncodedReply {
  /** Those of the reply, and those of its content. */
  headers: string[];
  bytes: Buffer;
}

/** A reply that is sent more than once. */
export interface KeptReply {
  /** Weak: it names the content, however it is written. */
  etag: string;
  /** What is said whether or not content follows: name, value, name, value … */
  headers: string[];
  /** Bytes of memory at most, in all encodings. */
  size: number;
  /** Made when it is first asked for. */
  as(encoding: Encoding): EncodedReply;
}

/** What a cache in between has to know: the reply is one person's, and must be asked for again each time. */
const CACHING = ['Cache-Control', 'private, no-cache', 'Vary', 'Authorization, Accept, Accept-Encoding'];

/** @param shared headers that every reply of the route has */
export function keptReply(
  body: string,
  contentType: string,
  shared: Readonly<OutgoingHttpHeaders>,
): KeptReply {
  const plain = Buffer.from(body);
  const etag = `W/"${hash('sha256', plain, 'base64url')}"`;
  const headers = [...flat(shared), ...CACHING, 'ETag', etag];
  const made = new Map<Encoding, EncodedReply>();
  return {
    etag,
    headers,
    size: plain.length * 2,
    as(wanted) {
      const encoding = plain.length < COMPRESSED_FROM ? 'identity' : wanted;
      const before = made.get(encoding);
      if (before) return before;
      const bytes = encode(plain, encoding);
      const ofContent = ['Content-Type', contentType, 'Content-Length', String(bytes.length)];
      if (encoding !== 'identity') ofContent.push('Content-Encoding', encoding);
      const reply = { headers: [...headers, ...ofContent], bytes };
      made.set(encoding, reply);
      return reply;
    },
  };
}

const flat = (headers: Readonly<OutgoingHttpHeaders>) =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));

function encode(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(plain, { params: BROTLI });
  return encoding === 'gzip' ? gzipSync(plain) : plain;
}
