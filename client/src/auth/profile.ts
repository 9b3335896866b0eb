import type { User } from '@supabase/supabase-js';
import type { Supabase } from './supabase.ts';

/** What came of making a profile. */
export type ProfileResult = { status: 'ready' } | { status: 'taken' } | { status: 'failed'; message: string };

const DUPLICATE = '23505';

/** Whether the name is used already. For comfort only: the database's unique index decides. */
export async function isUsernameTaken(supabase: Supabase, username: string) {
  const { data, error } = await supabase
    .from('profiles')
    .select('username')
    .eq('username', username)
    .limit(1);
  return !error && data.length > 0;
}

/** Makes the signed-in person's profile; one that exists already is as good as a new one. */
export async function createProfile(
  supabase: Supabase,
  user: User,
  username: string,
): Promise<ProfileResult> {
  const { error } = await supabase
    .from('profiles')
    .insert({ id: user.id, username, created_at: new Date().toISOString() });
  if (!error) return { status: 'ready' };
  if (error.code !== DUPLICATE) return { status: 'failed', message: error.message };
  return `${error.message} ${error.details}`.includes('profiles_pkey')
    ? { status: 'ready' }
    : { status: 'taken' };
}

/** Makes the profile that a sign-up asked for, where it is still missing. Accounts made without a name have none. */
export async function ensureProfile(supabase: Supabase, user: User): Promise<ProfileResult> {
  const username: unknown = user.user_metadata.username;
  if (typeof username !== 'string' || username === '') return { status: 'ready' };
  const { data, error } = await supabase.from('profiles').select('username').eq('id', user.id).limit(1);
  if (error) return { status: 'failed', message: error.message };
  return data.length > 0 ? { status: 'ready' } : createProfile(supabase, user, username);
}
