import type { FastifyRequest } from 'fastify';
import type { TokenVerifier } from '../auth/identity.ts';
import { contextOf, isStillLetIn, type RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';

/**
 * Reads who sends a GraphQL request before any of its body is.
 * @returns `identify`, an onRequest hook that throws for whoever is not let in; `contextOf`, what it found; and
 * `isStillLetIn`, for what goes on after a request: sessions and tokens end meanwhile
 */
export function createCallers(services: Services, verifier: TokenVerifier) {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  return {
    async identify(request: FastifyRequest): Promise<void> {
      contexts.set(request, await contextOf(request, services, verifier));
    },
    async contextOf(request: FastifyRequest): Promise<RequestContext> {
      return contexts.get(request) ?? { services, viewer: null, ip: request.ip };
    },
    isStillLetIn: (request: FastifyRequest) => isStillLetIn(request, services, verifier),
  };
}

export type Callers = ReturnType<typeof createCallers>;
