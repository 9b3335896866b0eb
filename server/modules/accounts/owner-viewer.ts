import type { Viewer } from './model.ts';
import type { AccountsService } from './service.ts';

/** The account's owner as a viewer, for jobs that no request started. */
export const ownerViewer = (accounts: AccountsService, userId: string): Viewer => ({
  userId,
  email: '',
  role: 'member',
  view: accounts.viewFor(userId),
  via: 'session',
});
