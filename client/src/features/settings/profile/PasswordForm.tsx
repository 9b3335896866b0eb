import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useForm } from 'react-hook-form';
import { changePasswordSchema } from '../../../auth/credential-schemas.ts';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Sets another password for whoever knows the present one. */
export function PasswordForm({ user }: { user: User }) {
  const changePassword = useChangePassword(user.email ?? '');
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (passwords) => {
    const failure = await changePassword(passwords);
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
          {/* Tells password managers whose password it is. */}
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
