import type { FastifyInstance } from 'fastify';
import { sendError } from '../graphql/error-replies.ts';
import { errorBody } from './error-handler.ts';

/** Sign-in and its profiles answer as a hosted project does; of the rest not everybody may know that it is there. */
const TOLD = /^\/(?:graphql|api|health|ready)(?:\/|$)/;
/** A browser that opens it gets GraphiQL's page, which is no route. */
const GRAPHQL = '/graphql';

/**
 * Refuses what an address does not take with 405 and `Allow`, in the form of the errors of that address and before its
 * body is read. Call it before any route is made.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*') || !TOLD.test(url)) return;
    const known = routes.get(url) ?? new Set(url === GRAPHQL ? ['GET', 'HEAD'] : []);
    routes.set(url, new Set([...known, ...[method].flat()]));
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [path = '/'] = request.url.split('?');
    const taken = routes.get(path) ?? [...routes].find(([url]) => isOneOf(url, path))?.[1];
    if (!taken || taken.has(request.method)) return done();
    const allowed = [...taken].sort().join(', ');
    const code = 'METHOD_NOT_ALLOWED';
    const message = `This address takes ${allowed}.`;
    reply.header('Allow', allowed);
    if (path.startsWith(GRAPHQL)) sendError(request, reply, { status: 405, code, message });
    else reply.status(405).send(errorBody(code, message));
  });
}

/** Whether a path is one of the addresses of a route with names in it: `/api/reports/:token`. */
function isOneOf(url: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = url.split('/');
  return (
    url.includes('/:') &&
    parts.length === wanted.length &&
    wanted.every((part, place) => part === parts[place] || part.startsWith(':'))
  );
}
