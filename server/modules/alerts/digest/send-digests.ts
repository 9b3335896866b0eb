import { randomUUID } from 'node:crypto';
import { addDays, utcDay } from '../../../lib/days.ts';
import type { AlertsDeps } from '../deps.ts';
import { DIGEST } from '../queues.ts';
import { claimDigest, findDigestSubscribers } from '../store.ts';
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
        for (const channel of await claimDigest(tx, userId, monday)) {
          const job = { userId, monday, channel, id: randomUUID(), attempt: 1 };
          await deps.jobs.send(DIGEST, job, { tx });
        }
      });
    }
    after = page.at(-1)?.userId ?? null;
    if (page.length < PAGE_SIZE) return;
  }
}
