import type { User } from '@supabase/auth-js';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { profileFailed, USERNAME_EXISTS } from '../../auth/auth-messages.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { logError } from '../../log.ts';
import { whenIdle } from '../../when-idle.ts';

// Rarely needed, so not part of the dashboard's first load.
const ChooseUsername = lazyScreen(async () => (await import('./ChooseUsername.tsx')).ChooseUsername);

/**
 * Creates the profile with the username chosen at sign-up, once per visit, while the screen loads. Only when the name was
 * taken meanwhile is the screen replaced, by a form for another one.
 */
export function ProfileGate({ user, children }: { user: User; children: ReactNode }) {
  const { supabase } = useAuth();
  const [taken, setTaken] = useState(false);

  const createProfile = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await whenIdle();
      if (signal.aborted) return;
      const { ensureProfile } = await import('../../auth/profile.ts');
      const result = await ensureProfile(supabase, user);
      if (signal.aborted) return;
      if (result.status === 'failed') toastError(profileFailed(result.message));
      if (result.status !== 'taken') return;
      toastError(USERNAME_EXISTS);
      setTaken(true);
    } catch (error) {
      logError('Profile not created', error);
    }
  });

  // Once per user: a token refresh brings a new user object, another user another gate.
  useEffect(() => {
    const unmounted = new AbortController();
    createProfile(unmounted.signal);
    return () => unmounted.abort();
  }, []);

  return taken ? <ChooseUsername user={user} onDone={() => setTaken(false)} /> : children;
}
