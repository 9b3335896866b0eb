import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { badInput, forbidden, notFound } from '../../errors.ts';
import type { Identity } from '../../identity.ts';
import type { Account, Role, Viewer } from './model.ts';
import {
  findAccount,
  insertAccount,
  lockAccount,
  raiseCompanyVersion,
  raiseDataVersion,
  updateEmail,
} from './store.ts';

/** Accounts and who may see them. */
export interface AccountsService {
  /** The person behind a verified token; the first sight of one makes the account. */
  viewerOf(identity: Identity): Promise<Viewer>;
  /** Makes an account with a role, unless it is there. */
  open(input: { userId: string; email: string; role?: Role }): Promise<void>;
  /**
   * The account to read: one's own when `userId` is left out.
   * @throws FORBIDDEN for another's account, unless the viewer is an analyst; NOT_FOUND for none
   */
  readable(viewer: Viewer, userId: string | null | undefined): Promise<Account>;
  /** Which dashboard the account gets. */
  viewFor(userId: string): Viewer['view'];
  /** Whether the account's Action Center can be used: the flag, and the configured block. */
  actionCenter(account: Account): { enabled: boolean; blocked: boolean };
  /**
   * Holds the account until the transaction ends, so that its writers follow each other.
   * @throws NOT_FOUND
   */
  lock(tx: Db, userId: string): Promise<{ dataVersion: number; companyVersion: number }>;
  /** Says that readers would now see something else. @returns the new version */
  raiseDataVersion(tx: Db, userId: string, change?: { simulated?: boolean }): Promise<number>;
  /** Says that the names looked for have changed. */
  raiseCompanyVersion(tx: Db, userId: string): Promise<void>;
}

const uuid = z.uuid();

export function createAccountsService(db: Db, config: Config): AccountsService {
  const open: AccountsService['open'] = ({ userId, email, role = 'member' }) =>
    insertAccount(db, { userId, email, role, aggregateTopicId: randomUUID() });

  const viewFor: AccountsService['viewFor'] = (userId) =>
    config.fundUserIds.has(userId) ? 'fund' : 'general';

  return {
    open,
    viewFor,

    async viewerOf(identity) {
      let account = await findAccount(db, identity.userId);
      if (!account) {
        await open({ userId: identity.userId, email: identity.email });
        account = await findAccount(db, identity.userId);
      } else if (account.email !== identity.email) {
        await updateEmail(db, identity.userId, identity.email);
      }
      return {
        userId: identity.userId,
        email: identity.email,
        role: account?.role ?? 'member',
        view: viewFor(identity.userId),
      };
    },

    async readable(viewer, userId) {
      const wanted = userId?.toLowerCase() ?? viewer.userId;
      if (!uuid.safeParse(wanted).success) throw badInput('user_id', 'user_id must be a user id (UUID).');
      if (wanted !== viewer.userId && viewer.role !== 'analyst') {
        throw forbidden('user_id must be your own; only analysts may read other accounts.');
      }
      const account = await findAccount(db, wanted);
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
