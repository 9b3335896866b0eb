import { alertsMail } from '../../../mail/templates/alert.ts';
import { findHeldMails, saveAttempt } from '../alert-store.ts';
import type { AlertsDeps } from '../deps.ts';
import { DELIVER } from '../queues.ts';
import { unsubscribeUrl } from '../recipients/links.ts';
import { findActiveRecipients } from '../recipients/store.ts';
import { findAddresses } from '../store.ts';
import { sendMail } from './channels.ts';
import { deliver } from './deliver.ts';
import { alertLink, linksOf } from './payload.ts';

export interface HeldData {
  userId: string;
  /** The address. */
  target: string;
}

/** Minutes until each alert of a mail that failed is tried by itself. */
const RETRY_MINUTES = 1;

/** Sends the alerts that a quiet time held back to one address, all in one mail. */
export async function sendHeld(
  deps: AlertsDeps,
  { userId, target }: HeldData,
  signal: AbortSignal,
): Promise<void> {
  const { db, config, clock } = deps;
  const now = clock();
  const alerts = await findHeldMails(db, userId, target, now.toISOString());
  const [first] = alerts;
  if (!first) return;
  if (alerts.length === 1) {
    return deliver(deps, { userId, alertId: first.id, channel: 'email', target, attempt: 1 }, signal);
  }
  const addresses = await findAddresses(db, userId);
  const recipient = (await findActiveRecipients(db, userId)).find(({ address }) => address === target);
  const unsubscribe = recipient && unsubscribeUrl(config, userId, recipient.token);
  const failure =
    addresses && unsubscribe
      ? await sendMail(
          deps,
          userId,
          target,
          alertsMail({
            alerts: alerts.map((alert) => ({ ...alert, link: alertLink(config, alert) })),
            simulated: addresses.simulated,
            unsubscribe,
            ...linksOf(config),
          }),
          unsubscribe,
        )
      : { problem: 'This address gets no alerts any more.', final: true };
  const isRetried = failure !== null && !failure.final;
  await deps.jobs.prepare(DELIVER);
  await db.transaction(async (tx) => {
    for (const { id: alertId } of alerts) {
      const key = { userId, alertId, channel: 'email' as const, target };
      const saved = await saveAttempt(
        tx,
        { ...key, attempt: 1 },
        {
          status: failure === null ? 'sent' : isRetried ? 'waiting' : 'failed',
          problem: failure?.problem ?? null,
          sentAt: failure === null ? clock().toISOString() : null,
        },
      );
      if (!saved || !isRetried) continue;
      const startAfter = new Date(now.getTime() + RETRY_MINUTES * 60_000);
      await deps.jobs.send(DELIVER, { ...key, attempt: 2 }, { startAfter, tx });
    }
  });
}
