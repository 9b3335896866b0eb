import type { User } from '@supabase/auth-js';
import { createProfile, DUPLICATE, type ProfileResult } from './profile.ts';
import type { Supabase } from './supabase.ts';

/**
 * The signed-in person's name; null when they never chose one.
 * @throws Error when it could not be asked for
 */
export async function readUsername(supabase: Supabase, userId: string): Promise<string | null> {
  const profiles = await supabase.profiles();
  const { data, error } = await profiles.select('username').eq('id', userId).limit(1);
  if (error) throw new Error(error.message);
  const name: unknown = data[0]?.username;
  return typeof name === 'string' ? name : null;
}

/** Gives the signed-in person another name, or a first one when they have none. */
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
  // The database's rules leave out rows that may not be changed, without an error.
  return data.length > 0 ? { status: 'ready' } : { status: 'failed', message: 'It may not be changed.' };
}
