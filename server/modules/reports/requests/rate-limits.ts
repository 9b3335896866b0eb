import { createHash } from 'node:crypto';
import { foldName } from '../../../analysis/text/fold.ts';
import { AppError, rateLimited } from '../../../errors.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import { perDay, type RateLimit } from '../../../rate-limit/rate-limiter.ts';
import { visitorKey, visitorSiteKey } from '../../../rate-limit/visitor-key.ts';
import {
  MAX_UNCONFIRMED,
  REQUESTS_FOR_ADDRESS,
  REQUESTS_OF_COMPANY,
  REQUESTS_OF_SITE,
  REQUESTS_OF_VISITOR,
  REQUESTS_PER_REPORT,
} from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';
import type { CleanRequest } from '../model.ts';
import { unconfirmedAddresses } from '../store.ts';
import { mailboxKey } from './email-address.ts';

/**
 * Counts a request against every limit, the visitor's own first: a request refused there does not count against the
 * e-mail address or the company, which may belong to another person.
 * @throws RATE_LIMITED with a message that names the limit and when to try again
 */
export async function checkRateLimits(
  deps: Pick<ReportsDeps, 'rateLimiter' | 'config'>,
  ip: string,
  { email, company }: CleanRequest,
): Promise<void> {
  const consume = (who: string, limit: RateLimit, what: string) => use(deps, `report:${who}`, limit, what);
  await consume(`ip:${visitorKey(ip)}`, REQUESTS_OF_VISITOR, 'from one network address');
  const site = visitorSiteKey(ip);
  if (site) await consume(`ip:${site}`, REQUESTS_OF_SITE, 'from one network');
  await consume('all', perDay(deps.config.reports.perDay * REQUESTS_PER_REPORT), 'by all visitors together');
  await consume(`email:${mailboxKey(email)}`, REQUESTS_FOR_ADDRESS, 'for one e-mail address');
  await consume(`company:${digest(foldName(company))}`, REQUESTS_OF_COMPANY, 'about one company');
}

async function use(
  { rateLimiter }: Pick<ReportsDeps, 'rateLimiter'>,
  key: string,
  limit: RateLimit,
  what: string,
): Promise<void> {
  await enforceLimit(rateLimiter, key, limit, `Only ${limit.count} reports a day can be requested ${what}.`);
}

/** Keys of rate limits are hashes, so that no name is left when a report is removed. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Limits the confirmation mails to one mailbox, whose owner may not have requested them.
 * @throws RATE_LIMITED
 */
export async function limitConfirmationMails(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const mailbox = mailboxKey(email);
  const open = await unconfirmedAddresses(db, clock().toISOString());
  if (open.filter((address) => mailboxKey(address) === mailbox).length < MAX_UNCONFIRMED) return;
  throw rateLimited(
    `${MAX_UNCONFIRMED} unconfirmed links were sent to this address. Follow one of them, or try again tomorrow.`,
    86_400,
  );
}

/** @throws UNAVAILABLE where reports are switched off */
export function requireReportsEnabled(enabled: boolean): void {
  if (!enabled) throw new AppError('UNAVAILABLE', 'This server makes no reports for visitors.');
}
