import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, type RequestContext } from '../context.ts';
import { databaseAway, isDatabaseAway } from '../db/away.ts';
import { AppError } from '../errors.ts';
import type { TokenVerifier } from '../identity.ts';
import type { Services } from '../services.ts';

/**
 * Reads who sends a GraphQL request before any of it is looked at.
 * @returns `identify`, a preHandler that replies to whoever is not let in, with the error as GraphQL clients expect it;
 * and `contextOf`, what it found
 */
export function createCallers(services: Services, verifier: TokenVerifier) {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  return {
    async identify(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      try {
        contexts.set(request, await contextOf(request, services, verifier));
      } catch (thrown) {
        const error = isDatabaseAway(thrown) ? databaseAway() : thrown;
        if (!(error instanceof AppError)) throw error;
        const { message, code, retryAfter } = error;
        if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
        return reply.status(error.status).send({ errors: [{ message, extensions: { code } }] });
      }
    },
    async contextOf(request: FastifyRequest): Promise<RequestContext> {
      return contexts.get(request) ?? { services, viewer: null, ip: request.ip };
    },
  };
}

export type Callers = ReturnType<typeof createCallers>;
