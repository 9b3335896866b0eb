import { AuthRetryableFetchError, createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../server/auth/embedded/publishable-key.ts';
import { ImportError } from './import-error.ts';

/** Returns a valid access token. */
export type AccessToken = () => Promise<string>;

const clientConfig = z.object({ supabaseUrl: z.string().nullable(), publishableKey: z.string() });

/**
 * Signs in as the browser does: with the configuration in the server's page, or at the server itself.
 * @throws ImportError when there is no server or it refuses the sign-in
 */
export async function signIn(url: string, email: string, password: string): Promise<AccessToken> {
  const { supabaseUrl, publishableKey } = await readClientConfig(url);
  const { auth } = createClient(supabaseUrl ?? url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error instanceof AuthRetryableFetchError) throw unreachable(supabaseUrl ?? url);
  if (error) throw new ImportError(`${email} could not be signed in: ${error.message}`);
  return async () => {
    // Renews a token that is about to expire.
    const { data, error } = await auth.getSession();
    if (data.session) return data.session.access_token;
    throw new ImportError(`The session of ${email} has ended${error ? `: ${error.message}` : ''}.`);
  };
}

async function readClientConfig(url: string): Promise<z.output<typeof clientConfig>> {
  const page = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.text(),
    () => {
      throw unreachable(url);
    },
  );
  const content = /<meta name="sightline-config" content="([^"]*)"/.exec(page)?.[1] ?? '';
  try {
    return clientConfig.parse(JSON.parse(unescapeAttribute(content)));
  } catch {
    return { supabaseUrl: null, publishableKey: EMBEDDED_PUBLISHABLE_KEY };
  }
}

const unreachable = (url: string) =>
  new ImportError(
    `There is no Sightline server at ${url}. Start it with "npm start", or name another with --url.`,
  );

const unescapeAttribute = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
