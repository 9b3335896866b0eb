import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from '../../auth/identity.ts';
import type { SignIn } from '../../auth/sign-in.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { AppError, accountForbidden, badInput, forbidden, notFound, unauthenticated } from '../../errors.ts';
import { listAccessible } from './list-accessible.ts';
import type { AccessibleAccount, Account, Role, Viewer } from './model.ts';
import { ownViewer } from './owner-viewer.ts';
import { readAccountOnce } from './read-once.ts';
import {
  findAccount,
  findAccountFor,
  insertAccount,
  lockAccount,
  raiseCompanyVersion,
  raiseDataVersion,
  updateEmail,
} from './store.ts';

interface NewAccount {
  userId: string;
  email: string;
  role?: Role;
}

/** A viewer with the account that the request is for and, if that is another, the person's own. */
export type ViewerWithAccount = Viewer & { account: Account; ownAccount?: Account };

/** Accounts and who may see them. */
export interface AccountsService {
  /**
   * The viewer of a verified session; creates the account of a user who signs in for the first time.
   * @throws UNAUTHENTICATED for a user who was deleted after the session was verified; UNAVAILABLE while their account is being deleted
   */
  viewerOf(identity: Identity): Promise<ViewerWithAccount>;
  /** The viewer of a verified API token; null when the user may no longer sign in. */
  viewerByToken(userId: string, token: Exclude<Viewer['via'], 'session'>): Promise<ViewerWithAccount | null>;
  /**
   * The viewer in another account: with their role there; an analyst who is no member looks at it.
   * @throws BAD_USER_INPUT; ACCOUNT_FORBIDDEN for one that the person may not see, whether it exists or not
   */
  enter(viewer: ViewerWithAccount, accountId: string): Promise<ViewerWithAccount>;
  /** Whether the viewer may still see the account that their request is for. */
  admits(viewer: Viewer): Promise<boolean>;
  /**
   * The accounts that a person may use: their own, those they are a member of, for an analyst all others, each part by name.
   * @throws BAD_USER_INPUT
   */
  accessible(viewer: Viewer, input: { search?: string | null; first: number }): Promise<AccessibleAccount[]>;
  /** Creates an account with a role, unless it exists. */
  open(input: NewAccount): Promise<void>;
  /**
   * The account to read: the one that the request is for when `userId` is left out.
   * @throws FORBIDDEN for another's account, unless the viewer is a member of it or an analyst; NOT_FOUND
   */
  readable(viewer: Viewer, userId: string | null | undefined): Promise<Account>;
  viewFor(userId: string): Viewer['view'];
  /** Whether the account's Action Center can be used: the flag, and the configured block. */
  actionCenter(account: Account): { enabled: boolean; blocked: boolean };
  /**
   * Locks the account until the transaction ends, so that its writers run one after the other.
   * @throws NOT_FOUND
   */
  lock(tx: Db, userId: string): Promise<{ dataVersion: number; companyVersion: number }>;
  /** Raises the account's data version. @returns the new version */
  raiseDataVersion(tx: Db, userId: string, change?: { simulated?: boolean }): Promise<number>;
  /** Raises the version of the tracked names, and the data version. */
  raiseCompanyVersion(tx: Db, userId: string): Promise<void>;
}

const uuid = z.uuid();
/** Accounts of one list. */
const MAX_LISTED = 100;
const MAX_SEARCH = 100;

const NOT_YOURS =
  'user_id must be your own, or of an account that you are a member of; only analysts may read other accounts.';

export function createAccountsService(db: Db, config: Config, signIn: SignIn): AccountsService {
  const open = ({ userId, email, role = 'member' }: NewAccount, tx = db) =>
    insertAccount(tx, { userId, email, role, aggregateTopicId: randomUUID() });

  /** A request that was authenticated just before its account was deleted must not create it again. */
  const openVerified = ({ userId, email }: Identity) =>
    db.transaction(async (tx) => {
      if (!(await signIn.holds(tx, userId))) throw unauthenticated();
      await open({ userId, email }, tx);
    });

  const viewFor: AccountsService['viewFor'] = (userId) =>
    config.fundUserIds.has(userId) ? 'fund' : 'general';

  async function readForMember(viewer: Viewer, id: string): Promise<Account> {
    const account = await readAccountOnce(viewer, id, async () => {
      const found = await findAccountFor(db, id, viewer.personId);
      return found?.role ? found.account : null;
    });
    if (!account) throw forbidden(NOT_YOURS);
    return account;
  }

  return {
    open: (input) => open(input),
    viewFor,

    async viewerOf(identity) {
      const { userId, email } = identity;
      let account = await findAccount(db, userId);
      if (account?.email !== email) {
        if (account) await updateEmail(db, userId, email);
        else await openVerified(identity);
        account = await findAccount(db, userId);
      }
      // With a hosted sign-in a person may be back before all of their account is deleted.
      if (!account)
        throw new AppError('UNAVAILABLE', 'This account is being deleted. Try again in some minutes.');
      const viewer = ownViewer({ userId, email, role: account.role, view: viewFor(userId) });
      return { ...viewer, account };
    },

    async accessible({ personId, role }, { search, first }) {
      if (first < 1 || first > MAX_LISTED)
        throw badInput('first', `first must be a number from 1 to ${MAX_LISTED}.`);
      const part = search?.toWellFormed().replaceAll('\u0000', '').trim() ?? '';
      if (part.length > MAX_SEARCH)
        throw badInput('search', `search must have at most ${MAX_SEARCH} characters.`);
      return listAccessible(db, personId, { part, first, all: role === 'analyst' });
    },

    async enter(viewer, accountId) {
      const id = accountId.toLowerCase();
      if (!uuid.safeParse(id).success) {
        throw badInput('X-Account-Id', 'X-Account-Id must be the id of an account (UUID).');
      }
      if (id === viewer.personId) return viewer;
      const found = await findAccountFor(db, id, viewer.personId);
      const accountRole = found?.role ?? (viewer.role === 'analyst' ? 'viewer' : null);
      if (!found || !accountRole) throw accountForbidden();
      const { account } = found;
      return { ...viewer, userId: id, accountRole, view: viewFor(id), account, ownAccount: viewer.account };
    },

    async admits({ userId, personId, role }) {
      if (userId === personId) return true;
      const found = await findAccountFor(db, userId, personId);
      return found !== null && (found.role !== null || role === 'analyst');
    },

    async viewerByToken(userId, { tokenId, scope }) {
      const account = await findAccount(db, userId);
      if (!account || !(await signIn.admits(db, userId))) return null;
      const { email, role } = account;
      const viewer = ownViewer({ userId, email: email ?? '', role, view: viewFor(userId) });
      return { ...viewer, via: { tokenId, scope }, account };
    },

    async readable(viewer, userId) {
      const id = userId?.toLowerCase() ?? viewer.userId;
      if (!uuid.safeParse(id).success) throw badInput('user_id', 'user_id must be a user id (UUID).');
      if (id !== viewer.userId && id !== viewer.personId && viewer.role !== 'analyst') {
        return readForMember(viewer, id);
      }
      const account = await readAccountOnce(viewer, id, () => findAccount(db, id));
      if (!account) throw notFound('There is no account with this user_id.', 'user_id');
      return account;
    },

    actionCenter: (account) => ({
      enabled: account.actionCenter && !config.actionCenterOffUserIds.has(account.userId),
      blocked: config.actionBlockedUserIds.has(account.userId),
    }),

    async lock(tx, userId) {
      const versions = await lockAccount(tx, userId);
      if (!versions) throw notFound('There is no such account.');
      return versions;
    },
    raiseDataVersion,
    raiseCompanyVersion,
  };
}
