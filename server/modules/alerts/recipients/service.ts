import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY_MS } from '../../../lib/days.ts';
import { createToken } from '../../../lib/token.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import { perDay } from '../../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../../accounts/model.ts';
import { parseUnsubscribeToken as parseLink } from '../../outreach/unsubscribe/unsubscribe.ts';
import { emailAddress, mailboxKey } from '../../reports/requests/email-address.ts';
import type { AlertsDeps } from '../deps.ts';
import type { SaveResult } from '../model.ts';
import { confirmMail } from './confirm-mail.ts';
import { confirmUrl } from './links.ts';
import {
  confirmByHash,
  deleteRecipient,
  listRecipients,
  saveMemberRecipient,
  saveUnconfirmed,
  unsubscribeByToken,
} from './store.ts';

/** Addresses beside the account's own. */
const MAX_RECIPIENTS = 20;
const ADDED_PER_DAY = perDay(20);
/** Links to one mailbox, from all accounts. */
const LINKS_TO_MAILBOX = perDay(3);
const VALID_DAYS = 7;
const ATTEMPTS = { count: 60, seconds: 600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const uuid = z.uuid();

/** To whom alerts of an account are mailed beside its own address. */
export function createRecipients(deps: AlertsDeps) {
  const { db, accounts, brands, people, rateLimiter, clock, config, mailerFor, log } = deps;
  const failed = (message: string): SaveResult => ({ ok: false, errors: [{ field: 'address', message }] });

  /** @returns whether a link has to be mailed, or why nothing was stored */
  async function store(viewer: Viewer, address: string, personId: string | null, hash: string) {
    const { userId } = viewer;
    const now = clock();
    return db.transaction(async (tx): Promise<'member' | 'unconfirmed' | SaveResult> => {
      await accounts.lock(tx, userId);
      const known = await listRecipients(tx, userId);
      const earlier = known.find((other) => other.address === address);
      const isActive = earlier?.confirmed && !earlier.unsubscribed && earlier.isMember;
      if (isActive || (personId === userId && !earlier?.unsubscribed)) {
        return failed('This address gets alerts already.');
      }
      if (!earlier && known.filter((other) => other.personId !== userId).length >= MAX_RECIPIENTS) {
        return failed(`Alerts go to at most ${MAX_RECIPIENTS} further addresses; remove one first.`);
      }
      const recipient = { id: randomUUID(), address, token: createToken(), now: now.toISOString() };
      if (personId !== null && !earlier?.unsubscribed) {
        await saveMemberRecipient(tx, userId, { ...recipient, personId });
        return 'member';
      }
      // Only the mailbox's person ends that they unsubscribed.
      const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
      await saveUnconfirmed(tx, userId, { ...recipient, hash, expiresAt });
      return 'unconfirmed';
    });
  }

  const limitLinks = (address: string) =>
    enforceLimit(
      rateLimiter,
      `alert-links:${mailboxKey(address)}`,
      LINKS_TO_MAILBOX,
      `At most ${LINKS_TO_MAILBOX.count} links a day are mailed to one address.`,
    );

  async function limitAttempts(kind: string, ip: string) {
    await enforceLimit(rateLimiter, `alert-${kind}:${ip}`, ATTEMPTS, 'Too many attempts from this address.');
  }

  return {
    /**
     * Adds an address: a member's at once, another after the link that it is mailed was opened.
     * @throws RATE_LIMITED
     */
    async add(viewer: Viewer, given: string): Promise<SaveResult> {
      const parsed = emailAddress.safeParse(given);
      if (!parsed.success) return failed(parsed.error.issues[0]?.message ?? 'Give an e-mail address.');
      const { userId } = viewer;
      const address = parsed.data.toLowerCase();
      const { count } = ADDED_PER_DAY;
      const perAccount = `An account may add ${count} addresses for alerts a day.`;
      await enforceLimit(rateLimiter, `alert-recipients:${userId}`, ADDED_PER_DAY, perAccount);
      const { members } = await people.list(viewer);
      const member = members.find(({ email }) => email.toLowerCase() === address);
      if (!member) await limitLinks(address);
      const token = createToken();
      const stored = await store(viewer, address, member?.personId ?? null, hashOf(token));
      if (stored === 'member') return { ok: true };
      if (stored !== 'unconfirmed') return stored;
      const { brand } = await brands.tracked(userId);
      const link = confirmUrl(config, userId, token);
      const document = confirmMail({
        ...{ brand: brand?.name ?? null, askedBy: viewer.email, days: VALID_DAYS, link },
      });
      try {
        await mailerFor(userId).send({
          ...{ to: address, document },
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { ok: true };
      } catch (error) {
        const { responseCode } = error as { responseCode?: unknown };
        // The mail server's message may contain the address.
        log.warn({ userId, responseCode }, 'a link that confirms an address could not be mailed');
        return failed('The link could not be mailed. Check the mail server and try again.');
      }
    },

    /** Removing one that does not exist changes nothing. The account's own address stays. */
    async remove({ userId }: Viewer, id: string): Promise<void> {
      if (uuid.safeParse(id).success) await deleteRecipient(db, userId, id);
    },

    /** Without sign-in. @returns whether the link was good @throws RATE_LIMITED */
    async confirm(ip: string, text: string): Promise<boolean> {
      await limitAttempts('confirm', ip);
      const parsed = parseLink(text);
      if (!parsed) return false;
      const { userId, token } = parsed;
      return confirmByHash(db, userId, { hash: hashOf(token), now: clock().toISOString() });
    },

    /** Without sign-in. A link that is not good changes nothing. @throws RATE_LIMITED */
    async unsubscribe(ip: string, text: string): Promise<void> {
      await limitAttempts('unsubscribe', ip);
      const parsed = parseLink(text);
      if (!parsed) return;
      const { userId, token } = parsed;
      await unsubscribeByToken(db, userId, { token, now: clock().toISOString() });
    },
  };
}
