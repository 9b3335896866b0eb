import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../../db/unavailable.ts';
import { AppError, MASKED_MESSAGE, rateLimited } from '../../errors.ts';
import type { RateLimit, RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';

/** Requests of one address. */
const LIMITS = {
  authorize: { count: 120, seconds: 300 },
  token: { count: 150, seconds: 300 },
  register: { count: 20, seconds: 3600 },
} satisfies Record<string, RateLimit>;

/** Counts a request against its visitor's limit. @throws RATE_LIMITED */
export async function limitRequests(
  rateLimiter: RateLimiter,
  request: FastifyRequest,
  route: keyof typeof LIMITS,
): Promise<void> {
  // Addresses are personal data, so only their hash is stored.
  const visitor = createHash('sha256').update(visitorKey(request.ip)).digest('base64url').slice(0, 24);
  const { allowed, resetsIn } = await rateLimiter.consume(`oauth-${route}:${visitor}`, LIMITS[route]);
  if (!allowed) throw rateLimited(`Too many requests. Try again in ${resetsIn} seconds.`, resetsIn);
}

/** Replies as OAuth does (RFC 6749, section 5.2) to what the library did not get to see. */
export function sendOauthError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = isDatabaseUnavailable(thrown) ? databaseUnavailable() : thrown;
  reply.header('Cache-Control', 'no-store');
  if (error instanceof AppError) {
    if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
    return reply
      .status(error.status)
      .send({ error: 'temporarily_unavailable', error_description: error.message });
  }
  request.log.error({ err: thrown }, 'request failed');
  return reply.status(500).send({ error: 'server_error', error_description: MASKED_MESSAGE });
}
