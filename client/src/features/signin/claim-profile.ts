import type { User } from '@supabase/auth-js';
import { profileFailed, USERNAME_EXISTS } from '../../auth/auth-messages.ts';
import { ensureProfile } from '../../auth/profile.ts';
import type { Supabase } from '../../auth/supabase.ts';

/** What came of asking for a profile: a problem to tell of, and whether another name has to be chosen. */
interface Claim {
  problem: string | null;
  taken: boolean;
}

/** Makes the profile that the sign-up asked for, where it is still missing. */
export async function claimProfile(supabase: Supabase, user: User): Promise<Claim> {
  const result = await ensureProfile(supabase, user);
  if (result.status === 'failed') return { problem: profileFailed(result.message), taken: false };
  const taken = result.status === 'taken';
  return { problem: taken ? USERNAME_EXISTS : null, taken };
}
