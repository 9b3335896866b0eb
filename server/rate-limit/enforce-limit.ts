import { rateLimited } from '../errors.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/**
 * Counts one use against a limit.
 * @param rule what is allowed, as a sentence for the user
 * @throws RATE_LIMITED with the rule and how long to wait
 */
export async function enforceLimit(
  rateLimiter: RateLimiter,
  key: string,
  limit: RateLimit,
  rule: string,
): Promise<void> {
  const { allowed, resetsIn } = await rateLimiter.consume(key, limit);
  if (!allowed) throw tryAgainLater(rule, resetsIn);
}

/** @param seconds until the next attempt may work */
export const tryAgainLater = (rule: string, seconds: number) =>
  rateLimited(`${rule} Try again in ${formatWait(seconds)}.`, seconds);

/** `a minute`, `5 minutes`, `an hour`; rounded up. */
function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3600);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
