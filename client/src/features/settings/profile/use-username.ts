import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { readUsername } from '../../../auth/username.ts';

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; username: string | null };

/** The signed-in person's username as their profile has it. */
export function useUsername(userId: string) {
  const { supabase } = useAuth();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    setState({ status: 'loading' });
    readUsername(supabase, userId).then(
      (username) => current && setState({ status: 'ready', username }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [supabase, userId, attempt]);

  return {
    state,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    changed: useCallback((username: string) => setState({ status: 'ready', username }), []),
  };
}
