import type { AuthError, Session } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ClientConfig } from '../config.ts';
import { createLazyAuthClient, type LazyAuthClient } from './lazy-auth-client.ts';

/** Access to the auth service and to `profiles`. */
export interface Supabase {
  auth: LazyAuthClient;
  /**
   * The session in this browser's storage, without waiting for the auth client; the server checks its token.
   * @returns null when there is none, undefined when only the auth client can tell
   */
  storedSession(): Session | null | undefined;
  /** Queries of the `profiles` table, sent with the session's token. */
  profiles(): Promise<ReturnType<PostgrestClient['from']>>;
  /**
   * Checks a password by signing in and out with a second client, which works whatever the service's settings are.
   * @returns null when it is right, `invalid_credentials` when it is wrong, any other error when the check failed
   */
  checkPassword(credentials: { email: string; password: string }): Promise<AuthError | null>;
}

/**
 * Combines the two parts of the Supabase SDK that the product uses as its `createClient` does: same headers, same storage
 * key. Both are downloaded at their first use.
 */
export function createSupabase(
  config: ClientConfig,
  fetcher: typeof fetch = fetch.bind(globalThis),
): Supabase {
  // A project behind a path keeps its path.
  const base = `${(config.supabaseUrl ?? window.location.origin).replace(/\/+$/, '')}/`;
  const key = config.publishableKey;
  const service = {
    url: new URL('auth/v1', base).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetcher,
  };
  const [project] = new URL(base).hostname.split('.');
  const storageKey = `sb-${project}-auth-token`;
  const auth = createLazyAuthClient(async () => {
    const { AuthClient } = await import('@supabase/auth-js');
    return new AuthClient({
      ...service,
      storageKey,
      flowType: 'implicit',
      detectSessionInUrl: true,
      persistSession: true,
      autoRefreshToken: true,
    });
  });

  const signedFetch: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', key);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`);
    return fetcher(input, { ...init, headers });
  };

  return {
    auth,
    storedSession: () => readStoredSession(storageKey),
    async checkPassword(credentials) {
      const { AuthClient } = await import('@supabase/auth-js');
      const client = new AuthClient({
        ...service,
        storageKey: 'sightline-password-check',
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      });
      const { error } = await client.signInWithPassword(credentials);
      if (!error) await client.signOut({ scope: 'local' });
      return error;
    },
    async profiles() {
      const { PostgrestClient } = await import('@supabase/postgrest-js');
      return new PostgrestClient(new URL('rest/v1', base).href, { fetch: signedFetch }).from('profiles');
    },
  };
}

/** auth-js renews tokens that expire sooner before it uses them. */
const EXPIRY_MARGIN_MS = 90_000;

function readStoredSession(storageKey: string): Session | null | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return null;
    const session: Session = JSON.parse(text);
    const isUsable =
      typeof session.access_token === 'string' &&
      typeof session.refresh_token === 'string' &&
      typeof session.user?.id === 'string' &&
      (session.expires_at ?? 0) * 1000 > Date.now() + EXPIRY_MARGIN_MS;
    return isUsable ? session : undefined;
  } catch {
    // Storage can be blocked or hold anything.
    return undefined;
  }
}
