import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import { parseUnsubscribeToken } from '../../outreach/unsubscribe/unsubscribe.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { unsubscribeByToken } from '../mail-store.ts';

const ATTEMPTS = { count: 60, seconds: 600 };

/**
 * Ends the reports of one account to one recipient. A link that is not good changes nothing, and says nothing.
 * @throws RATE_LIMITED
 */
export async function unsubscribe(
  { db, rateLimiter, clock }: AccountReportsDeps,
  ip: string,
  text: string,
): Promise<void> {
  await enforceLimit(
    rateLimiter,
    `report-unsubscribe:${ip}`,
    ATTEMPTS,
    'Too many attempts from this address.',
  );
  const parsed = parseUnsubscribeToken(text);
  if (!parsed) return;
  const { userId, token } = parsed;
  await db.transaction((tx) => unsubscribeByToken(tx, userId, { token, now: clock().toISOString() }));
}
