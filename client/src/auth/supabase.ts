import type { AuthError, Session } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ClientConfig } from '../config.ts';
import { authBase, readKeptSession, storageKeyOf } from './kept-session.ts';
import { type LateAuth, makeLateAuth } from './late-auth.ts';

/** The one way to the auth service and to `profiles`. */
export interface Supabase {
  auth: LateAuth;
  /** What is known of the session before the auth client is there; undefined when nothing is. */
  keptSession(): Session | null | undefined;
  /** Queries of the `profiles` table, sent in the name of whoever is signed in. */
  profiles(): Promise<ReturnType<PostgrestClient['from']>>;
  /** Null when these are right; leaves the page's own session as it is. */
  checkPassword(credentials: { email: string; password: string }): Promise<AuthError | null>;
}

/**
 * Puts together the two parts of the Supabase SDK that the product uses, as `createClient` of the whole SDK does: same
 * headers, same place in storage. Both are downloaded when they are first needed.
 */
export function makeSupabase(config: ClientConfig, fetcher: typeof fetch = fetch.bind(globalThis)): Supabase {
  const base = authBase(config);
  const key = config.publishableKey;
  const service = {
    url: new URL('auth/v1', base).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetcher,
  };
  const storageKey = storageKeyOf(config);
  const auth = makeLateAuth(async () => {
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
    keptSession: () => readKeptSession(storageKey),
    async checkPassword(credentials) {
      const { checkPassword } = await import('./check-password.ts');
      return checkPassword(service, credentials);
    },
    async profiles() {
      const { PostgrestClient } = await import('@supabase/postgrest-js');
      return new PostgrestClient(new URL('rest/v1', base).href, { fetch: signedFetch }).from('profiles');
    },
  };
}
