import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { DATA_HEADERS } from '../security-headers.ts';
import { RECORDING, type RecordedContext, type Recording } from './recording.ts';
import type { Found, ResponseCache } from './response-cache.ts';
import { sendKept } from './send.ts';
import { keptReply } from './stored-reply.ts';

/** What is said of the content, which is known better once it is written. */
const OF_CONTENT = ['content-type', 'content-length', 'cache-control', 'vary'];

/** Builds a route's handler that asks the given function for what resolvers get. */
export type HandlerOf = (
  contextOf: (request: FastifyRequest) => Promise<RecordedContext>,
) => RouteHandlerMethod;

/** A handler that makes replies as the given one does, and keeps those that may be kept. */
export function makeReply(
  cache: ResponseCache,
  contextOf: (request: FastifyRequest) => Promise<RecordedContext>,
  handlerOf: HandlerOf,
): RouteHandlerMethod {
  const recordings = new WeakMap<FastifyRequest, Recording>();
  const make = handlerOf(async (request) => ({
    ...(await contextOf(request)),
    [RECORDING]: recordings.get(request),
  }));

  return async function (request, reply) {
    const { found } = request;
    if (!found) return make.call(this, request, reply);
    const { recording, end } = begin(cache, found);
    recordings.set(request, recording);
    try {
      const body = await make.call(this, request, reply);
      const { accounts, operation } = recording;
      if (!accounts || !isGood(recording, reply, body)) return body;
      const made = keptReply(body, String(reply.getHeader('content-type')), sharedHeaders(reply));
      cache.keep(found.key, { accounts, operation, reply: made });
      sendKept(request, reply, made);
      return reply;
    } finally {
      end();
    }
  };
}

/** What every reply of the server says; taken from this one, which then says it with the rest. */
function sharedHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  const { raw } = reply;
  reply.helmet(DATA_HEADERS);
  const shared = raw.getHeaders();
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  for (const name of OF_CONTENT) reply.removeHeader(name);
  return { ...shared };
}

/** Others who ask the same wait as soon as it is known that there will be something to keep. */
function begin(cache: ResponseCache, { key, outdated }: Found): { recording: Recording; end: () => void } {
  let end = outdated ? cache.making(key) : null;
  const recording: Recording = {
    accounts: null,
    operation: null,
    complete: false,
    onKnown: () => {
      end ??= cache.making(key);
    },
  };
  return { recording, end: () => end?.() };
}

/** A reply that became too large while it was written is an error, which no plugin is told of. */
const isGood = ({ complete }: Recording, { statusCode }: FastifyReply, body: unknown): body is string =>
  complete && statusCode === 200 && typeof body === 'string' && body.startsWith('{"data":');
