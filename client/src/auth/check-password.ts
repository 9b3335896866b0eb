import { AuthClient, type AuthError } from '@supabase/auth-js';

interface AuthService {
  url: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
}

/**
 * Asks whether this is the account's password, by signing in beside the page's own session and out again: the service
 * has no other way that works whatever its settings.
 * @returns null when it is; `invalid_credentials` when it is not; any other error when that could not be found out
 */
export async function checkPassword(
  service: AuthService,
  credentials: { email: string; password: string },
): Promise<AuthError | null> {
  const beside = new AuthClient({
    ...service,
    storageKey: 'sightline-password-check',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await beside.signInWithPassword(credentials);
  if (!error) await beside.signOut({ scope: 'local' });
  return error;
}
