import { forbidden } from '../../errors.ts';
import { fundAccount } from './fund-account.ts';
import type { Account, Viewer } from './model.ts';
import type { AccountsService } from './service.ts';

/**
 * The account to read for what belongs to the Action Center: one's own when `userId` is left out.
 * @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND
 */
export async function actionAccount(
  accounts: AccountsService,
  viewer: Viewer,
  userId: string | null | undefined,
): Promise<Account> {
  const account = await accounts.readable(viewer, userId);
  const { enabled, blocked } = accounts.actionCenter(account);
  if (!enabled || blocked) throw forbidden('The Action Center is not available for this account.');
  return account;
}

/**
 * The same for what only the fund's Action Center holds.
 * @throws FORBIDDEN also without the fund view
 */
export async function fundActionAccount(
  accounts: AccountsService,
  viewer: Viewer,
  userId: string | null | undefined,
): Promise<Account> {
  await fundAccount(accounts, viewer, userId);
  return actionAccount(accounts, viewer, userId);
}
