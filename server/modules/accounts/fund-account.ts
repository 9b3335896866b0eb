import { forbidden } from '../../errors.ts';
import type { Account, Viewer } from './model.ts';
import type { AccountsService } from './service.ts';

/**
 * The account to read for data that only the fund view has: the viewer's own when `userId` is left out.
 * @throws FORBIDDEN without the fund view or for another's account; NOT_FOUND
 */
export async function fundAccount(
  accounts: AccountsService,
  viewer: Viewer,
  userId: string | null | undefined,
): Promise<Account> {
  const account = await accounts.readable(viewer, userId);
  if (accounts.viewFor(account.userId) !== 'fund') {
    throw forbidden('Only accounts with the fund view have this data.');
  }
  return account;
}
