import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAuth } from './SessionProvider.tsx';

/** Opens the dashboard of another account, null for the person's own: the shown screen may not exist there. */
export function useSwitchAccount(): (accountId: string | null) => void {
  const { store } = useAuth();
  const navigate = useNavigate();
  return useCallback(
    (accountId) => {
      navigate(paths.dashboard);
      store.chooseAccount(accountId);
    },
    [store, navigate],
  );
}
