import { AppError } from '../../../errors.ts';
import { isToken } from '../../../lib/token.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { findMail, findRecipientByToken, updateMail } from '../mail-store.ts';
import { insertSuppressions } from '../suppressions/store.ts';

/** The account and the mail that a link to unsubscribe names; null for a malformed one. */
export function parseUnsubscribeToken(text: string): { userId: string; token: string } | null {
  const [account = '', token = ''] = text.split('.');
  const hex = Buffer.from(account, 'base64url').toString('hex');
  if (hex.length !== 32 || !isToken(token) || text.length > 60) return null;
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), token };
}

/** Puts the recipient of a mail on the do-not-contact list of its account. @returns whether the link is of a mail */
export async function unsubscribe({ db, accounts, clock }: OutreachDeps, text: string): Promise<boolean> {
  const parsed = parseUnsubscribeToken(text);
  const recipient = parsed && (await findRecipientByToken(db, parsed.userId, parsed.token));
  if (!parsed || !recipient) return false;
  const { userId } = parsed;
  await db
    .transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const mail = await findMail(tx, userId, recipient.mailId);
      const added = await insertSuppressions(
        tx,
        userId,
        [mail?.toAddress ?? recipient.address, recipient.address],
        'unsubscribed',
        clock(),
      );
      if (!mail || added === 0) return;
      await updateMail(tx, userId, mail.id, ['sending', 'uncertain', 'sent', 'replied'], {
        ...{ state: 'declined', endedAt: clock() },
      });
      await insertEvents(
        tx,
        userId,
        [{ targetId: mail.targetId, mailId: mail.id, kind: 'unsubscribed' }],
        clock(),
      );
    })
    .catch((error: unknown) => {
      // The account was deleted meanwhile, and with it all addresses.
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    });
  return true;
}
