import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from '../../auth/identity.ts';
import type { SignIn } from '../../auth/sign-in.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { badInput, forbidden, notFound, unauthenticated } from '../../errors.ts';
import type { Account, Role, Viewer } from './model.ts';
import { ownViewer } from './owner-viewer.ts';
import { readAccountOnce } from './read-once.ts';
import {
  findAccount,
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

export type ViewerWithAccount = Viewer & { account: Account };

/** Accounts and who may see them. */
export interface AccountsService {
  /**
   * The viewer of a verified session; creates the account of a user who signs in for the first time.
   * @throws UNAUTHENTICATED for a user who was deleted after the session was verified
   */
  viewerOf(identity: Identity): Promise<ViewerWithAccount>;
  /** The viewer of a verified API token; null when the user may no longer sign in. */
  viewerByToken(userId: string, token: Exclude<Viewer['via'], 'session'>): Promise<ViewerWithAccount | null>;
  /** Creates an account with a role, unless it exists. */
  open(input: NewAccount): Promise<void>;
  /**
   * The account to read: the viewer's own when `userId` is left out.
   * @throws FORBIDDEN for another's account, unless the viewer is an analyst; NOT_FOUND
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
      if (!account) throw unauthenticated();
      const viewer = ownViewer({ userId, email, role: account.role, view: viewFor(userId) });
      return { ...viewer, account };
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
      if (id !== viewer.userId && viewer.role !== 'analyst') {
        throw forbidden('user_id must be your own; only analysts may read other accounts.');
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
