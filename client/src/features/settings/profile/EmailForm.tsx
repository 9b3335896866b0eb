import { Button, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authMessage } from '../../../auth/auth-messages.ts';
import { requestResetSchema } from '../../../auth/credential-schemas.ts';
import { OutboxHint } from '../../../auth/OutboxHint.tsx';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { paths } from '../../../paths.ts';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The address to sign in with. A new address replaces it once it is confirmed by mail. */
export function EmailForm({ user }: { user: User }) {
  const { supabase } = useAuth();
  useRefreshedSession(user.new_email !== undefined);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(requestResetSchema),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    if (email.toLowerCase() === user.email?.toLowerCase()) {
      setError('email', { message: 'This is your address already' });
      return;
    }
    const { error } = await supabase.auth.updateUser(
      { email },
      { emailRedirectTo: `${window.location.origin}${paths.settingsSection('profile')}` },
    );
    if (error) setError('email', { message: authMessage(error) }, { shouldFocus: true });
    else reset();
  });

  return (
    <SettingsCard
      title="Email address"
      description="You sign in with it. A new address takes effect once you confirm it by mail."
    >
      {user.new_email && <PendingEmail current={user.email ?? ''} pending={user.new_email} />}
      <Stack asChild gap="4" align="start">
        <form onSubmit={submit} noValidate>
          <FormField
            label="New email address"
            type="email"
            autoComplete="email"
            field={register('email')}
            error={formState.errors.email?.message}
          />
          <FormButton busy={formState.isSubmitting} busyText="Sending..." variant="outline">
            Send confirmation
          </FormButton>
        </form>
      </Stack>
    </SettingsCard>
  );
}

/** Refreshes the session while an address waits to be confirmed: at once, and whenever the page becomes visible. */
function useRefreshedSession(pending: boolean) {
  const { supabase } = useAuth();
  useEffect(() => {
    if (!pending) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') supabase.auth.refreshSession();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [supabase, pending]);
}

/** A new address that is not confirmed yet, and how to confirm it. */
function PendingEmail({ current, pending }: { current: string; pending: string }) {
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
