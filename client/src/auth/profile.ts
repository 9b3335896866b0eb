import type { User } from '@supabase/auth-js';
import type { Supabase } from './supabase.ts';

/** What came of making a profile. */
export type ProfileResult = { status: 'ready' } | { status: 'taken' } | { status: 'failed'; message: string };

/** Postgres: a unique value is there already. */
export const DUPLICATE = '23505';

/** Whether the name is used already. For comfort only: the database's unique index decides. */
export async function isUsernameTaken(supabase: Supabase, username: string) {
  try {
    const profiles = await supabase.profiles();
    const { data, error } = await profiles.select('username').eq('username', username).limit(1);
    return !error && data.length > 0;
  } catch {
    return false;
  }
}

/** Makes the signed-in person's profile; one that exists already is as good as a new one. */
export const createProfile = (supabase: Supabase, user: User, username: string): Promise<ProfileResult> =>
  insert(supabase, user, username).catch(asFailure);

/** Makes the profile that a sign-up asked for, where it is still missing. Accounts made without a name have none. */
export const ensureProfile = (supabase: Supabase, user: User): Promise<ProfileResult> =>
  insertMissing(supabase, user).catch(asFailure);

async function insert(supabase: Supabase, user: User, username: string): Promise<ProfileResult> {
  const profiles = await supabase.profiles();
  const { error } = await profiles.insert({ id: user.id, username, created_at: new Date().toISOString() });
  if (!error) return { status: 'ready' };
  if (error.code !== DUPLICATE) return { status: 'failed', message: error.message };
  return `${error.message} ${error.details}`.includes('profiles_pkey')
    ? { status: 'ready' }
    : { status: 'taken' };
}

async function insertMissing(supabase: Supabase, user: User): Promise<ProfileResult> {
  const username: unknown = user.user_metadata.username;
  if (typeof username !== 'string' || username === '') return { status: 'ready' };
  const profiles = await supabase.profiles();
  const { data, error } = await profiles.select('username').eq('id', user.id).limit(1);
  if (error) return { status: 'failed', message: error.message };
  return data.length > 0 ? { status: 'ready' } : insert(supabase, user, username);
}

/** The part that asks for profiles could not be downloaded. */
const asFailure = (error: unknown): ProfileResult => ({
  status: 'failed',
  message: error instanceof Error ? error.message : String(error),
});
