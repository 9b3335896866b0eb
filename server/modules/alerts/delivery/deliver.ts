import { alertMail } from '../../../mail/templates/alert.ts';
import { findWaitingDelivery, saveAttempt, type WaitingDelivery } from '../alert-store.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel } from '../model.ts';
import { DELIVER } from '../queues.ts';
import { type Addresses, findAddresses } from '../store.ts';
import { channelProblem } from './channels.ts';
import { sendMail } from './mail.ts';
import { eventOf, linksOf, payloadOf } from './payload.ts';
import { postWebhook, type SendProblem } from './webhook.ts';

export interface DeliverData {
  userId: string;
  alertId: string;
  channel: Channel;
  /** From 1. */
  attempt: number;
}

/** Minutes from each attempt to the next; after the last there is none. Six attempts in about a day. */
const RETRY_MINUTES = [1, 10, 60, 360, 960] as const;

/**
 * One attempt to deliver an alert. Its outcome and the job of the next attempt are one transaction. A process that is
 * killed after sending and before this transaction sends again; receivers recognise the delivery by its id.
 */
export async function deliver(deps: AlertsDeps, data: DeliverData, signal: AbortSignal): Promise<void> {
  const { userId, alertId, channel, attempt } = data;
  const waiting = await findWaitingDelivery(deps.db, userId, alertId, channel);
  const addresses = await findAddresses(deps.db, userId);
  // Another attempt has done it, or it was deleted.
  if (!waiting || !addresses || waiting.attempts !== attempt - 1) return;
  const failure = await send(deps, { userId, channel, waiting, addresses, signal });
  const minutes = failure?.final ? undefined : RETRY_MINUTES[attempt - 1];
  const isRetried = failure !== null && minutes !== undefined;
  const now = deps.clock();
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const saved = await saveAttempt(
      tx,
      { userId, alertId, channel, attempt },
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

interface Sending {
  userId: string;
  channel: Channel;
  waiting: WaitingDelivery;
  addresses: Addresses;
  signal: AbortSignal;
}

async function send(
  deps: AlertsDeps,
  { userId, channel, waiting: { alert }, addresses, signal }: Sending,
): Promise<SendProblem | null> {
  const problem = channelProblem(channel, addresses);
  if (problem !== null) return { problem, final: true };
  const links = linksOf(deps.config);
  if (channel === 'email') {
    const mail = alertMail({ ...alert, simulated: addresses.simulated, ...links });
    return sendMail(deps, addresses.email ?? '', mail);
  }
  return postWebhook(
    {
      url: addresses.webhookUrl ?? '',
      secret: addresses.webhookSecret ?? '',
      event: eventOf(alert.kind),
      id: alert.id,
      body: payloadOf({ userId, simulated: addresses.simulated }, alert, links.dashboard),
    },
    { now: deps.clock(), allowPrivate: deps.config.webhookPrivate, signal },
  );
}
