import { AppError } from '../../../errors.ts';
import { SecretError } from '../../../secrets/secrets.ts';
import { findContact, findSuppressed } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { type ComposedMail, composeMail, hashOf, toMessage } from '../drafts/compose.ts';
import { insertEvents } from '../event-store.ts';
import {
  claimRecipient,
  countSentOn,
  findMail,
  findMails,
  releaseRecipient,
  updateMail,
} from '../mail-store.ts';
import { MAX_PER_DAY, type OutreachMail } from '../model.ts';
import { recipientKey } from '../recipients.ts';
import { passwordOf } from '../settings/passwords.ts';
import { findSettings } from '../settings/store.ts';
import { siteUrlOf } from '../site-url.ts';
import { dayIn } from './account-day.ts';
import { MailServerError } from './mail-server.ts';
import { SmtpError, sendBySmtp } from './smtp.ts';

interface Claimed {
  mail: OutreachMail;
  composed: ComposedMail;
}

/** States of an earlier mail of a page after which no other contact of the page is written to. */
const ENDS_PAGE: readonly OutreachMail['state'][] = ['sending', 'uncertain', 'sent', 'replied', 'declined'];

/**
 * Sends one approved mail. That it is being sent is stored before its server is reached, so that a mail whose process ended is
 * never sent a second time: it becomes uncertain instead, and a person decides.
 */
export async function sendMail(
  deps: OutreachDeps,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<void> {
  const { db, clock, log } = deps;
  const claimed = await claim(deps, userId, mailId);
  if (!claimed) return;
  const { mail, composed } = claimed;
  try {
    await deliver(deps, userId, claimed);
  } catch (error) {
    const isUncertain = error instanceof SmtpError ? error.isUncertain : !isKnown(error);
    if (!isKnown(error)) log.error({ err: error, userId, mailId }, 'an outreach mail failed');
    const problem = isKnown(error) ? (error as Error).message : 'The server failed while it sent the mail.';
    await finish(
      deps,
      userId,
      mail,
      isUncertain ? { state: 'uncertain', problem } : { state: 'approved', problem },
    );
    return;
  }
  await db.transaction(async (tx) => {
    await deps.accounts.lock(tx, userId);
    const isSent = await updateMail(tx, userId, mailId, ['sending', 'uncertain'], {
      state: 'sent',
      sentAt: clock(),
      problem: null,
    });
    const detail = `To ${composed.to.address}`;
    if (isSent)
      await insertEvents(tx, userId, [{ targetId: mail.targetId, mailId, kind: 'sent', detail }], clock());
  });
}

const isKnown = (error: unknown) =>
  error instanceof SmtpError || error instanceof MailServerError || error instanceof SecretError;

/** Checks everything once more under the account's lock and marks the mail as being sent. */
async function claim(deps: OutreachDeps, userId: string, mailId: string): Promise<Claimed | null> {
  const { db, accounts, clock } = deps;
  return db
    .transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const mail = await findMail(tx, userId, mailId);
      if (mail?.state !== 'queued') return null;
      const settings = await findSettings(tx, userId);
      const contact = mail.contactId ? await findContact(tx, userId, mail.contactId) : null;
      const composed = composeMail(settings, mail, contact, { siteUrl: siteUrlOf(deps.config), userId });
      const now = clock();
      const today = dayIn(settings.timeZone, now);
      const refuse = async (problem: string, keepsApproval: boolean) => {
        const approval = keepsApproval ? {} : { approval: null };
        await updateMail(tx, userId, mailId, ['queued'], {
          ...{ state: keepsApproval ? 'approved' : 'draft', problem },
          ...approval,
        });
        await insertEvents(
          tx,
          userId,
          [{ targetId: mail.targetId, mailId, kind: 'not-sent', detail: problem }],
          now,
        );
        return null;
      };
      if (hashOf(composed) !== mail.approvedHash)
        return refuse('The text was changed after it was approved.', false);
      const limit = Math.min(settings.dailyLimit, MAX_PER_DAY);
      if ((await countSentOn(tx, userId, today)) >= limit) {
        return refuse(`The ${limit} mails of today are sent. Send it tomorrow.`, true);
      }
      if ((await findSuppressed(tx, userId, [mail.toAddress])).size > 0) {
        return refuse('The address is on the do-not-contact list.', false);
      }
      const others = await findMails(tx, userId, [mail.targetId]);
      if (others.some(({ id, state }) => id !== mailId && ENDS_PAGE.includes(state))) {
        return refuse('Another contact of this page was written to and the mail did not bounce.', false);
      }
      const address = recipientKey(mail.toAddress);
      if (!(await claimRecipient(tx, userId, { address, mailId, token: mail.token }))) {
        return refuse('This address was written to before. Nobody is written to twice.', false);
      }
      await updateMail(tx, userId, mailId, ['queued'], {
        ...{ state: 'sending', messageId: composed.messageId, sendingAt: now, sentOn: today, problem: null },
      });
      return { mail, composed };
    })
    .catch((error: unknown) => {
      // The account was deleted meanwhile.
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
}

/** @throws SmtpError, MailServerError, SecretError */
async function deliver(deps: OutreachDeps, userId: string, { mail, composed }: Claimed): Promise<void> {
  const source = await toMessage(composed);
  if (mail.simulated) return deps.writeToOutbox(source);
  const { smtp } = await findSettings(deps.db, userId);
  const { host, port, security, user } = smtp;
  const password = passwordOf(deps.secrets, userId, 'smtp', smtp);
  await sendBySmtp(
    deps.mailAccess,
    { host, port, security, user, password },
    { from: composed.from.address, to: composed.to.address, source },
  );
}

/** Stores that a mail was not sent, or may have been; the first releases its recipient and its place of the day. */
export async function finish(
  { db, accounts, clock }: Pick<OutreachDeps, 'db' | 'accounts' | 'clock'>,
  userId: string,
  mail: OutreachMail,
  { state, problem }: { state: 'approved' | 'uncertain'; problem: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const isSent = state === 'uncertain';
    const isChanged = await updateMail(tx, userId, mail.id, ['sending'], {
      ...{ state, problem },
      ...(!isSent && { sendingAt: null, sentOn: null, messageId: null }),
    });
    if (!isChanged) return;
    if (!isSent) await releaseRecipient(tx, userId, mail.id);
    const kind = isSent ? 'uncertain' : 'not-sent';
    await insertEvents(
      tx,
      userId,
      [{ targetId: mail.targetId, mailId: mail.id, kind, detail: problem }],
      clock(),
    );
  });
}
