import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { logError } from '../../log.ts';
import { whenIdle } from '../../when-idle.ts';
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

  const claimOnce = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await whenIdle();
      if (signal.aborted) return;
      const claimed = await claim(supabase, user);
      if (signal.aborted) return;
      if (claimed.problem) toastError(claimed.problem);
      if (claimed.taken) setTaken(true);
    } catch (error) {
      logError('Profile not claimed', error);
    }
  });

  // Once for the person: token refreshes bring a new user object, and another person another gate.
  useEffect(() => {
    const gone = new AbortController();
    claimOnce(gone.signal);
    return () => gone.abort();
  }, []);

  return taken ? <ChooseUsername user={user} onDone={() => setTaken(false)} /> : children;
}
