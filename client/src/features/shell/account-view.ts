import { createContext, useContext, useEffect } from 'react';
import { personalKey } from '../../auth/session-storage.ts';
import type { AccountView } from '../../schema.generated.ts';

const NAME = 'view';

/** Which dashboard the account has; until the server replies, see `useKnownView`. */
export const AccountViewContext = createContext<AccountView>('GENERAL');

export const useAccountView = () => useContext(AccountViewContext);

/**
 * The server's view; until it is known the last one of this tab, else the general one. So the right screen can request
 * its data together with the shell.
 */
export function useKnownView(userId: string, loaded: AccountView | undefined): AccountView {
  const key = personalKey(userId, NAME);
  useEffect(() => {
    if (loaded) store(key, loaded);
  }, [key, loaded]);
  return loaded ?? (sessionStorage.getItem(key) === 'FUND' ? 'FUND' : 'GENERAL');
}

function store(key: string, view: AccountView) {
  try {
    sessionStorage.setItem(key, view);
  } catch {
    // Full storage only makes the next page slower.
  }
}
