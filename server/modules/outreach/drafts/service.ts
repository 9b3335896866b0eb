import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badInput, conflict as conflictError, notFound } from '../../../errors.ts';
import { createToken } from '../../../lib/token.ts';
import { findConflict, type SaveConflict, toConflictResult } from '../../../lib/version.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { FieldError } from '../../brands/model.ts';
import { findBlocked, findContact } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { deleteMail, findMail, findMails, insertMail, updateMail } from '../mail-store.ts';
import type { ListedMail, ListedTarget, OutreachMail } from '../model.ts';
import { setNamedBefore } from '../progress/store.ts';
import { findSettings } from '../settings/store.ts';
import { siteUrlOf } from '../site-url.ts';
import { toListed } from '../targets/list-targets.ts';
import { findTargets } from '../targets/store.ts';
import { composeDraft } from './compose-draft.ts';
import { cleanText, fieldErrors } from './validate.ts';

export interface TargetResult {
  target: ListedTarget | null;
  errors: FieldError[];
  conflict?: SaveConflict;
}

const DRAFTS = { count: 120, seconds: 3600 };
const EDITABLE = ['draft', 'approved'] as const;

interface Targets {
  read: (userId: string, id: string) => Promise<ListedTarget | null>;
}

/** Mails before they are sent: written from facts, edited and approved by a person. */
export function createDrafts(deps: OutreachDeps, targets: Targets) {
  const { db, accounts, actionCenter, brands, clock, config, rateLimiter } = deps;

  async function requireMail(userId: string, id: string): Promise<OutreachMail> {
    const mail = z.guid().safeParse(id).success ? await findMail(db, userId, id) : null;
    if (!mail) throw notFound('There is no mail with this id.', 'id');
    return mail;
  }
  const withTarget = async (userId: string, targetId: string): Promise<TargetResult> => ({
    target: await targets.read(userId, targetId),
    errors: [],
  });

  /** As it would be sent now. */
  async function listedMail(tx: typeof db, userId: string, id: string): Promise<ListedMail | null> {
    const mail = await findMail(tx, userId, id);
    if (!mail) return null;
    const settings = await findSettings(tx, userId);
    const contact = mail.contactId ? await findContact(tx, userId, mail.contactId) : null;
    return toListed(mail, settings, contact ? [contact] : [], { siteUrl: siteUrlOf(config), userId });
  }

  return {
    requireMail,
    withTarget,
    listedMail,

    /** @throws NOT_FOUND; CONFLICT where the address or the page must not be written to; RATE_LIMITED */
    async draft(viewer: Viewer, targetId: string, contactId: string): Promise<TargetResult> {
      const { userId } = await actionCenter.readable(viewer, null);
      const [target] = z.guid().safeParse(targetId).success ? await findTargets(db, userId, [targetId]) : [];
      const contact = z.guid().safeParse(contactId).success ? await findContact(db, userId, contactId) : null;
      if (!target) throw notFound('There is no target with this id.', 'targetId');
      if (contact?.targetId !== target.id)
        throw notFound('The target has no contact with this id.', 'contactId');
      const { address } = contact;
      if (address === null) throw badInput('contactId', 'No address is published for this contact.');
      const { brand } = await brands.tracked(userId);
      if (!brand) throw badInput('targetId', 'Set up your brand first.');
      if ((await findBlocked(db, userId, [address])).size > 0) {
        throw conflictError(
          'This address was written to before, or is on the do-not-contact list.',
          'contactId',
        );
      }
      await enforceLimit(
        rateLimiter,
        `outreach-draft:${userId}`,
        DRAFTS,
        'At most 120 drafts are written an hour.',
      );
      const namesBrand = (await targets.read(userId, targetId))?.namesBrand ?? null;
      const draft = await composeDraft(deps, viewer, { brand: brand.name, target, contact, namesBrand });
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const mails = await findMails(tx, userId, [targetId]);
        const open = mails.find(({ state }) => state !== 'bounced');
        if (open) {
          const rule = EDITABLE.some((state) => state === open.state)
            ? 'There is a draft for this page already.'
            : 'A second contact of a page is written to only after the first mail bounced.';
          throw conflictError(rule, 'targetId');
        }
        const id = randomUUID();
        const to = { toName: contact.name, toAddress: address, contactId };
        const mail = {
          id,
          targetId,
          ...to,
          ...draft,
          token: createToken(),
          simulated: deps.isDemoAccount(userId),
        };
        await insertMail(tx, userId, mail, clock());
        if (mails.length === 0) await setNamedBefore(tx, userId, targetId, namesBrand);
        await insertEvents(
          tx,
          userId,
          [{ targetId, mailId: id, kind: 'drafted', detail: `To ${address}`, by: viewer.personId }],
          clock(),
        );
      });
      return withTarget(userId, targetId);
    },

    /** Changes a draft, whose approval ends. @throws NOT_FOUND, CONFLICT */
    async save(
      viewer: Viewer,
      {
        id,
        subject,
        body,
        hash,
      }: { id: string; subject: string; body: string; hash?: string | null | undefined },
    ): Promise<TargetResult> {
      const { userId } = await actionCenter.readable(viewer, null);
      const mail = await requireMail(userId, id);
      const clean = cleanText({ subject, body });
      const errors = fieldErrors(clean);
      if (errors.length > 0) return { target: await targets.read(userId, mail.targetId), errors };
      const saveConflict = await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const current = await listedMail(tx, userId, id);
        if (!current) throw notFound('There is no mail with this id.', 'id');
        if (!EDITABLE.some((state) => state === current.state)) {
          throw conflictError('A mail that is being sent or was sent cannot be changed.', 'id');
        }
        const found = findConflict(
          hash,
          current.hash,
          'The draft was changed after it was read. Nothing was saved.',
        );
        if (found) return found;
        if (clean.subject === current.subject && clean.body === current.body) return null;
        await updateMail(tx, userId, id, EDITABLE, { ...clean, state: 'draft', approval: null });
        if (current.state === 'approved') {
          const event = {
            targetId: mail.targetId,
            mailId: id,
            kind: 'approval-removed' as const,
            by: viewer.personId,
          };
          await insertEvents(tx, userId, [{ ...event, detail: 'The text was changed.' }], clock());
        }
        return null;
      });
      const result = await withTarget(userId, mail.targetId);
      return saveConflict ? { ...result, ...toConflictResult(saveConflict) } : result;
    },

    /** @throws NOT_FOUND; CONFLICT for a mail that is no draft */
    async delete(viewer: Viewer, id: string): Promise<TargetResult> {
      const { userId } = await actionCenter.readable(viewer, null);
      const mail = await requireMail(userId, id);
      const isDeleted = await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        return deleteMail(tx, userId, id);
      });
      if (!isDeleted) throw conflictError('A mail that is being sent or was sent cannot be deleted.', 'id');
      return withTarget(userId, mail.targetId);
    },
  };
}
