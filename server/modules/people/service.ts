import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Config, publicUrl } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { badInput, forbidden, notFound } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import { perDay, type RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Account, AccountRole, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { FieldError } from '../brands/model.ts';
import { invitationMail } from './invitation-mail.ts';
import type { OpenedInvitation, People } from './model.ts';
import {
  deleteInvitation,
  deleteMember,
  findBrandName,
  findEmails,
  findInvitation,
  findRole,
  listInvitations,
  listMembers,
  replaceInvitation,
  saveMember,
  updateRole,
} from './store.ts';

/** Members and open invitations of an account, beside its own person. */
const MAX_PEOPLE = 50;
const INVITATIONS_PER_DAY = 50;
const VALID_DAYS = 7;

type InviteResult = { ok: true } | { ok: false; errors: FieldError[] };

/** Who may use an account. Rights are checked where mutations are: `server/graphql/mutation-rights.ts`. */
export interface PeopleService {
  /** Everybody in the account may see who else is. */
  list(viewer: Viewer): Promise<People>;
  /** Mails a link that only the address's person can accept, in place of an earlier one. @throws RATE_LIMITED */
  invite(viewer: Viewer, input: { email: string; role: AccountRole }): Promise<InviteResult>;
  /** @throws NOT_FOUND */
  withdraw(viewer: Viewer, id: string): Promise<void>;
  /** @throws NOT_FOUND; BAD_USER_INPUT for the account's own person */
  changeRole(viewer: Viewer, personId: string, role: AccountRole): Promise<void>;
  /** Takes effect with the person's next request. @throws NOT_FOUND; BAD_USER_INPUT for the account's own person */
  remove(viewer: Viewer, personId: string): Promise<void>;
  /** Removes the viewer from the account. @throws BAD_USER_INPUT in their own */
  leave(viewer: Viewer): Promise<void>;
  /** What a mailed link leads to. */
  open(viewer: Viewer, token: string): Promise<OpenedInvitation>;
  /** Makes the viewer a member. @returns the account's id @throws FORBIDDEN for an API token; NOT_FOUND */
  accept(viewer: Viewer, token: string): Promise<string>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  audit: AuditService;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
  config: Pick<Config, 'siteUrl' | 'port'>;
}

const address = z.email().max(254);
const uuid = z.uuid();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function createPeopleService(deps: Deps): PeopleService {
  const { db, accounts, audit, rateLimiter, mailer, clock, config } = deps;
  const now = () => clock().toISOString();

  /** The address of somebody in the account; null for nobody. */
  const emailOf = async (tx: Db, personId: string) =>
    (await findEmails(tx, [personId])).get(personId) ?? null;

  /** As `change`, of one who is an owner still: another may have removed them since the request began. @throws FORBIDDEN */
  const changeAsOwner = <Result>(
    { userId, personId }: Viewer,
    work: (tx: Db) => Promise<Result>,
  ): Promise<Result> =>
    change(userId, async (tx) => {
      if (personId !== userId && (await findRole(tx, userId, personId)) !== 'owner') {
        throw forbidden('Only an owner of this account can do this.');
      }
      return work(tx);
    });

  /** Runs a change of the account's people; replies stored for a member are outdated after it. */
  const change = <Result>(userId: string, work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const result = await work(tx);
      await accounts.raiseDataVersion(tx, userId);
      return result;
    });

  async function membersOf(tx: Db, own: Account) {
    const members = await listMembers(tx, own.userId);
    const emails = await findEmails(
      tx,
      members.map(({ personId }) => personId),
    );
    return [
      { personId: own.userId, email: own.email ?? '', role: 'owner' as const, since: null },
      ...members.map((member) => ({ ...member, email: emails.get(member.personId) ?? '' })),
    ];
  }

  async function findOpen(viewer: Viewer, token: string) {
    const found = token.length > 100 ? null : await findInvitation(db, hashOf(token), now());
    if (!found) return { state: 'ended' as const };
    return isSame(found.email, viewer.email) ? found : { state: 'other_address' as const };
  }

  return {
    async list(viewer) {
      const isOwner = viewer.accountRole === 'owner';
      return {
        members: await membersOf(db, await accounts.readable(viewer, null)),
        invitations: isOwner ? await listInvitations(db, viewer.userId) : [],
      };
    },

    async invite(viewer, input) {
      const email = input.email.trim();
      if (!address.safeParse(email).success) return failed('email', 'Enter an e-mail address.');
      await enforceLimit(
        rateLimiter,
        `invitations:${viewer.userId}`,
        perDay(INVITATIONS_PER_DAY),
        `An account may send ${INVITATIONS_PER_DAY} invitations a day.`,
      );
      const own = await accounts.readable(viewer, null);
      const token = randomBytes(32).toString('base64url');
      const id = randomUUID();
      const result = await changeAsOwner(viewer, async (tx): Promise<InviteResult> => {
        const members = await membersOf(tx, own);
        if (members.some((member) => isSame(member.email, email))) {
          return failed('email', 'This person is in the account already.');
        }
        const others = (await listInvitations(tx, viewer.userId)).filter(
          (other) => !isSame(other.email, email),
        );
        if (members.length + others.length > MAX_PEOPLE) {
          return failed('email', `An account has at most ${MAX_PEOPLE} members and invitations.`);
        }
        await replaceInvitation(tx, {
          ...{ userId: viewer.userId, id, email, role: input.role, hash: hashOf(token) },
          ...{ invitedBy: viewer.personId, createdAt: now() },
          expiresAt: new Date(clock().getTime() + VALID_DAYS * DAY_MS).toISOString(),
        });
        return { ok: true };
      });
      if (!result.ok) return result;
      const document = invitationMail({
        accountName: (await findBrandName(db, own.userId)) ?? own.email ?? 'their brand',
        invitedBy: viewer.email,
        role: input.role,
        days: VALID_DAYS,
        link: `${publicUrl(config).replace(/\/$/, '')}/dashboard/invitations/${token}`,
      });
      try {
        await mailer.send({ to: email, document });
        return result;
      } catch (error) {
        deps.log.warn({ err: error }, 'an invitation could not be mailed');
        await deleteInvitation(db, viewer.userId, id);
        return failed('email', 'The mail could not be sent. Check the mail server and try again.');
      }
    },

    async withdraw(viewer, id) {
      const unknown = () => notFound('There is no invitation with this id.', 'id');
      if (!uuid.safeParse(id).success) throw unknown();
      await changeAsOwner(viewer, async (tx) => {
        const email = await deleteInvitation(tx, viewer.userId, id);
        if (email === null) throw unknown();
        await audit.record(tx, viewer, 'Withdrew an invitation', email);
      });
    },

    async changeRole(viewer, personId, role) {
      requireOther(viewer, personId);
      await changeAsOwner(viewer, async (tx) => {
        if (!(await updateRole(tx, viewer.userId, personId, role))) throw unknownMember();
        await audit.record(
          tx,
          viewer,
          'Changed a role',
          `${(await emailOf(tx, personId)) ?? personId}: ${role}`,
        );
      });
    },

    async remove(viewer, personId) {
      requireOther(viewer, personId);
      await changeAsOwner(viewer, async (tx) => {
        if (!(await deleteMember(tx, viewer.userId, personId))) throw unknownMember();
        await audit.record(tx, viewer, 'Removed a member', await emailOf(tx, personId));
      });
    },

    async leave(viewer) {
      const { userId, personId } = viewer;
      if (!(await change(userId, (tx) => deleteMember(tx, userId, personId)))) {
        throw badInput(
          'account',
          'You are no member of this account. Your own is deleted under Settings › Data.',
        );
      }
    },

    async open(viewer, token) {
      const found = await findOpen(viewer, token);
      if ('state' in found) return found;
      const { userId, role, expiresAt, invitedBy } = found;
      const emails = await findEmails(db, [invitedBy, userId]);
      return {
        state: 'open',
        accountName: (await findBrandName(db, userId)) ?? emails.get(userId) ?? '',
        invitedBy: emails.get(invitedBy) ?? '',
        role,
        expiresAt,
      };
    },

    async accept(viewer, token) {
      if (viewer.via !== 'session') throw forbidden('Only a signed-in person can accept an invitation.');
      const found = await findOpen(viewer, token);
      if ('state' in found) throw notFound(ENDED[found.state], 'token');
      const { userId, id, role } = found;
      const { personId } = viewer;
      await change(userId, async (tx) => {
        // Withdrawn or accepted meanwhile.
        if ((await deleteInvitation(tx, userId, id)) === null) throw notFound(ENDED.ended, 'token');
        if (personId !== userId) await saveMember(tx, { userId, personId, role, createdAt: now() });
        await audit.record(tx, { ...viewer, userId }, 'Accepted an invitation', `As ${role}`);
      });
      return userId;
    },
  };
}

const ENDED = {
  ended: 'This invitation was withdrawn, accepted or has expired. Ask for a new one.',
  other_address: 'This invitation was sent to another address. Sign in with that one.',
};

const unknownMember = () => notFound('There is no member with this id.', 'personId');

const failed = (field: string, message: string) => ({ ok: false as const, errors: [{ field, message }] });

/** @throws NOT_FOUND; BAD_USER_INPUT for the account's own person */
function requireOther({ userId }: Viewer, personId: string): void {
  if (!uuid.safeParse(personId).success) throw unknownMember();
  if (personId.toLowerCase() === userId) {
    throw badInput('personId', 'The person whose account this is stays its owner.');
  }
}
