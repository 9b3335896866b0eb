import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { authMessage } from '../../auth/auth-messages.ts';
import { OutboxHint } from '../../auth/OutboxHint.tsx';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { paths } from '../../paths.ts';

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

/** Offers to send the verification mail again. */
export function ResendVerification({ email }: { email: string }) {
  const { state, resend } = useResend();
  if (state === 'sent') return <ResendDone email={email} />;
  return (
    <Stack gap="2" borderRadius="l2" bg="bg.muted" p="3">
      <Text fontSize="sm" color="fg.muted">
        No verification email for {email}?
      </Text>
      <Button
        size="xs"
        variant="outline"
        alignSelf="start"
        disabled={state === 'sending'}
        onClick={() => resend(email)}
      >
        {state === 'sending' ? 'Processing...' : 'Send again'}
      </Button>
    </Stack>
  );
}

export function ResendDone({ email }: { email: string }) {
  return (
    <Stack gap="2" borderRadius="l2" bg="bg.muted" p="3" role="status">
      <Text fontSize="sm" color="fg.muted">
        A new verification email is on its way to {email}.
      </Text>
      <OutboxHint />
    </Stack>
  );
}
