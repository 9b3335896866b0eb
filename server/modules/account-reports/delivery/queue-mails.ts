import type { Db } from '../../../db/client.ts';
import { DAY_MS, startOfNextDay } from '../../../lib/days.ts';
import { createToken } from '../../../lib/token.ts';
import { tryAgainLater } from '../../../rate-limit/enforce-limit.ts';
import { MAILS_PER_DAY, SEND } from '../constants.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { countMailsSince, putMail, saveRecipient } from '../mail-store.ts';

/** How many mails of reports an account may still send today. */
export async function mailsLeft(db: Db, userId: string, now: Date): Promise<number> {
  const today = new Date(startOfNextDay(now).getTime() - DAY_MS).toISOString();
  return Math.max(0, MAILS_PER_DAY - (await countMailsSince(db, userId, today)));
}

/**
 * Queues a report's mails, one to each address; those who unsubscribed get none. The caller holds the account's lock and has
 * prepared the queue.
 * @param beyondLimit whether mails beyond the day's limit are refused all together, or stored as failed
 * @throws RATE_LIMITED
 */
export async function queueMails(
  { jobs, clock }: Pick<AccountReportsDeps, 'jobs' | 'clock'>,
  tx: Db,
  report: { userId: string; reportId: string },
  addresses: readonly string[],
  beyondLimit: 'refuse' | 'store',
): Promise<void> {
  const now = clock();
  const queuedAt = now.toISOString();
  let left = await mailsLeft(tx, report.userId, now);
  if (beyondLimit === 'refuse' && addresses.length > left) {
    const wait = (startOfNextDay(now).getTime() - now.getTime()) / 1000;
    throw tryAgainLater(
      `An account may send ${MAILS_PER_DAY} mails of reports a day (UTC); ${left} are left today.`,
      Math.ceil(wait),
    );
  }
  for (const address of addresses) {
    const recipient = { address, token: createToken(), usedAt: queuedAt };
    if (await saveRecipient(tx, report.userId, recipient)) {
      await putMail(tx, report, { address, status: 'unsubscribed', problem: null, queuedAt });
    } else if (left === 0) {
      const problem = `The account’s ${MAILS_PER_DAY} mails of reports of the day were used up.`;
      await putMail(tx, report, { address, status: 'failed', problem, queuedAt });
    } else if (await putMail(tx, report, { address, status: 'waiting', problem: null, queuedAt })) {
      left -= 1;
      await jobs.send(SEND, { ...report, address }, { tx });
    }
  }
}
