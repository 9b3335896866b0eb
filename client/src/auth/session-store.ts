import type { Session } from '@supabase/auth-js';
import type { TokenSource } from '../apollo/session-link.ts';
import { toastError } from '../components/feedback/toasts.ts';
import { whenIdle } from '../when-idle.ts';
import { readChosenAccount, storeChosenAccount } from './chosen-account.ts';
import type { Landing } from './landing.ts';
import { forgetOthers } from './session-storage.ts';
import type { Supabase } from './supabase.ts';

/** The session, as far as it is known. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      session: Session;
      /** The account that requests are for; null: the person's own. */
      accountId: string | null;
      /** Opened by a recovery link: a new password has to be set first. */
      recovering: boolean;
    };

/** The current session, updated by auth events of all tabs. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  tokens: TokenSource;
  /** Goes to another account, null for the person's own. */
  chooseAccount(accountId: string | null): void;
  /** Call it once a new password is set. */
  recovered(): void;
}

/** Statuses of a session that has ended; other errors are temporary. */
const ENDED_STATUSES = new Set<number | undefined>([400, 401, 403]);

/** Leaves the network to the first screen; the auth client is only needed for other tabs and to renew the token. */
const START_AFTER_MS = 2000;

/**
 * Starts with the stored session, so that screens need not wait for the auth client, which corrects it later. Links that
 * sign in wait for the client.
 */
export function createSessionStore(supabase: Supabase, landing: Landing): SessionStore {
  const listeners = new Set<() => void>();
  const stored = landing.session || landing.recovery ? undefined : supabase.storedSession();
  let state: SessionState = stored === undefined ? { status: 'loading' } : toState(stored, false);
  let recovering = landing.recovery;

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  // The token of the session that ended last: late events must not bring it back.
  let endedToken: string | undefined;
  supabase.auth.onEvent((event, session) => {
    if (session && session.access_token === endedToken) return;
    if (event === 'PASSWORD_RECOVERY') recovering = true;
    if (event === 'SIGNED_OUT') {
      recovering = false;
      if (state.status === 'signedIn') endedToken = state.session.access_token;
    }
    forgetOthers(session?.user.id ?? null);
    set(toState(session, recovering, state));
  });
  if (stored === undefined) {
    supabase.auth.start();
  } else {
    forgetOthers(stored?.user.id ?? null);
    setTimeout(() => whenIdle().then(supabase.auth.start), START_AFTER_MS);
  }

  function chooseAccount(accountId: string | null) {
    if (state.status !== 'signedIn') return;
    storeChosenAccount(state.session.user.id, accountId);
    set({ ...state, accountId });
  }

  return {
    get: () => state,
    chooseAccount,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tokens: {
      accountId: () => (state.status === 'signedIn' ? state.accountId : null),
      accountLost() {
        if (state.status !== 'signedIn' || state.accountId === null) return;
        chooseAccount(null);
        toastError('You have no access to that account any more. This is your own.');
      },
      async current() {
        const session = supabase.storedSession();
        if (session) return session.access_token;
        const { data } = await supabase.auth.getSession();
        return data.session?.access_token ?? null;
      },
      async refresh() {
        const { data, error } = await supabase.auth.refreshSession();
        // The auth client keeps a session with an unexpired access token, but the server has just refused that token: the
        // session was ended on another device.
        if (error && ENDED_STATUSES.has(error.status)) await supabase.auth.signOut({ scope: 'local' });
        return data.session?.access_token ?? null;
      },
    },
    recovered() {
      recovering = false;
      if (state.status === 'signedIn') set({ ...state, recovering });
    },
  };
}

/** @param before the state until now: a choice holds for the page even where it cannot be stored, and another tab's does not change it */
function toState(session: Session | null, recovering: boolean, before?: SessionState): SessionState {
  if (!session) return { status: 'signedOut' };
  const personId = session.user.id;
  const isSame = before?.status === 'signedIn' && before.session.user.id === personId;
  const accountId = isSame ? before.accountId : readChosenAccount(personId);
  return { status: 'signedIn', session, accountId, recovering };
}
