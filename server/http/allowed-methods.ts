import type { FastifyInstance } from 'fastify';
import { sendError } from '../graphql/error-replies.ts';
import { errorBody } from './error-handler.ts';

/** Routes that reply 405. The sign-in replies as a hosted project does, and other routes may be hidden. */
const DOCUMENTED = /^\/(?:graphql|mcp|api|health|ready)(?:\/|$)/;
/** For a GET, the client's page with GraphiQL, which is not a route. */
const GRAPHQL = '/graphql';

/**
 * Replies 405 with `Allow` to methods that a route does not support, before the body is read. Call it before routes are
 * registered.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*') || !DOCUMENTED.test(url)) return;
    const known = routes.get(url) ?? new Set(url === GRAPHQL ? ['GET', 'HEAD'] : []);
    routes.set(url, new Set([...known, ...[method].flat()]));
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [path = '/'] = request.url.split('?');
    const methods = routes.get(path) ?? [...routes].find(([url]) => matches(url, path))?.[1];
    if (!methods || methods.has(request.method)) return done();
    const allowed = [...methods].sort().join(', ');
    const code = 'METHOD_NOT_ALLOWED';
    const message = `This address supports ${allowed}.`;
    reply.header('Allow', allowed);
    if (path.startsWith(GRAPHQL)) sendError(request, reply, { status: 405, code, message });
    else reply.status(405).send(errorBody(code, message));
  });
}

/** Whether a path matches a route with parameters, such as `/api/reports/:token`. */
function matches(url: string, path: string): boolean {
  const segments = path.split('/');
  const pattern = url.split('/');
  return (
    url.includes('/:') &&
    segments.length === pattern.length &&
    pattern.every((segment, index) => segment === segments[index] || segment.startsWith(':'))
  );
}
