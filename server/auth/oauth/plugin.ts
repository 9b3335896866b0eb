import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_HEADERS } from '../../graphql/plugin.ts';
import type { Authenticator } from '../../http/request-context.ts';
import type { ConnectedAppsService } from '../../modules/connected-apps/service.ts';
import type { Dependencies } from '../../process/infrastructure.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import { originOf, ROUTES } from './addresses.ts';
import { interactionRoutes } from './interactions.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { limitRequests, sendOauthError } from './rate-limits.ts';

/** The page of an error has its own style and no script. A page's policy on forms would stop the redirect to an app. */
const PAGE_HEADERS = {
  ...DATA_HEADERS,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
  },
};

/**
 * Lets apps sign a person in by OAuth: the authorization code with PKCE, for clients that register themselves or have a
 * document at their `client_id`. Only with the embedded sign-in.
 */
export async function oauth(
  app: FastifyInstance,
  deps: Dependencies,
  { authenticator, connectedApps }: { authenticator: Authenticator; connectedApps: ConnectedAppsService },
): Promise<void> {
  const { config, clock, log } = deps;
  const { db } = deps.database;
  const origin = originOf(config);
  // Loaded by the first request: most installations connect no app, or rarely.
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const [{ createProvider }, { fetchClientDocument }] = await Promise.all([
      import('./provider.ts'),
      import('./client-documents.ts'),
    ]);
    const fetching = deps.fetchClientDocument ?? fetchClientDocument;
    const provider = createProvider({ db, clock, log, origin, fetchClientDocument: fetching });
    return { provider, handle: provider.callback() };
  }
  const open = () => {
    loading ??= load();
    return loading;
  };
  const rateLimiter = createRateLimiter(db, clock);

  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => sendOauthError(request, reply, error));
    // The library reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
      const { handle } = await open();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      // The library builds addresses from the request's; they are to be the site's.
      const { protocol, host } = new URL(origin);
      Object.assign(request.raw.headers, {
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-host': host,
      });
      await handle(request.raw, reply.raw);
    };
    const limited = (route: Parameters<typeof limitRequests>[2]) => ({
      helmet: route === 'authorize' ? PAGE_HEADERS : DATA_HEADERS,
      onRequest: (request: FastifyRequest) => limitRequests(rateLimiter, request, route),
    });
    scope.get(ROUTES.authorization, limited('authorize'), passOn);
    scope.get(`${ROUTES.authorization}/:uid`, limited('authorize'), passOn);
    scope.post(ROUTES.token, limited('token'), passOn);
    scope.post(ROUTES.registration, limited('register'), passOn);
    scope.post(ROUTES.revocation, limited('token'), passOn);
  });

  await app.register(async (scope) => {
    interactionRoutes(scope, { open, authenticator, connectedApps, origin });
  });

  const wellKnown = (path: string, body: object) =>
    app.get(`/.well-known/${path}`, { helmet: DATA_HEADERS }, (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=300').send(body),
    );
  wellKnown('oauth-authorization-server', serverMetadata(origin));
  wellKnown('oauth-protected-resource', resourceMetadata(origin, 'mcp'));
  wellKnown('oauth-protected-resource/mcp', resourceMetadata(origin, 'mcp'));
  wellKnown('oauth-protected-resource/graphql', resourceMetadata(origin, 'graphql'));
}
