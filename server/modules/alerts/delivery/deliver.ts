import { alertMail } from '../../../mail/templates/alert.ts';
import { RETRY_MINUTES } from '../constants.ts';
import type { AlertsDeps } from '../deps.ts';
import { findWaiting, recordAttempt, type Waiting } from '../evaluation/alert-store.ts';
import type { Channel } from '../model.ts';
import { DELIVER } from '../queues.ts';
import { type Addresses, findAddresses } from '../store.ts';
import { unreachable } from './channels.ts';
import { sendMail } from './mail.ts';
import { eventOf, linksOf, payloadOf, siteOf } from './payload.ts';
import { postWebhook, type SendProblem } from './webhook.ts';

export interface DeliverData {
  userId: string;
  alertId: string;
  channel: Channel;
  /** From 1. */
  attempt: number;
}

/**
 * One attempt to deliver an alert. What it came to and the job of the next attempt are one transaction. A process that
 * is killed between sending and writing it down sends once more: a delivery keeps its id, by which receivers can tell.
 */
export async function deliver(deps: AlertsDeps, data: DeliverData, signal: AbortSignal): Promise<void> {
  const { userId, alertId, channel, attempt } = data;
  const waiting = await findWaiting(deps.db, userId, alertId, channel);
  const addresses = await findAddresses(deps.db, userId);
  // Done by an attempt whose end was not noticed, or deleted.
  if (!waiting || !addresses || waiting.attempts !== attempt - 1) return;
  const failure = await send(deps, { userId, channel, waiting, addresses, signal });
  const minutes = failure?.final ? undefined : RETRY_MINUTES[attempt - 1];
  const again = failure !== null && minutes !== undefined;
  const now = deps.clock();
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const recorded = await recordAttempt(
      tx,
      { userId, alertId, channel, before: attempt - 1 },
      {
        status: failure === null ? 'sent' : again ? 'waiting' : 'failed',
        problem: failure?.problem ?? null,
        sentAt: failure === null ? now.toISOString() : null,
      },
    );
    if (!recorded || !again) return;
    const startAfter = new Date(now.getTime() + minutes * 60_000);
    await deps.jobs.send(DELIVER, { ...data, attempt: attempt + 1 }, { startAfter, tx });
  });
}

interface Sending {
  userId: string;
  channel: Channel;
  waiting: Waiting;
  addresses: Addresses;
  signal: AbortSignal;
}

async function send(
  deps: AlertsDeps,
  { userId, channel, waiting: { alert }, addresses, signal }: Sending,
): Promise<SendProblem | null> {
  const problem = unreachable(channel, addresses);
  if (problem !== null) return { problem, final: true };
  const site = siteOf(deps.config);
  if (channel === 'email') {
    const mail = alertMail({ ...alert, simulated: addresses.simulated, ...linksOf(site) });
    return sendMail(deps, addresses.email ?? '', mail);
  }
  return postWebhook(
    {
      url: addresses.webhookUrl ?? '',
      secret: addresses.webhookSecret ?? '',
      event: eventOf(alert.kind),
      id: alert.id,
      body: payloadOf({ userId, simulated: addresses.simulated }, alert, site),
    },
    { now: deps.clock(), allowPrivate: deps.config.webhookPrivate, signal },
  );
}
