import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { rows } from '../../db/client.ts';
import { AuthError } from './auth-error.ts';
import { rateLimits } from './schema.ts';
import type { Surface } from './surface.ts';

interface Limit {
  /** What is counted; with the subject it names the counter. */
  name: string;
  count: number;
  seconds: number;
}

const FIVE_MINUTES = 300;
const TOKEN: Limit = { name: 'token', count: 150, seconds: FIVE_MINUTES };
const VERIFY: Limit = { name: 'verify', count: 30, seconds: FIVE_MINUTES };
const perAddress = (name: string): Limit => ({ name, count: 30, seconds: FIVE_MINUTES });
const MAIL_EACH: Limit = { name: 'mail', count: 1, seconds: 60 };
const MAIL_ALL: Limit = { name: 'mails', count: 30, seconds: 3600 };
const FAILURES: Limit = { name: 'failures', count: 10, seconds: 900 };

export type LimitedEndpoint =
  | 'token'
  | 'verify'
  | 'signup'
  | 'recover'
  | 'resend'
  | 'otp'
  | 'user'
  | 'reauthenticate';

/** Counts a request against its sender's allowance. @throws AuthError 429 */
export async function limitRequests(surface: Surface, request: FastifyRequest, endpoint: LimitedEndpoint) {
  const limit = endpoint === 'token' ? TOKEN : endpoint === 'verify' ? VERIFY : perAddress(endpoint);
  const wait = await count(surface, limit, senderOf(request.ip));
  if (wait > 0) throw tooMany(wait);
}

/**
 * Counts a mail: one a minute to each address, and a number an hour in all. Whether the address is known
 * makes no difference, so the limit does not tell who has an account.
 * @throws AuthError 429
 */
export async function limitMails(surface: Surface, email: string) {
  const wait = (await count(surface, MAIL_EACH, email)) || (await count(surface, MAIL_ALL, ''));
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: wait });
}

/** Refuses to look at another password after too many wrong ones for this address from this sender. */
export async function checkFailures(surface: Surface, request: FastifyRequest, email: string) {
  const now = surface.clock();
  const found = await rows<{ seconds: number }>(
    surface.db,
    sql`select ceil(extract(epoch from window_ends_at - ${now.toISOString()}::timestamptz))::int as seconds
        from ${rateLimits}
        where key = ${keyOf(FAILURES, failureSubject(request, email))} and count >= ${FAILURES.count}
          and window_ends_at > ${now.toISOString()}::timestamptz`,
  );
  if (found[0]) throw tooMany(found[0].seconds);
}

export async function countFailure(surface: Surface, request: FastifyRequest, email: string) {
  await count(surface, FAILURES, failureSubject(request, email));
}

const failureSubject = (request: FastifyRequest, email: string) => `${senderOf(request.ip)} ${email}`;

const tooMany = (wait: number) =>
  new AuthError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
    retryAfter: wait,
  });

/** @returns 0 when within the limit, else the seconds until the window ends */
async function count(surface: Surface, limit: Limit, subject: string): Promise<number> {
  const now = surface.clock().toISOString();
  const [counter] = await rows<{ count: number; seconds: number }>(
    surface.db,
    sql`insert into ${rateLimits} as r (key, count, window_ends_at)
        values (${keyOf(limit, subject)}, 1, ${now}::timestamptz + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          count = case when r.window_ends_at <= ${now}::timestamptz then 1 else r.count + 1 end,
          window_ends_at = case when r.window_ends_at <= ${now}::timestamptz
            then excluded.window_ends_at else r.window_ends_at end
        returning count, ceil(extract(epoch from window_ends_at - ${now}::timestamptz))::int as seconds`,
  );
  if (!counter) throw new Error('A counter was not stored.');
  // Whoever opens a window sweeps old ones away, so the table stays as small as its traffic.
  if (counter.count === 1) await sweep(surface, now);
  return counter.count > limit.count ? Math.max(1, counter.seconds) : 0;
}

async function sweep(surface: Surface, now: string): Promise<void> {
  await surface.db.execute(
    sql`delete from ${rateLimits} where key in (
          select key from ${rateLimits} where window_ends_at <= ${now}::timestamptz
          order by window_ends_at limit 20 for update skip locked)`,
  );
}

/** Addresses are personal data; a hash counts as well. */
const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}`;

/** One household has a whole /64 of IPv6 addresses; they count as one sender. */
export function senderOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = ip.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
