import type { FastifyRequest } from 'fastify';
import { unauthenticated } from './errors.ts';
import type { TokenVerifier } from './identity.ts';
import type { Viewer } from './modules/accounts/model.ts';
import type { Services } from './services.ts';

/** What every resolver and route gets, the same for GraphQL and REST. */
export interface RequestContext {
  services: Services;
  /** Null for a visitor. */
  viewer: Viewer | null;
}

/** Reads who sends a request. A token that cannot be trusted is the same as none. */
export async function contextOf(
  request: FastifyRequest,
  services: Services,
  verifier: TokenVerifier,
): Promise<RequestContext> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const identity = token ? await verifier.verify(token) : null;
  return { services, viewer: identity ? await services.accounts.viewerOf(identity) : null };
}

/** @throws UNAUTHENTICATED for a visitor */
export function requireViewer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
