import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { bearerToken } from '../../auth/bearer.ts';
import { type Authenticator, isProgramToken } from '../request-context.ts';
import { runInRequest } from '../request-info.ts';
import { cacheKey } from './cache-key.ts';
import type { CacheMiss } from './response-cache.ts';
import type { ScreenCache } from './response-caches.ts';
import { sendStored, storedReply } from './stored-reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on a cache miss. */
    cacheMiss: CacheMiss | null;
    /** The body, where the response cache has read it. */
    bufferedBody: Buffer | null;
  }
}

/** Longer bodies are not queries of a screen. */
const MAX_BODY_BYTES = 65_536;
/** Browsers and clients send about fifty characters. */
const MAX_HEADER_LENGTH = 200;

/**
 * Answers POST /graphql from the response cache. Register it before all hooks but the one that observes requests: they
 * cost more than a hit does.
 */
export function answerFromCache(app: FastifyInstance, cache: ScreenCache, { identify }: Authenticator): void {
  app.decorateRequest('cacheMiss', null);
  app.decorateRequest('bufferedBody', null);

  app.addHook('onRequest', (request, reply, done) => {
    const token = mayBeCached(request.raw) ? bearerToken(request.raw) : undefined;
    if (token === undefined || isProgramToken(token)) return done();
    const goOn = () => runInRequest(request.info, done);
    readBody(request.raw, (body) => {
      request.bufferedBody = body;
      // After an error the route meets the same one, and reports it.
      answer(request, reply, token, body).then((answered) => answered || goOn(), goOn);
    });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, token: string, body: Buffer) {
    const identity = identify(token);
    request.identity = identity instanceof Promise ? await identity : identity;
    if (!request.identity) return false;
    const found = await cache.lookUp(cacheKey(request.identity, request.raw, body));
    if (!('reply' in found)) {
      request.cacheMiss = found;
      // Also where a hook refuses the request, so that its handler never runs.
      reply.raw.once('close', () => found.release?.());
      return false;
    }
    if (request.info) {
      request.info.userId = request.identity.userId;
      request.info.operation = { kind: 'query', name: found.operation, failed: false };
    }
    sendStored(request.headers, reply, found.reply);
    return true;
  }
}

/** A short JSON body of a known length, as browsers send queries. */
const mayBeCached = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' &&
  url === '/graphql' &&
  headers['content-type']?.startsWith('application/json') === true &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? Number.NaN) <= MAX_BODY_BYTES &&
  (headers.accept ?? '').length <= MAX_HEADER_LENGTH &&
  (headers['x-account-id'] ?? '').length <= MAX_HEADER_LENGTH;

function readBody(request: IncomingMessage, callback: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => callback(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}

/** Gives a body that was read for the cache to Fastify's parser. */
export const replayBody: preParsingHookHandler = ({ bufferedBody }, _reply, payload, done) => {
  done(null, bufferedBody ? Readable.from([bufferedBody]) : payload);
};

/** A handler that stores the replies of another, where they may be. */
export function storeReplies(cache: ScreenCache, handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function (request, reply) {
    const { cacheMiss } = request;
    if (!cacheMiss) return handler.call(this, request, reply);
    try {
      const body = await handler.call(this, request, reply);
      const { cacheable, key } = cacheMiss;
      if (!cacheable || !isComplete(reply, body)) return body;
      const contentType = String(reply.getHeader('content-type'));
      const stored = storedReply(body, contentType, reply.raw.getHeaders());
      cache.store(key, { ...cacheable, reply: stored });
      sendStored(request.headers, reply, stored);
      return reply;
    } finally {
      cacheMiss.release?.();
    }
  };
}

/** A reply that exceeded the size limit while it was serialized is an error that Apollo's plugins do not see. */
const isComplete = ({ statusCode }: FastifyReply, body: unknown): body is string =>
  statusCode === 200 && typeof body === 'string' && body.startsWith('{"data":');
