import type { FastifyInstance } from 'fastify';
import type { RateLimitState } from './rate-limiter.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is left of the limit that the request was counted against; null for one without a limit. */
    allowance: RateLimitState | null;
  }
}

/** Tells every counted request what is left to its sender, and a refused one when to come again. */
export function announceLimits(app: FastifyInstance): void {
  app.decorateRequest('allowance', null);
  app.addHook('onSend', async ({ allowance }, reply) => {
    if (!allowance) return;
    reply.headers({
      'RateLimit-Limit': allowance.count,
      'RateLimit-Remaining': allowance.remaining,
      'RateLimit-Reset': allowance.resetsIn,
    });
    if (!allowance.allowed) reply.header('Retry-After', allowance.resetsIn);
  });
}
