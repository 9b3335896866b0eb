import { forbidden } from '../../errors.ts';
import type { Account } from './model.ts';
import type { AccountsService } from './service.ts';

/** @throws FORBIDDEN for an account without the Action Center */
export function requireActionCenter(accounts: AccountsService, account: Account): Account {
  const { enabled, blocked } = accounts.actionCenter(account);
  if (!enabled || blocked) throw forbidden('The Action Center is not available for this account.');
  return account;
}
