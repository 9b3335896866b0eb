import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { createToken } from '../../../lib/token.ts';
import { insertDelivery } from '../alert-store.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel } from '../model.ts';
import { DELIVER, SEND_HELD } from '../queues.ts';
import { deleteOtherOwn, findActiveRecipients, saveMemberRecipient } from '../recipients/store.ts';
import type { Addresses } from '../store.ts';
import { channelProblem } from './channels.ts';
import { quietUntil } from './quiet.ts';

/** The account's own address is a recipient like others, so that one click ends its alerts, too. */
export async function rememberOwn(
  { clock }: Pick<AlertsDeps, 'clock'>,
  tx: Db,
  userId: string,
  { email }: Addresses,
): Promise<void> {
  if (email === null) return;
  const address = email.toLowerCase();
  await deleteOtherOwn(tx, userId, address);
  await saveMemberRecipient(tx, userId, {
    ...{ id: randomUUID(), address, personId: userId, token: createToken() },
    now: clock().toISOString(),
  });
}

/** Queues an alert's deliveries, one to each address; in quiet hours they wait until these end. */
export async function queueDeliveries(
  { jobs, clock }: Pick<AlertsDeps, 'jobs' | 'clock'>,
  tx: Db,
  { userId, alertId }: { userId: string; alertId: string },
  channels: readonly Channel[],
  addresses: Addresses,
): Promise<void> {
  const end = quietUntil(clock(), addresses.timeZone, addresses.quiet);
  const heldUntil = end?.toISOString() ?? null;
  const wait = { tx, ...(end ? { startAfter: end } : {}) };
  for (const channel of channels) {
    const targets =
      channel === 'email' ? (await findActiveRecipients(tx, userId)).map(({ address }) => address) : [''];
    const problem =
      targets.length > 0
        ? channelProblem(channel, { ...addresses, email: targets[0] ?? null })
        : addresses.email
          ? 'Everybody who got alerts has unsubscribed.'
          : channelProblem(channel, addresses);
    if (problem !== null) {
      await insertDelivery(tx, userId, alertId, {
        ...{ channel, target: '', status: 'failed', problem, heldUntil: null },
      });
      continue;
    }
    for (const target of targets) {
      await insertDelivery(tx, userId, alertId, {
        ...{ channel, target, status: 'waiting', problem: null, heldUntil },
      });
      if (end && channel === 'email') {
        await jobs.send(SEND_HELD, { userId, target }, wait);
      } else {
        await jobs.send(DELIVER, { userId, alertId, channel, target, attempt: 1 }, wait);
      }
    }
  }
}
