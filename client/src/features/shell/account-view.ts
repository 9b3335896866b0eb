import { createContext, useContext, useEffect } from 'react';
import { personalKey } from '../../auth/session-storage.ts';
import type { AccountView } from '../../schema.generated.ts';

const NAME = 'view';

/** Which dashboard the signed-in person gets; see `useKnownView` for what it is until the server has said so. */
export const AccountViewContext = createContext<AccountView>('GENERAL');

export const useAccountView = () => useContext(AccountViewContext);

/**
 * The view that screens are chosen by. Until the server says it, it is what the tab saw last, and the general one in a
 * new tab: so the right screen asks for its data beside the shell and not after it.
 */
export function useKnownView(userId: string, said: AccountView | undefined): AccountView {
  const key = personalKey(userId, NAME);
  useEffect(() => {
    if (said) remember(key, said);
  }, [key, said]);
  return said ?? (sessionStorage.getItem(key) === 'FUND' ? 'FUND' : 'GENERAL');
}

function remember(key: string, view: AccountView) {
  try {
    sessionStorage.setItem(key, view);
  } catch {
    // A full store only costs the next page its head start.
  }
}
