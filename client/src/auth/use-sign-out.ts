import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { logError } from '../log.ts';
import { paths } from '../paths.ts';
import { useAuth } from './SessionProvider.tsx';

/** Signs out and goes to the sign-in page; a failure is only logged, as the person wants to leave anyway. This device only. */
export function useSignOut() {
  const { supabase } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    if (error) logError('Sign-out failed', error.message);
    navigate(paths.logout, { replace: true });
  }, [supabase, navigate]);
}
