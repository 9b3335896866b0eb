import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { logError } from '../log.ts';
import { paths } from '../paths.ts';
import { useAuth } from './SessionProvider.tsx';

/** Signs out on this device and opens the sign-in page, even when signing out fails. */
export function useSignOut() {
  const { supabase } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    if (error) logError('Sign-out failed', error.message);
    navigate(paths.logout, { replace: true });
  }, [supabase, navigate]);
}
