import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { Identity, TokenVerifier } from '../../auth/identity.ts';
import type { Callers } from '../../graphql/callers.ts';
import { DATA_HEADERS } from '../security-headers.ts';
import { requestKey, senderOf } from './cache-key.ts';
import { type HandlerOf, makeReply } from './make-reply.ts';
import { takenOf } from './plugin.ts';
import type { Found, ResponseCache } from './response-cache.ts';
import { sendKept } from './send.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it by a session's token; null for others, and where nobody asked. */
    sender: Identity | null;
    /** What the response cache found; null for a request whose reply is never kept. */
    found: Found | null;
  }
}

interface Parts {
  cache: ResponseCache;
  verifier: TokenVerifier;
  callers: Callers;
  handlerOf: HandlerOf;
  /** Of the route, as it would be without the cache; `onRequest` is its own. */
  route: Pick<RouteShorthandOptions, 'bodyLimit' | 'preParsing' | 'preHandler'>;
}

/**
 * Serves POST /graphql from the cache, and what is not in it by the route's own handler. A reply is looked for before
 * the body is read as JSON and before anything but the token is known of its sender.
 */
export async function mountCached(
  app: FastifyInstance,
  { cache, verifier, callers: { identify, contextOf }, handlerOf, route }: Parts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.decorateRequest('sender', null);
    scope.decorateRequest('found', null);
    const readJson = scope.getDefaultJsonParser('error', 'error');

    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      const { sender } = request;
      const early = takenOf(request.raw);
      if (early?.found) {
        request.found = early.found;
        return readJson(request, body.toString(), done);
      }
      const key = sender && requestKey(request, sender, body);
      const goOn = () => readJson(request, body.toString(), done);
      if (key === null) return goOn();
      request.found = cache.findKnown(key);
      if (request.found) return done(null);
      cache.find(key).then(
        (found) => {
          request.found = found;
          if (found.kept) done(null);
          else goOn();
        },
        // Whoever makes the reply meets the same trouble, and has words for it.
        goOn,
      );
    });

    scope.post(
      '/graphql',
      {
        ...route,
        // Made once for each kept reply; for all others as late as can be.
        helmet: false,
        preParsing: [readBefore, ...[route.preParsing ?? []].flat()],
        onSend: async (_request, reply) => reply.helmet(DATA_HEADERS),
        async onRequest(request) {
          request.sender = takenOf(request.raw)?.sender ?? (await senderOf(request.raw, verifier));
          if (!request.sender) await identify(request);
        },
        preValidation(request, reply, done) {
          if (sendFound(request, reply)) return;
          if (request.sender) identify(request).then(() => done(), done);
          else done();
        },
      },
      makeReply(cache, contextOf, handlerOf),
    );
  });
}

/** Gives a body that was read on the way here to whoever reads it now. */
const readBefore: preParsingHookHandler = (request, _reply, payload, done) => {
  const early = takenOf(request.raw);
  done(null, early ? Readable.from([early.body]) : payload);
};

/** @returns whether the reply was found, and is sent */
function sendFound(request: FastifyRequest, reply: FastifyReply): boolean {
  const { found, sender, notes } = request;
  if (!found?.kept) return false;
  if (notes && sender) {
    notes.userId = sender.userId;
    notes.operation = { kind: 'query', name: found.kept.operation, failed: false };
  }
  sendKept(request, reply, found.kept.reply);
  return true;
}
