/** How often one question is asked before it counts as a failed measurement. */
export const MOST_ATTEMPTS = 5;

const HOUR_MS = 3_600_000;

/**
 * Milliseconds before the next attempt: what the vendor asks for, up to an hour; else twice as long as before the last
 * one, with up to half as much again by chance, so that many that failed together do not come back together.
 */
export function retryDelay(
  attempt: number,
  { firstMs, retryAfterMs, chance }: { firstMs: number; retryAfterMs: number | null; chance: number },
): number {
  if (retryAfterMs !== null) return Math.min(Math.max(retryAfterMs, 0), HOUR_MS);
  return Math.min(firstMs * 2 ** (attempt - 1) * (1 + chance / 2), HOUR_MS);
}
