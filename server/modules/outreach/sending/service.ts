import { badInput, conflict } from '../../../errors.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import { requirePerson } from '../../accounts/require-person.ts';
import type { OutreachDeps } from '../deps.ts';
import type { createDrafts, TargetResult } from '../drafts/service.ts';
import { insertEvents } from '../event-store.ts';
import { confirmSent } from '../inbox/outcomes.ts';
import { releaseRecipient, updateMail } from '../mail-store.ts';
import { SEND_MAIL } from '../queues.ts';
import { insertSuppressions } from '../suppressions/store.ts';

const SENDS = { count: 60, seconds: 3600 };

/** Approving and sending, which only a signed-in person can do, one mail at a time. */
export function createSending(
  deps: OutreachDeps,
  drafts: ReturnType<typeof createDrafts>,
  missingFor: (userId: string) => Promise<string[]>,
) {
  const { db, accounts, actionCenter, clock, jobs, rateLimiter } = deps;

  return {
    /** Approves exactly the text with this hash. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT, FORBIDDEN */
    async approve(viewer: Viewer, id: string, hash: string): Promise<TargetResult> {
      requirePerson(viewer, 'approve a mail');
      const { userId } = await actionCenter.readable(viewer, null);
      const { targetId } = await drafts.requireMail(userId, id);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const mail = await drafts.listedMail(tx, userId, id);
        if (!mail || (mail.state !== 'draft' && mail.state !== 'approved')) {
          throw conflict('Only a draft can be approved.', 'id');
        }
        if (mail.hash !== hash)
          throw conflict('The mail was changed after you read it. Read it again.', 'hash');
        if (mail.subject === '' || mail.body.trim() === '') {
          throw badInput('id', 'To approve a mail, fill in subject and body.');
        }
        const approval = { hash, by: viewer.personId, at: clock() };
        await updateMail(tx, userId, id, ['draft', 'approved'], {
          state: 'approved',
          approval,
          problem: null,
        });
        const event = { targetId, mailId: id, kind: 'approved' as const, by: viewer.personId };
        await insertEvents(tx, userId, [{ ...event, detail: `To ${mail.toAddress}, text ${hash}` }], clock());
      });
      return drafts.withTarget(userId, targetId);
    },

    /** Queues an approved mail. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED */
    async send(viewer: Viewer, id: string): Promise<TargetResult> {
      requirePerson(viewer, 'send a mail');
      const { userId } = await actionCenter.readable(viewer, null);
      const { targetId } = await drafts.requireMail(userId, id);
      const [missing] = await missingFor(userId);
      if (missing) throw badInput('settings', missing);
      await enforceLimit(
        rateLimiter,
        `outreach-send:${userId}`,
        SENDS,
        'At most 60 mails are queued an hour.',
      );
      await jobs.prepare(SEND_MAIL);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const mail = await drafts.listedMail(tx, userId, id);
        if (mail?.state !== 'approved') throw conflict('Approve the mail before it is sent.', 'id');
        if (mail.hash !== mail.approvedHash) {
          const problem = 'The sender or the settings changed after the approval. Approve the mail again.';
          await updateMail(tx, userId, id, ['approved'], { state: 'draft', approval: null, problem });
          return;
        }
        await updateMail(tx, userId, id, ['approved'], { state: 'queued', problem: null });
        const event = { targetId, mailId: id, kind: 'queued' as const, by: viewer.personId };
        await insertEvents(tx, userId, [event], clock());
        await jobs.send(SEND_MAIL, { userId, mailId: id }, { tx });
      });
      return drafts.withTarget(userId, targetId);
    },

    /** Decides about a mail whose fate is unknown. @throws NOT_FOUND, CONFLICT, FORBIDDEN */
    async resolve(viewer: Viewer, id: string, isSent: boolean): Promise<TargetResult> {
      requirePerson(viewer, 'decide about a mail');
      const { userId } = await actionCenter.readable(viewer, null);
      const mail = await drafts.requireMail(userId, id);
      if (mail.state !== 'uncertain') throw conflict('It is known whether this mail was sent.', 'id');
      if (isSent) await confirmSent(deps, userId, mail, `${viewer.email} says that it was sent.`);
      else {
        await db.transaction(async (tx) => {
          await accounts.lock(tx, userId);
          const change = {
            state: 'draft' as const,
            approval: null,
            sendingAt: null,
            sentOn: null,
            messageId: null,
          };
          if (!(await updateMail(tx, userId, id, ['uncertain'], change))) return;
          await releaseRecipient(tx, userId, id);
          const event = {
            targetId: mail.targetId,
            mailId: id,
            kind: 'resolved' as const,
            by: viewer.personId,
          };
          await insertEvents(tx, userId, [{ ...event, detail: 'It was not sent.' }], clock());
        });
      }
      return drafts.withTarget(userId, mail.targetId);
    },

    /** Marks a reply as a refusal. @throws NOT_FOUND, CONFLICT */
    async decline(viewer: Viewer, id: string): Promise<TargetResult> {
      const { userId } = await actionCenter.readable(viewer, null);
      const mail = await drafts.requireMail(userId, id);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const from = ['sent', 'replied'] as const;
        if (!(await updateMail(tx, userId, id, from, { state: 'declined', endedAt: clock() }))) {
          throw conflict('Only a mail that was sent can be declined.', 'id');
        }
        await insertSuppressions(tx, userId, [mail.toAddress], 'declined', clock());
        const event = { targetId: mail.targetId, mailId: id, kind: 'declined' as const, by: viewer.personId };
        await insertEvents(tx, userId, [event], clock());
      });
      return drafts.withTarget(userId, mail.targetId);
    },
  };
}
