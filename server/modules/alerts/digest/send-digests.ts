import { addDays, lastDays, utcDay } from '../../../lib/days.ts';
import { digestMail } from '../../../mail/templates/alert.ts';
import { sendMail } from '../delivery/channels.ts';
import { linksOf } from '../delivery/payload.ts';
import type { AlertsDeps } from '../deps.ts';
import { DIGEST } from '../queues.ts';
import { claimDigest, findAddresses, findDigestSubscribers } from '../store.ts';
import { composeDigest } from './digest.ts';
import { latestDigest } from './due.ts';

const PAGE_SIZE = 500;
/** A digest that is so late, because no server ran, is not sent. */
const MAX_DELAY_HOURS = 48;

/** Queues the digests that are due: each account's once a week, whichever server runs this and however often. */
export async function sendDueDigests(deps: AlertsDeps, now: Date): Promise<void> {
  await deps.jobs.prepare(DIGEST);
  // Mondays are a week apart and a time zone is less than a day from UTC.
  const before = addDays(utcDay(now), -5);
  for (let after: string | null = null; ; ) {
    const page = await findDigestSubscribers(deps.db, { before, after, limit: PAGE_SIZE });
    for (const { userId, timeZone, lastDigest } of page) {
      const { monday, hours } = latestDigest(now, timeZone);
      if (hours >= MAX_DELAY_HOURS || (lastDigest !== null && lastDigest >= monday)) continue;
      await deps.db.transaction(async (tx) => {
        if (await claimDigest(tx, userId, monday)) await deps.jobs.send(DIGEST, { userId, monday }, { tx });
      });
    }
    after = page.at(-1)?.userId ?? null;
    if (page.length < PAGE_SIZE) return;
  }
}

/**
 * Sends one account's digest of the week before a Monday.
 * @throws when the mail did not go out
 */
export async function sendDigest(
  deps: AlertsDeps,
  { userId, monday }: { userId: string; monday: string },
): Promise<void> {
  const addresses = await findAddresses(deps.db, userId);
  if (!addresses?.email || !addresses.weeklyDigest) return;
  const digest = await composeDigest(deps, userId, lastDays(7, addDays(monday, -1)));
  const failure = await sendMail(
    deps,
    userId,
    addresses.email,
    digestMail({ ...digest, simulated: addresses.simulated, ...linksOf(deps.config) }),
  );
  if (failure) throw new Error(failure.problem);
}
