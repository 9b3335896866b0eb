import type { Session } from '@supabase/auth-js';
import type { TokenSource } from '../apollo/session-link.ts';
import type { Landing } from './landing.ts';
import { forgetOthers } from './session-storage.ts';
import type { Supabase } from './supabase.ts';

/** Who is signed in, as far as it is known. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      session: Session;
      /** They came by a recovery link and owe a new password. */
      recovering: boolean;
    };

/** The current session, kept in step with every auth event, other tabs included. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  tokens: TokenSource;
  /** Ends the recovery once a new password is set. */
  recovered(): void;
}

/** What the auth service answers for a session that is over; anything else may pass. */
const REFUSALS = new Set<number | undefined>([400, 401, 403]);

/** Starts listening at once: events come right after the client is made. */
export function makeSessionStore(supabase: Supabase, landing: Landing): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loading' };
  let recovering = landing.recovery;

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  supabase.auth.onAuthStateChange((event, session) => {
    if (event === 'PASSWORD_RECOVERY') recovering = true;
    if (event === 'SIGNED_OUT') recovering = false;
    forgetOthers(session?.user.id ?? null);
    set(session ? { status: 'signedIn', session, recovering } : { status: 'signedOut' });
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tokens: {
      async current() {
        const { data } = await supabase.auth.getSession();
        return data.session?.access_token ?? null;
      },
      async refresh() {
        const { data, error } = await supabase.auth.refreshSession();
        // The auth client keeps a session whose access token has time left. But that token has just been refused: the
        // session was ended on another device.
        if (error && REFUSALS.has(error.status)) await supabase.auth.signOut({ scope: 'local' });
        return data.session?.access_token ?? null;
      },
    },
    recovered() {
      recovering = false;
      if (state.status === 'signedIn') set({ ...state, recovering });
    },
  };
}
