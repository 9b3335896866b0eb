import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { toastError } from '../../components/toasts.ts';
import { logError } from '../../log.ts';
import type { claimProfile } from './claim-profile.ts';

// Rarely needed, so neither stands in the dashboard's first load.
const ChooseUsername = lazyScreen(async () => (await import('./ChooseUsername.tsx')).ChooseUsername);

const claim = async (...args: Parameters<typeof claimProfile>) =>
  (await import('./claim-profile.ts')).claimProfile(...args);

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
    claim(supabase, user)
      .then((claimed) => {
        if (!current) return;
        if (claimed.problem) toastError(claimed.problem);
        if (claimed.taken) setTaken(true);
      })
      .catch((error) => logError('Profile not claimed', error));
    return () => {
      current = false;
    };
  }, [supabase, user.id]);

  return taken ? <ChooseUsername user={user} onDone={() => setTaken(false)} /> : children;
}
