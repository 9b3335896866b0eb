import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RateLimit } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';
import type { EmbeddedAuthDeps } from './deps.ts';
import { AuthError } from './routes/auth-error.ts';

const FIVE_MINUTES = 300;
const PER_VISITOR: RateLimit = { count: 30, seconds: FIVE_MINUTES };
/** Requests of one visitor to each endpoint. */
const ENDPOINTS = {
  token: { count: 150, seconds: FIVE_MINUTES },
  verify: PER_VISITOR,
  signup: PER_VISITOR,
  recover: PER_VISITOR,
  resend: PER_VISITOR,
  otp: PER_VISITOR,
  user: PER_VISITOR,
  reauthenticate: PER_VISITOR,
} satisfies Record<string, RateLimit>;
const MAILS_TO_ADDRESS: RateLimit = { count: 1, seconds: 60 };
const MAILS_IN_ALL: RateLimit = { count: 30, seconds: 3600 };
const FAILURES: RateLimit = { count: 10, seconds: 900 };

/** Counts a request against its visitor's limit. @throws AuthError 429 */
export async function limitRequests(
  { rateLimiter }: EmbeddedAuthDeps,
  request: FastifyRequest,
  endpoint: keyof typeof ENDPOINTS,
): Promise<void> {
  const key = keyOf(endpoint, visitorKey(request.ip));
  const { allowed, resetsIn } = await rateLimiter.consume(key, ENDPOINTS[endpoint]);
  if (!allowed) throw tooManyRequests(resetsIn);
}

/**
 * Counts a mail: one a minute to each address, and a number an hour in all. Unknown addresses count as well, so that
 * the limit does not reveal who has an account.
 * @throws AuthError 429
 */
export async function limitMails({ rateLimiter }: EmbeddedAuthDeps, email: string): Promise<void> {
  for (const [name, subject, limit] of [
    ['mail', email, MAILS_TO_ADDRESS],
    ['mails', '', MAILS_IN_ALL],
  ] as const) {
    const { allowed, resetsIn } = await rateLimiter.consume(keyOf(name, subject), limit);
    if (allowed) continue;
    const message = `For security purposes, you can only request this after ${resetsIn} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: resetsIn });
  }
}

/** Refuses to check another password after too many wrong ones for this address from this visitor. */
export async function checkFailures(
  { rateLimiter }: EmbeddedAuthDeps,
  request: FastifyRequest,
  email: string,
) {
  const seconds = await rateLimiter.secondsBlocked(failureKey(request, email), FAILURES);
  if (seconds > 0) throw tooManyRequests(seconds);
}

export async function countFailure(
  { rateLimiter }: EmbeddedAuthDeps,
  request: FastifyRequest,
  email: string,
) {
  await rateLimiter.consume(failureKey(request, email), FAILURES);
}

const failureKey = (request: FastifyRequest, email: string) =>
  keyOf('failures', `${visitorKey(request.ip)} ${email}`);

const tooManyRequests = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', `Too many requests. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });

/** Addresses are personal data, so only their hash is stored. */
const keyOf = (name: string, subject: string) =>
  `auth-${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}`;
