import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Identity, TokenVerifier } from '../../auth/identity.ts';
import type { Front } from '../http-front.ts';
import type { Watcher } from '../observe-requests.ts';
import { requestKey, tokenOf } from './cache-key.ts';
import type { Found, Kept, ResponseCache } from './response-cache.ts';
import { writeKept } from './send.ts';

/** Longer bodies are none of a screen's queries. */
const LONGEST_BODY = 65_536;

/** A request whose body was read before Fastify saw it. */
interface Taken {
  body: Buffer;
  /** Null where it could not be told. */
  sender: Identity | null;
  found: Found | null;
}

const taken = new WeakMap<IncomingMessage, Taken>();

/** What was learned of a request on its way to Fastify; undefined for one that was let through as it came. */
export const takenOf = (request: IncomingMessage): Taken | undefined => taken.get(request);

interface Parts {
  cache: ResponseCache;
  verifier: TokenVerifier;
  idOf: (request: IncomingMessage) => string;
  /** Told of each request that is answered here. */
  watchers: readonly Watcher[];
}

/** Answers POST /graphql from the cache, and lets through everything else. */
export function cacheFront({ cache, verifier, idOf, watchers }: Parts): Front {
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Kept,
    userId: string,
    at: number,
  ) {
    const id = idOf(request);
    const status = writeKept(request.headers, response, kept.reply, ['X-Request-Id', id]);
    const operation = { kind: 'query', name: kept.operation, failed: false } as const;
    const notes = { id, userId, operation };
    const ms = performance.now() - at;
    for (const tell of watchers) tell({ method: 'POST', route: '/graphql', status, ms, notes });
  }

  return (request, response, next) => {
    const token = mayBeKept(request) ? tokenOf(request) : undefined;
    if (token === undefined) return next();
    const at = performance.now();
    const goOn = async (body: Buffer) => {
      // Whoever makes the reply meets the same trouble, and has words for it.
      const sender = await verifier.verify(token).catch(() => null);
      const key = sender && requestKey(request, sender, body);
      const found = key && (cache.findKnown(key) ?? (await cache.find(key).catch(() => null)));
      if (found?.kept && sender) return answer(request, response, found.kept, sender.userId, at);
      taken.set(request, { body, sender, found });
      next();
    };
    // Mostly all is known already, and then waiting for it would be a good part of what the reply costs.
    const answerAtOnce = (body: Buffer) => {
      const sender = verifier.known(token);
      const key = sender && requestKey(request, sender, body);
      const kept = key && cache.findKnown(key)?.kept;
      if (kept) answer(request, response, kept, sender.userId, at);
      return Boolean(kept);
    };
    readBody(request, (body) => {
      try {
        if (!answerAtOnce(body)) goOn(body).catch(() => response.destroy());
      } catch {
        response.destroy();
      }
    });
  };
}

/** A short JSON body of a known length, as browsers send queries. */
function mayBeKept({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-type']?.startsWith('application/json') === true &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? Number.NaN) <= LONGEST_BODY
  );
}

function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => then(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}
