import type { account } from '../../db/schema/account.ts';

export type Account = typeof account.$inferSelect & {
  /** All columns as text, which changes with any of them. */
  revision: string;
};

export type Role = Account['role'];

/** An analyst reads every account; an operator runs the server. */
export const ROLES: readonly Role[] = ['member', 'analyst', 'operator'];

export type TokenScope = 'read' | 'write' | 'visits';

/** What a person may do in an account: look, change it, or also manage its people. An account's own person is its owner. */
export type AccountRole = 'viewer' | 'editor' | 'owner';

/** An account that a person may use. */
export interface AccessibleAccount {
  /** Its `user_id`. */
  id: string;
  /** The brand's name, else its person's address. */
  name: string;
  role: AccountRole;
  /** The person's own. */
  own: boolean;
}

/** The person behind a request, in the account that the request is for. */
export interface Viewer {
  /** The account: the person's own unless the request names another. */
  userId: string;
  /** The person; their own account has the same id. */
  personId: string;
  /** The person's address. */
  email: string;
  /** The person's role on this server. */
  role: Role;
  /** The person's role in the account. */
  accountRole: AccountRole;
  /** The account's. */
  view: 'general' | 'fund';
  /** Authenticated by a session or an API token. */
  via: 'session' | { tokenId: string; scope: TokenScope };
  /** Reads of this request, for `readOnce`; left out where reads must be fresh. */
  reads?: Map<string, Promise<unknown>>;
}
