import type { Session } from '@supabase/auth-js';
import type { TokenSource } from '../apollo/session-link.ts';
import { whenIdle } from '../when-idle.ts';
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

/**
 * By then a screen has what it needs, unless the browser is still busy with it; the auth client hears of other tabs and
 * renews the token in time.
 */
const START_AFTER_MS = 2000;

/**
 * Begins with the kept session, so that screens need not wait for the auth client, which corrects it if it knows better.
 * Whoever comes by a link that signs them in waits for it.
 */
export function makeSessionStore(supabase: Supabase, landing: Landing): SessionStore {
  const listeners = new Set<() => void>();
  const kept = landing.session || landing.recovery ? undefined : supabase.keptSession();
  let state: SessionState = kept === undefined ? { status: 'loading' } : stateOf(kept, false);
  let recovering = landing.recovery;

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  // The token of the session that ended last: events that were on their way bring no session back.
  let over: string | undefined;
  supabase.auth.listen((event, session) => {
    if (session && session.access_token === over) return;
    if (event === 'PASSWORD_RECOVERY') recovering = true;
    if (event === 'SIGNED_OUT') {
      recovering = false;
      if (state.status === 'signedIn') over = state.session.access_token;
    }
    forgetOthers(session?.user.id ?? null);
    set(stateOf(session, recovering));
  });
  if (kept === undefined) {
    supabase.auth.start();
  } else {
    forgetOthers(kept?.user.id ?? null);
    setTimeout(() => whenIdle().then(supabase.auth.start), START_AFTER_MS);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tokens: {
      async current() {
        const kept = supabase.keptSession();
        if (kept) return kept.access_token;
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

const stateOf = (session: Session | null, recovering: boolean): SessionState =>
  session ? { status: 'signedIn', session, recovering } : { status: 'signedOut' };
