import type { FastifyRequest } from 'fastify';
import type { TokenVerifier } from '../auth/identity.ts';
import { rateLimited, unauthenticated } from '../errors.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import { looksLikeApiToken } from '../modules/api-tokens/secret.ts';
import type { Services } from '../services.ts';
import { noteUser } from './request-info.ts';

/** What every resolver and route gets, the same for GraphQL and REST. */
export interface RequestContext {
  services: Services;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** Where the request came from, for limits on what visitors may do. */
  ip: string;
}

/**
 * Reads who sends a request, and counts one that comes with an API token. A session's token that cannot be trusted is
 * the same as none.
 * @throws UNAUTHENTICATED for an API token that is not good; RATE_LIMITED for one with too many requests
 */
export async function contextOf(
  request: FastifyRequest,
  services: Services,
  verifier: TokenVerifier,
): Promise<RequestContext> {
  const bearer = bearerOf(request);
  const { ip } = request;
  if (!bearer) return { services, viewer: null, ip };
  if (looksLikeApiToken(bearer))
    return { services, viewer: await tokenViewer(request, services, bearer), ip };
  return { services, viewer: await sessionViewer(bearer, services, verifier), ip };
}

/** Whether who sent a request would be let in again. It is not counted. */
export async function isStillLetIn(
  request: FastifyRequest,
  services: Services,
  verifier: TokenVerifier,
): Promise<boolean> {
  const bearer = bearerOf(request);
  if (!bearer) return false;
  if (looksLikeApiToken(bearer)) return services.apiTokens.isGood(bearer);
  return (await sessionViewer(bearer, services, verifier)) !== null;
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];

/** The person behind a session's access token; null for one that cannot be trusted. */
export async function sessionViewer(
  accessToken: string,
  services: Services,
  verifier: TokenVerifier,
): Promise<Viewer | null> {
  const identity = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(accessToken) ? await verifier.verify(accessToken) : null;
  if (identity) noteUser(identity.userId);
  return identity && services.accounts.viewerOf(identity);
}

async function tokenViewer(request: FastifyRequest, services: Services, secret: string): Promise<Viewer> {
  const { viewer, allowance } = await services.apiTokens.admit(secret);
  request.allowance = allowance;
  noteUser(viewer.userId);
  if (allowance.allowed) return viewer;
  const { count, seconds, resetsIn } = allowance;
  throw rateLimited(
    `This API token may send ${count} requests in ${seconds} seconds. Wait ${resetsIn} seconds and try again.`,
    resetsIn,
  );
}

/** @throws UNAUTHENTICATED for a visitor */
export function requireViewer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
