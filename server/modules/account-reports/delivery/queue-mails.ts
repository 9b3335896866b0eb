import type { Db } from '../../../db/client.ts';
import { startOfNextDay, utcDay } from '../../../lib/days.ts';
import { createToken } from '../../../lib/token.ts';
import { tryAgainLater } from '../../../rate-limit/enforce-limit.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_DAY, SEND } from '../constants.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { countMail, countMails, putMail, saveRecipient } from '../mail-store.ts';

/** How many mails of reports an account may still send today. */
export const mailsLeft = async (db: Db, userId: string, now: Date): Promise<number> =>
  Math.max(0, MAILS_PER_DAY - (await countMails(db, userId, utcDay(now))));

/**
 * Queues a report's mails, one to each address; those who unsubscribed get none. The caller holds the account's lock and has
 * prepared the queue.
 * @param beyondLimit whether mails beyond the day's limits are refused all together, or stored as failed
 * @throws RATE_LIMITED
 */
export async function queueMails(
  { jobs, clock }: Pick<AccountReportsDeps, 'jobs' | 'clock'>,
  tx: Db,
  report: { userId: string; reportId: string },
  addresses: readonly string[],
  beyondLimit: 'refuse' | 'store',
): Promise<void> {
  const { userId } = report;
  const now = clock();
  const [queuedAt, day] = [now.toISOString(), utcDay(now)];
  const refuse = (rule: string) => {
    throw tryAgainLater(rule, Math.ceil((startOfNextDay(now).getTime() - now.getTime()) / 1000));
  };
  let left = await mailsLeft(tx, userId, now);
  if (beyondLimit === 'refuse' && addresses.length > left) {
    refuse(`An account may send ${MAILS_PER_DAY} mails of reports a day (UTC); ${left} are left today.`);
  }
  for (const address of addresses) {
    const recipient = await saveRecipient(tx, userId, {
      address,
      token: createToken(),
      usedAt: queuedAt,
      day,
    });
    const put = (status: 'waiting' | 'failed' | 'unsubscribed', problem: string | null = null) =>
      putMail(tx, report, { address, status, problem, queuedAt });
    if (recipient.unsubscribed) {
      await put('unsubscribed');
    } else if (left === 0) {
      await put('failed', `The account’s ${MAILS_PER_DAY} mails of reports of the day were used up.`);
    } else if (recipient.mails >= MAILS_PER_ADDRESS) {
      const rule = `One address gets at most ${MAILS_PER_ADDRESS} mails of reports a day (UTC) from an account`;
      if (beyondLimit === 'refuse') refuse(`${rule}; ${address} has got them.`);
      await put('failed', `${rule}.`);
    } else if (await put('waiting')) {
      left -= 1;
      await countMail(tx, userId, { address, day });
      await jobs.send(SEND, { ...report, address }, { tx });
    }
  }
}
