import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';

/** The account's owner as a viewer, for work that nobody asked for just now. */
export const ownerOf = (accounts: AccountsService, userId: string): Viewer => ({
  userId,
  email: '',
  role: 'member',
  view: accounts.viewFor(userId),
  via: 'session',
});
