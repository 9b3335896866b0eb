import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { duringRequest, type RequestNotes } from './request-info.ts';

/** A request that was answered. */
export interface Answered {
  method: string;
  /** The route as it is written, `/api/reports/:token/pdf`: never the address itself, which may hold a secret. */
  route: string;
  status: number;
  /** From the first line of the request to the last byte of the reply. */
  ms: number;
  notes: RequestNotes;
}

/** Called once for every request, when its reply has been sent. */
export type Watcher = (answered: Answered) => void;

/**
 * Gives every reply its `X-Request-Id`, and every line that is logged meanwhile that id; tells the watchers of each
 * request when it is over. To be called before anything else is mounted.
 */
export function followRequests(app: FastifyInstance, watchers: readonly Watcher[]): void {
  app.decorateRequest('notes', null);
  app.addHook('onRequest', (request, reply, done) => {
    const notes: RequestNotes = { id: request.id, userId: null, operation: null };
    request.notes = notes;
    reply.header('X-Request-Id', request.id);
    duringRequest(notes, done);
  });
  // A body is read in the socket's own events, which know of no request.
  app.addHook('preValidation', ({ notes }, _reply, done) => {
    if (notes) duringRequest(notes, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const answered = answeredOf(request, reply);
    if (answered) for (const tell of watchers) tell(answered);
    done();
  });
}

function answeredOf(request: FastifyRequest, reply: FastifyReply): Answered | null {
  const { method, notes } = request;
  if (!notes) return null;
  return { method, notes, route: routeOf(request, reply), status: reply.statusCode, ms: reply.elapsedTime };
}

/** All of the client's files together are one route, as are its screens. */
function routeOf({ routeOptions: { url } }: FastifyRequest, { statusCode }: FastifyReply): string {
  if (url === undefined) return statusCode < 400 ? '(page)' : '(none)';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
