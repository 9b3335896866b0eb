import { createClient } from '@supabase/supabase-js';
import type { ClientConfig } from '../config.ts';

/** The one way to the auth service and to `profiles`. */
export const makeSupabase = (config: ClientConfig, fetcher?: typeof fetch) =>
  createClient(config.supabaseUrl ?? window.location.origin, config.publishableKey, {
    auth: { flowType: 'implicit', detectSessionInUrl: true, persistSession: true, autoRefreshToken: true },
    ...(fetcher ? { global: { fetch: fetcher } } : {}),
  });

export type Supabase = ReturnType<typeof makeSupabase>;
