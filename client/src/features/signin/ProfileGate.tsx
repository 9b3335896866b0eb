import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect, useState } from 'react';
import { profileFailed, USERNAME_EXISTS } from '../../auth/auth-messages.ts';
import { ensureProfile } from '../../auth/profile.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { toastError } from '../../components/toasts.ts';

// Rarely needed, so its form stays out of the dashboard's first load.
const ChooseUsername = lazyScreen(async () => (await import('./ChooseUsername.tsx')).ChooseUsername);

/**
 * Makes the profile that the sign-up asked for, once per visit, beside the screen. Only a name that somebody else took
 * in the meantime stands in the way: another one is asked for.
 */
export function ProfileGate({ user, children }: { user: User; children: ReactNode }) {
  const { supabase } = useAuth();
  const [taken, setTaken] = useState(false);

  // Keyed by the id: token refreshes bring a new user object for the same person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let current = true;
    ensureProfile(supabase, user).then((result) => {
      if (!current) return;
      if (result.status === 'failed') toastError(profileFailed(result.message));
      if (result.status === 'taken') {
        toastError(USERNAME_EXISTS);
        setTaken(true);
      }
    });
    return () => {
      current = false;
    };
  }, [supabase, user.id]);

  return taken ? <ChooseUsername user={user} onDone={() => setTaken(false)} /> : children;
}
