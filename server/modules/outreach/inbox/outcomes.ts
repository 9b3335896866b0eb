import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { findMail, findMailsByTokens, updateMail } from '../mail-store.ts';
import type { OutreachMail } from '../model.ts';
import { insertSuppressions } from '../suppressions/store.ts';
import type { InboxMessage } from './read-message.ts';

/** Of mails that a message of the inbox may be about. */
const SENT = ['sending', 'uncertain', 'sent'] as const;

/** Stores what a message says about our mails; again and again with the same effect. */
export async function applyMessage(deps: OutreachDeps, userId: string, message: InboxMessage): Promise<void> {
  const { db, accounts, clock } = deps;
  const mails = await findMailsOf(deps, userId, message);
  for (const { id } of mails) {
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const mail = await findMail(tx, userId, id);
      if (!mail || !SENT.some((state) => state === mail.state)) return;
      const now = clock();
      const event = { targetId: mail.targetId, mailId: id };
      if (message.kind === 'bounce') {
        const failed = message.statuses.find(({ action }) => action === 'failed');
        if (!failed) return;
        const problem = [failed.status, failed.diagnostic].filter(Boolean).join(' ') || 'The mail came back.';
        await updateMail(tx, userId, id, SENT, {
          state: 'bounced',
          problem,
          endedAt: now,
          sentAt: sentAtOf(mail, now),
        });
        await insertEvents(tx, userId, [{ ...event, kind: 'bounced', detail: problem }], now);
        if (failed.status.startsWith('5'))
          await insertSuppressions(tx, userId, [mail.toAddress], 'bounced', now);
        return;
      }
      if (message.kind === 'auto-reply') {
        await insertEvents(tx, userId, [{ ...event, kind: 'auto-reply', detail: message.excerpt }], now);
        return;
      }
      await updateMail(tx, userId, id, SENT, {
        ...{
          state: 'replied',
          excerpt: message.excerpt,
          problem: null,
          endedAt: now,
          sentAt: sentAtOf(mail, now),
        },
      });
      await insertEvents(tx, userId, [{ ...event, kind: 'replied', detail: message.excerpt }], now);
    });
  }
}

/** A reply or a bounce also proves that the mail was sent. */
const sentAtOf = (mail: OutreachMail, now: Date) => new Date(mail.sentAt ?? mail.sendingAt ?? now);

async function findMailsOf(
  { db }: OutreachDeps,
  userId: string,
  { ids }: InboxMessage,
): Promise<OutreachMail[]> {
  const byToken = ids.tokens.length > 0 ? await findMailsByTokens(db, userId, ids.tokens) : [];
  const byId = await Promise.all(ids.mailIds.map((id) => findMail(db, userId, id)));
  const mails = [...byToken, ...byId.filter((mail) => mail !== null)];
  return [...new Map(mails.map((mail) => [mail.id, mail])).values()];
}

/** A mail whose fate was unknown was sent. */
export async function confirmSent(
  { db, accounts, clock }: OutreachDeps,
  userId: string,
  mail: OutreachMail,
  detail: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const now = clock();
    const change = { state: 'sent' as const, sentAt: sentAtOf(mail, now), problem: null };
    if (!(await updateMail(tx, userId, mail.id, ['uncertain'], change))) return;
    await insertEvents(
      tx,
      userId,
      [{ targetId: mail.targetId, mailId: mail.id, kind: 'resolved', detail }],
      now,
    );
  });
}
