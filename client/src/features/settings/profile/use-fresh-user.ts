import { useEffect } from 'react';
import { useAuth } from '../../../auth/SessionProvider.tsx';

/**
 * Brings the session's idea of its user up to date while something about the user is decided elsewhere, as by a link in
 * a mail: at once, and whenever the page is looked at again.
 */
export function useFreshUser(undecided: boolean) {
  const { supabase } = useAuth();
  useEffect(() => {
    if (!undecided) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') supabase.auth.refreshSession();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [supabase, undecided]);
}
