import type { OutreachDeps } from '../deps.ts';
import { findInterrupted } from '../inbox/store.ts';
import { findMail } from '../mail-store.ts';
import { finish } from './send-mail.ts';

/** Longer than an attempt to send can take. */
const MAX_SENDING_MS = 5 * 60_000;

/** Marks mails as uncertain whose process ended while it sent them; they are never sent again by themselves. */
export async function markInterrupted(deps: OutreachDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - MAX_SENDING_MS);
  for (const { userId, id } of await findInterrupted(deps.db, before)) {
    const mail = await findMail(deps.db, userId, id);
    const problem = 'The process ended while it sent this mail, so that it may have been sent.';
    if (mail) await finish(deps, userId, mail, { state: 'uncertain', problem });
  }
}
