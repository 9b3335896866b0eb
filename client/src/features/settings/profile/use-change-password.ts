import { useCallback } from 'react';
import { authMessage } from '../../../auth/auth-messages.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';

/** Why the password stays as it is; without a field it is nobody's input that was wrong. */
export interface PasswordFailure {
  field?: 'current' | 'password';
  message: string;
}

/** What the service finds wrong with a new password. */
const ABOUT_THE_NEW_ONE = new Set(['weak_password', 'same_password', 'validation_failed']);

/** Changes the password of whoever proves to know the present one; null when that worked. */
export function useChangePassword(email: string) {
  const { supabase } = useAuth();
  return useCallback(
    async ({ current, password }: { current: string; password: string }): Promise<PasswordFailure | null> => {
      const refusal = await supabase.checkPassword({ email, password: current });
      if (refusal?.code === 'invalid_credentials') {
        return { field: 'current', message: 'This is not your current password' };
      }
      if (refusal) return { message: authMessage(refusal) };
      const { error } = await supabase.auth.updateUser({ password, current_password: current });
      if (!error) return null;
      if (error.code && ABOUT_THE_NEW_ONE.has(error.code)) {
        return { field: 'password', message: authMessage(error) };
      }
      if (error.code === 'reauthentication_needed') {
        return { message: 'You signed in too long ago for this. Sign out, sign in again and repeat it.' };
      }
      return { message: authMessage(error) };
    },
    [supabase, email],
  );
}
