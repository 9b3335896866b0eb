import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Landing } from './landing.ts';
import type { SessionState, SessionStore } from './session-store.ts';
import type { Supabase } from './supabase.ts';

/** What screens use of the sign-in. */
export interface Auth {
  supabase: Supabase;
  store: SessionStore;
  landing: Landing;
}

const AuthContext = createContext<Auth | null>(null);

export function SessionProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs a SessionProvider above it');
  return auth;
}

/** The current session; re-renders with every auth event. */
export function useSession(): SessionState {
  const { store } = useAuth();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Names the signed-in user in the account they are in, for what this tab stores; empty without a user. */
export function useUserId(): string {
  const state = useSession();
  return state.status === 'signedIn' ? userIdIn(state.session.user.id, state.accountId) : '';
}

/** A user's id, and the id of the account they are in unless it is their own. */
export const userIdIn = (personId: string, accountId: string | null) =>
  accountId === null ? personId : `${personId}@${accountId}`;
