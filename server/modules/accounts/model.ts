import type { account } from '../../db/schema/account.ts';

/** An account as stored. */
export type Account = typeof account.$inferSelect;

export type Role = Account['role'];

/** The signed-in person. */
export interface Viewer {
  userId: string;
  email: string;
  role: Role;
  view: 'general' | 'fund';
}
