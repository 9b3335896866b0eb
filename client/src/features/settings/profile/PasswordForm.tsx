import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useForm } from 'react-hook-form';
import { authMessage } from '../../../auth/auth-messages.ts';
import { changePasswordSchema } from '../../../auth/credential-schemas.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import type { Supabase } from '../../../auth/supabase.ts';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** Changes the password, which requires the current one. */
export function PasswordForm({ user }: { user: User }) {
  const { supabase } = useAuth();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (passwords) => {
    const failure = await changePassword(supabase, user.email ?? '', passwords);
    if (failure?.field) setError(failure.field, { message: failure.message }, { shouldFocus: true });
    else if (failure) toastError(failure.message);
    if (failure) return;
    reset();
    toastSuccess('Password changed', 'Other devices have been signed out.');
  });

  return (
    <SettingsCard
      title="Password"
      description="Changing it signs you out on every other device; you stay signed in here."
    >
      <Stack asChild gap="4" align="start">
        <form onSubmit={submit} noValidate>
          {/* Password managers need the account. */}
          <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            field={register('current')}
            error={errors.current?.message}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help="At least 8 characters"
            field={register('password')}
            error={errors.password?.message}
          />
          <FormButton busy={isSubmitting} busyText="Changing..." variant="outline">
            Change password
          </FormButton>
        </form>
      </Stack>
    </SettingsCard>
  );
}

/** Why the password was not changed; `field` is missing when no field was wrong. */
interface PasswordFailure {
  field?: 'current' | 'password';
  message: string;
}

/** Error codes of the auth service that concern the new password. */
const NEW_PASSWORD_CODES = new Set(['weak_password', 'same_password', 'validation_failed']);

/** @returns null when the password was changed */
async function changePassword(
  supabase: Supabase,
  email: string,
  { current, password }: { current: string; password: string },
): Promise<PasswordFailure | null> {
  const refusal = await supabase.checkPassword({ email, password: current });
  if (refusal?.code === 'invalid_credentials') {
    return { field: 'current', message: 'This is not your current password' };
  }
  if (refusal) return { message: authMessage(refusal) };
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  if (!error) return null;
  if (error.code && NEW_PASSWORD_CODES.has(error.code)) {
    return { field: 'password', message: authMessage(error) };
  }
  if (error.code === 'reauthentication_needed') {
    return {
      message: 'Your last sign-in is too long ago for this change. Sign out, sign in again and repeat it.',
    };
  }
  return { message: authMessage(error) };
}
