import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../auth/bearer.ts';
import type { Identity, TokenVerifier } from '../auth/identity.ts';
import type { ResourceName } from '../auth/oauth/addresses.ts';
import { badInput, forbidden, rateLimited, unauthenticated } from '../errors.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import { rememberReads } from '../modules/accounts/read-once.ts';
import type { ViewerWithAccount } from '../modules/accounts/service.ts';
import { isApiToken } from '../modules/api-tokens/secret.ts';
import { isAppToken } from '../modules/connected-apps/secret.ts';
import type { SharedScope, Visit } from '../modules/share-links/model.ts';
import type { Services } from '../services.ts';
import { setRequestUser } from './request-info.ts';
import type { CacheMiss } from './response-cache/response-cache.ts';

/** What every GraphQL resolver and REST route receives. */
export interface RequestContext {
  services: Services;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The operation reads a share link, live or not. */
  isShared?: boolean;
  /** Set where the response cache has opened a share link: what it found. */
  opened?: { token: string; visit: Promise<Visit | null> };
  /** Set while a share link is read: what of its account may be seen. */
  shared?: SharedScope;
  /** For rate limits of visitors. */
  ip: string;
  /** Set for a query whose reply the response cache may store. */
  cacheMiss?: CacheMiss;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the `authenticate` hook of the routes that need it. */
    context: RequestContext;
    /** The user of the session's access token, null without a valid one; undefined until it is verified. */
    identity: Identity | null | undefined;
  }
}

/** Authenticates requests; only the embedded sign-in also reads tokens. */
export interface Authenticator {
  /**
   * An onRequest hook that sets `request.context` and counts requests with a token of a program: an API token, or the access
   * token of a connected app. The header `X-Account-Id` names the account, by default the person's own. An invalid session
   * token is ignored.
   * @throws UNAUTHENTICATED for an invalid token of a program; FORBIDDEN for one that may only send logs, or for an account that the
   * person may not see; RATE_LIMITED
   */
  authenticate(request: FastifyRequest): Promise<void>;
  /** The same for a route that also takes tokens which may only send logs. */
  authenticateSender(request: FastifyRequest): Promise<void>;
  /** Sets `request.context` for an access token and an account from the body. @throws UNAUTHENTICATED; FORBIDDEN */
  authenticateForm(request: FastifyRequest, accessToken: string, accountId: string | null): Promise<void>;
  /** The user of a session's access token; a promise only if it has to be verified. */
  identify(accessToken: string): Identity | null | Promise<Identity | null>;
  /** Whether the request's token is still valid, and its person may still see the account it is for. Counts nothing. */
  isStillAuthenticated(request: FastifyRequest): Promise<boolean>;
}

const SESSION_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export function createAuthenticator(
  app: FastifyInstance,
  services: Services,
  verifier: TokenVerifier,
): Authenticator {
  app.decorateRequest('context');
  app.decorateRequest('identity', undefined);

  const identify: Authenticator['identify'] = (token) =>
    verifier.known(token) ?? (SESSION_TOKEN.test(token) ? verifier.verify(token) : null);

  const inAccount = async (viewer: ViewerWithAccount, accountId: string | null): Promise<Viewer> =>
    rememberReads(accountId === null ? viewer : await services.accounts.enter(viewer, accountId));

  async function sessionViewer(identity: Identity | null, accountId: string | null): Promise<Viewer | null> {
    if (!identity) return null;
    setRequestUser(identity.userId);
    return inAccount(await services.accounts.viewerOf(identity), accountId);
  }

  async function programViewer(request: FastifyRequest, token: string): Promise<Viewer> {
    const isApp = isAppToken(token);
    const { viewer, allowance } = await (isApp
      ? services.connectedApps.authenticate(token, resourceOf(request))
      : services.apiTokens.authenticate(token));
    request.allowance = allowance;
    setRequestUser(viewer.personId);
    if (allowance.allowed) return inAccount(viewer, accountIdOf(request));
    const { count, seconds, resetsIn } = allowance;
    throw rateLimited(
      `This ${isApp ? 'app' : 'API token'} may send ${count} requests in ${seconds} seconds. Wait ${resetsIn} seconds and try again.`,
      resetsIn,
    );
  }

  async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = bearerToken(request);
    if (token === undefined) return null;
    if (isProgramToken(token)) return programViewer(request, token);
    if (request.identity === undefined) request.identity = await identify(token);
    return sessionViewer(request.identity, accountIdOf(request));
  }

  return {
    identify,
    async authenticate(request) {
      const viewer = await viewerOf(request);
      if (typeof viewer?.via === 'object' && viewer.via.scope === 'visits') {
        throw forbidden('This API token may only send logs to /api/visits.');
      }
      request.context = { services, ip: request.ip, viewer };
    },
    async authenticateSender(request) {
      request.context = { services, ip: request.ip, viewer: await viewerOf(request) };
    },
    async authenticateForm(request, accessToken, accountId) {
      const viewer = await sessionViewer(await identify(accessToken), accountId);
      if (!viewer) throw unauthenticated();
      request.context = { services, ip: request.ip, viewer };
    },
    async isStillAuthenticated(request) {
      const token = bearerToken(request);
      if (token === undefined) return false;
      const isValid = isAppToken(token)
        ? await services.connectedApps.isValid(token, resourceOf(request))
        : isApiToken(token)
          ? await services.apiTokens.isValid(token)
          : (await identify(token)) !== null;
      const { viewer } = request.context;
      return isValid && viewer !== null && services.accounts.admits(viewer);
    },
  };
}

/** Whether a token is a program's, whose requests are counted each. */
export const isProgramToken = (token: string) => isApiToken(token) || isAppToken(token);

/** An app is let in to one of them. */
const resourceOf = ({ routeOptions }: FastifyRequest): ResourceName =>
  routeOptions.url === '/mcp' ? 'mcp' : 'graphql';

/** The account that a request names; null: the person's own. @throws BAD_USER_INPUT */
function accountIdOf({ headers }: FastifyRequest): string | null {
  const named = headers['x-account-id'];
  if (Array.isArray(named)) throw badInput('X-Account-Id', 'X-Account-Id must be given once.');
  return named ?? null;
}

/** @throws UNAUTHENTICATED for a visitor */
export function requireViewer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
