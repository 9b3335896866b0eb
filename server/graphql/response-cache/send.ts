import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding, KeptReply } from './kept-reply.ts';

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});
/** Nobody's header is as long; longer ones are not worth remembering. */
const LONGEST_ACCEPT = 200;

/** Sends a kept reply, or says that the sender has it already. Past Fastify's own way of sending, which costs as much. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): void {
  const { raw } = reply.hijack();
  if (knows(request.headers['if-none-match'], kept.etag)) {
    raw.writeHead(304, withOwn(kept.headers, reply)).end();
    return;
  }
  const { headers, bytes } = kept.as(encodingFor(request));
  raw.writeHead(200, withOwn(headers, reply)).end(bytes);
}

/** With what hooks have said of this one reply so far, such as its number. */
function withOwn(headers: readonly string[], reply: FastifyReply): string[] {
  const all = headers.slice();
  const own = reply.getHeaders();
  for (const name in own) all.push(name, String(own[name]));
  return all;
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.length > LONGEST_ACCEPT) return 'identity';
  return (negotiator.negotiate(accepted.toLowerCase()) as Encoding | null) ?? 'identity';
}

/** Whether an `If-None-Match` names the tag; strong and weak ones are the same here. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.slice(2);
  return header.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || trimmed === etag || trimmed === opaque;
  });
}
