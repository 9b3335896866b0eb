import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { authMessage } from '../../auth/auth-messages.ts';
import { newPasswordSchema } from '../../auth/credential-schemas.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { PasswordField } from '../../components/forms/PasswordField.tsx';
import { paths } from '../../paths.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Sets a new password after a recovery link. */
export function NewPasswordForm() {
  const { supabase, store } = useAuth();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    const { error } = await supabase.auth.updateUser({ password });
    if (error) {
      toastError(authMessage(error));
      return;
    }
    store.recovered();
    toastSuccess('Password changed', 'Other devices have been signed out.');
    navigate(paths.dashboard, { replace: true });
  });

  return (
    <Stack asChild gap="4">
      <form onSubmit={submit} noValidate>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters"
          field={register('password')}
          error={formState.errors.password?.message}
        />
        <SubmitButton busy={formState.isSubmitting}>Set Password</SubmitButton>
      </form>
    </Stack>
  );
}
