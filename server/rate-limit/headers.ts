import type { FastifyInstance } from 'fastify';
import type { RateLimitState } from './rate-limiter.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The rate limit that the request was counted against; null without one. */
    allowance: RateLimitState | null;
  }
}

/** Sends RateLimit-* with every counted request, and Retry-After with a refused one. */
export function sendRateLimitHeaders(app: FastifyInstance): void {
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
