import type { account } from '../../db/schema/account.ts';

/** An account as stored. */
export type Account = typeof account.$inferSelect & {
  /** All columns as text: as long as it stays, nothing has changed. */
  revision: string;
};

export type Role = Account['role'];

/** What a person may do; an analyst reads every account, an operator runs the server. */
export const ROLES: readonly Role[] = ['member', 'analyst', 'operator'];

/** What a personal API token may do. */
export type TokenScope = 'read' | 'write';

/** The person behind a request. */
export interface Viewer {
  userId: string;
  email: string;
  role: Role;
  view: 'general' | 'fund';
  /** How they prove who they are: signed in, or by one of their API tokens. */
  via: 'session' | { tokenId: string; scope: TokenScope };
  /** What was read for them in this request, for `readOnce`; left out where reads must be fresh. */
  reads?: Map<string, Promise<unknown>>;
}
