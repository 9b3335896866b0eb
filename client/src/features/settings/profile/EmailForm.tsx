import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { authMessage } from '../../../auth/auth-messages.ts';
import { requestResetSchema } from '../../../auth/credential-schemas.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { paths } from '../../../paths.ts';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { PendingEmail } from './PendingEmail.tsx';

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
      description="You sign in with it. A new address counts once it has been confirmed by mail."
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
