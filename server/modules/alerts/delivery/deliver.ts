import { alertMail } from '../../../mail/templates/alert.ts';
import { findWaitingDelivery, saveAttempt } from '../alert-store.ts';
import { alertPicture } from '../chart/picture.ts';
import { published } from '../chart/published.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel } from '../model.ts';
import { DELIVER } from '../queues.ts';
import { unsubscribeUrl } from '../recipients/links.ts';
import { findActiveRecipients } from '../recipients/store.ts';
import { findAddresses } from '../store.ts';
import { sendBy } from './channels.ts';
import { isChat } from './chat-formats.ts';
import { alertLink, eventOf, linksOf, payloadOf } from './payload.ts';

export interface DeliverData {
  userId: string;
  alertId: string;
  channel: Channel;
  /** The address of a mail; empty for the webhook. */
  target: string;
  /** From 1. */
  attempt: number;
}

/** Minutes from each attempt to the next: six attempts in about a day. */
export const RETRY_MINUTES = [1, 10, 60, 360, 960] as const;

/**
 * Makes one attempt to deliver an alert and stores its outcome and the job of the next attempt in one transaction. A
 * process that is killed after sending and before this transaction sends again; receivers recognise the id.
 */
export async function deliver(deps: AlertsDeps, data: DeliverData, signal: AbortSignal): Promise<void> {
  const { userId, alertId, channel, target, attempt } = data;
  const waiting = await findWaitingDelivery(deps.db, userId, alertId, { channel, target });
  const addresses = await findAddresses(deps.db, userId);
  // Another attempt has sent it, or it was deleted.
  if (!waiting || !addresses || waiting.attempts !== attempt - 1) return;
  const { alert } = waiting;
  const { simulated } = addresses;
  const links = { ...linksOf(deps.config), dashboard: alertLink(deps.config, alert) };
  const recipient = target
    ? (await findActiveRecipients(deps.db, userId)).find(({ address }) => address === target)
    : undefined;
  const unsubscribe = recipient && unsubscribeUrl(deps.config, userId, recipient.token);
  const goesToChat = channel === 'webhook' && isChat(addresses.webhookUrl);
  const png =
    channel === 'email' || goesToChat ? await alertPicture(deps, { userId, simulated }, alert) : undefined;
  const message = {
    userId,
    mail: {
      document: alertMail({ ...alert, simulated, unsubscribe, picture: png, ...links }),
      ...(unsubscribe ? { to: target, unsubscribe } : {}),
    },
    webhook: {
      event: eventOf(alert.kind),
      id: alert.id,
      body: payloadOf({ userId, simulated }, alert, links.dashboard),
    },
    chat: {
      title: alert.title,
      summary: alert.summary,
      simulated,
      picture: goesToChat ? await published(deps, userId, `alert ${alert.id}`, png) : undefined,
      url: links.dashboard,
      settingsUrl: links.settings,
    },
  };
  const failure =
    target && !recipient
      ? { problem: 'This address gets no alerts any more.', final: true }
      : await sendBy(channel, deps, addresses, message, signal);
  const minutes = failure?.final ? undefined : RETRY_MINUTES[attempt - 1];
  const isRetried = failure !== null && minutes !== undefined;
  const now = deps.clock();
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const saved = await saveAttempt(
      tx,
      { userId, alertId, channel, target, attempt },
      {
        status: failure === null ? 'sent' : isRetried ? 'waiting' : 'failed',
        problem: failure?.problem ?? null,
        sentAt: failure === null ? now.toISOString() : null,
      },
    );
    if (!saved || !isRetried) return;
    const startAfter = new Date(now.getTime() + minutes * 60_000);
    await deps.jobs.send(DELIVER, { ...data, attempt: attempt + 1 }, { startAfter, tx });
  });
}
