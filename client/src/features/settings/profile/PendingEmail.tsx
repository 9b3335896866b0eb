import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { authMessage } from '../../../auth/auth-messages.ts';
import { OutboxHint } from '../../../auth/OutboxHint.tsx';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { paths } from '../../../paths.ts';

/** A new address that is not confirmed yet, and how to confirm it. */
export function PendingEmail({ current, pending }: { current: string; pending: string }) {
  const { supabase, landing } = useAuth();
  const [sending, setSending] = useState(false);

  async function sendAgain() {
    setSending(true);
    const { error } = await supabase.auth.resend({
      type: 'email_change',
      email: current,
      options: { emailRedirectTo: `${window.location.origin}${paths.settingsSection('profile')}` },
    });
    setSending(false);
    if (error) toastError(authMessage(error));
    else toastSuccess('Sent again', 'Open the link in each of the mails.');
  }

  return (
    <Stack
      gap="2"
      align="start"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="amber.emphasized"
      bg="amber.subtle"
      fontSize="sm"
      role="status"
    >
      {landing.error && (
        <Text fontWeight="medium" color="amber.fg">
          {landing.error.message}
        </Text>
      )}
      <Text wordBreak="break-word">
        <strong>{pending}</strong> waits to be confirmed. Open the link in each mail we sent: your present
        address may have received one too. Until then you sign in with {current}.
      </Text>
      <OutboxHint />
      <Button size="xs" variant="outline" disabled={sending} onClick={sendAgain}>
        {sending ? 'Sending...' : 'Send again'}
      </Button>
    </Stack>
  );
}
