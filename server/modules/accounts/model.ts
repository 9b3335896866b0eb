import type { account } from '../../db/schema/account.ts';

export type Account = typeof account.$inferSelect & {
  /** All columns as text, which changes with any of them. */
  revision: string;
};

export type Role = Account['role'];

/** An analyst reads every account; an operator runs the server. */
export const ROLES: readonly Role[] = ['member', 'analyst', 'operator'];

export type TokenScope = 'read' | 'write' | 'visits';

/** The person behind a request. */
export interface Viewer {
  userId: string;
  email: string;
  role: Role;
  view: 'general' | 'fund';
  /** Authenticated by a session or an API token. */
  via: 'session' | { tokenId: string; scope: TokenScope };
  /** Reads of this request, for `readOnce`; left out where reads must be fresh. */
  reads?: Map<string, Promise<unknown>>;
}
