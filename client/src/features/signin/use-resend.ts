import { useState } from 'react';
import { authMessage } from '../../auth/auth-messages.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { paths } from '../../paths.ts';

/** Sends the verification mail again and knows how far that is. */
export function useResend() {
  const { supabase } = useAuth();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function resend(email: string) {
    setState('sending');
    const { error } = await supabase.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${window.location.origin}${paths.auth}` },
    });
    if (error) toastError(authMessage(error));
    setState(error ? 'idle' : 'sent');
  }

  return { state, resend };
}
