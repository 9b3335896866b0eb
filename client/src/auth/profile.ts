import type { User } from '@supabase/auth-js';
import type { Supabase } from './supabase.ts';

/** The outcome of creating or renaming a profile. */
export type ProfileResult = { status: 'ready' } | { status: 'taken' } | { status: 'failed'; message: string };

/** Postgres' code for a violated unique constraint. */
const DUPLICATE = '23505';

/** Whether a username is taken. Only a hint: the database's unique index decides. */
export async function isUsernameTaken(supabase: Supabase, username: string) {
  try {
    const profiles = await supabase.profiles();
    const { data, error } = await profiles.select('username').eq('username', username).limit(1);
    return !error && data.length > 0;
  } catch {
    return false;
  }
}

/** Creates the signed-in user's profile; `ready` also when it exists. */
export const createProfile = (supabase: Supabase, user: User, username: string): Promise<ProfileResult> =>
  insertProfile(supabase, user, username).catch(toFailure);

/** Creates the profile with the username chosen at sign-up unless it exists. Accounts without a username get none. */
export async function ensureProfile(supabase: Supabase, user: User): Promise<ProfileResult> {
  const username: unknown = user.user_metadata.username;
  if (typeof username !== 'string' || username === '') return { status: 'ready' };
  try {
    const existing = await readUsername(supabase, user.id);
    return existing === null ? await insertProfile(supabase, user, username) : { status: 'ready' };
  } catch (error) {
    return toFailure(error);
  }
}

async function insertProfile(supabase: Supabase, user: User, username: string): Promise<ProfileResult> {
  const profiles = await supabase.profiles();
  const { error } = await profiles.insert({ id: user.id, username, created_at: new Date().toISOString() });
  if (!error) return { status: 'ready' };
  if (error.code !== DUPLICATE) return { status: 'failed', message: error.message };
  return `${error.message} ${error.details}`.includes('profiles_pkey')
    ? { status: 'ready' }
    : { status: 'taken' };
}

/** A user's name, null without a profile. @throws Error when the request fails */
export async function readUsername(supabase: Supabase, userId: string): Promise<string | null> {
  const profiles = await supabase.profiles();
  const { data, error } = await profiles.select('username').eq('id', userId).limit(1);
  if (error) throw new Error(error.message);
  const name: unknown = data[0]?.username;
  return typeof name === 'string' ? name : null;
}

/** Renames the signed-in user, or creates their profile when they have none. */
export async function changeUsername(
  supabase: Supabase,
  user: User,
  { from, to }: { from: string | null; to: string },
): Promise<ProfileResult> {
  if (from === null) return createProfile(supabase, user, to);
  const profiles = await supabase.profiles();
  const { data, error } = await profiles.update({ username: to }).eq('id', user.id).select('username');
  if (error?.code === DUPLICATE) return { status: 'taken' };
  if (error) return { status: 'failed', message: error.message };
  // Row-level security skips rows that must not be changed, without an error.
  return data.length > 0 ? { status: 'ready' } : { status: 'failed', message: 'It may not be changed.' };
}

/** Also the SDK's chunk may fail to download. */
const toFailure = (error: unknown): ProfileResult => ({
  status: 'failed',
  message: error instanceof Error ? error.message : String(error),
});
