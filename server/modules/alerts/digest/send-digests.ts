import { addDays } from '../../../lib/days.ts';
import { digestMail } from '../../../mail/templates/digest.ts';
import { DIGEST_LATE_HOURS } from '../constants.ts';
import { sendMail } from '../delivery/mail.ts';
import { linksOf, siteOf } from '../delivery/payload.ts';
import type { AlertsDeps } from '../deps.ts';
import { DIGEST } from '../queues.ts';
import { findAddresses } from '../store.ts';
import { digestOf } from './digest.ts';
import { claimDigest, digestReaders } from './digest-store.ts';
import { latestDue } from './due.ts';

const PAGE = 500;

/**
 * Leaves the digests that are due in the queue: each account's once a week, whichever server asks and however often.
 * Those that are DIGEST_LATE_HOURS late are left out.
 */
export async function sendDueDigests(deps: AlertsDeps, now: Date): Promise<void> {
  await deps.jobs.prepare(DIGEST);
  // Mondays are a week apart and a time zone is less than a day from UTC.
  const before = addDays(now.toISOString().slice(0, 10), -5);
  for (let after: string | null = null; ; ) {
    const page = await digestReaders(deps.db, { before, after, limit: PAGE });
    for (const { userId, timeZone, lastDigest } of page) {
      const { monday, hours } = latestDue(now, timeZone);
      if (hours >= DIGEST_LATE_HOURS || (lastDigest !== null && lastDigest >= monday)) continue;
      await deps.db.transaction(async (tx) => {
        if (await claimDigest(tx, userId, monday)) await deps.jobs.send(DIGEST, { userId, monday }, { tx });
      });
    }
    after = page.at(-1)?.userId ?? null;
    if (page.length < PAGE) return;
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
  const digest = await digestOf(deps, userId, { from: addDays(monday, -7), to: addDays(monday, -1) });
  const failure = await sendMail(
    deps,
    addresses.email,
    digestMail({ ...digest, simulated: addresses.simulated, ...linksOf(siteOf(deps.config)) }),
  );
  if (failure) throw new Error(failure.problem);
}
