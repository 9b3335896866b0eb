import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useForm } from 'react-hook-form';
import { USERNAME_TAKEN } from '../../../auth/auth-messages.ts';
import { usernameSchema } from '../../../auth/credential-schemas.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { changeUsername } from '../../../auth/username.ts';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { FormButton } from '../FormButton.tsx';

interface UsernameFieldsProps {
  user: User;
  /** Null for somebody who never chose one. */
  username: string | null;
  onChanged: (username: string) => void;
}

export function UsernameFields({ user, username, onChanged }: UsernameFieldsProps) {
  const { supabase } = useAuth();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(usernameSchema),
    defaultValues: { username: username ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username: wanted }) => {
    const result = await changeUsername(supabase, user, { from: username, to: wanted }).catch(
      (error: Error) => ({ status: 'failed' as const, message: error.message }),
    );
    if (result.status === 'failed') toastError(`Your username could not be changed: ${result.message}`);
    if (result.status === 'taken') setError('username', { message: USERNAME_TAKEN }, { shouldFocus: true });
    if (result.status !== 'ready') return;
    reset({ username: wanted });
    onChanged(wanted);
    toastSuccess('Username changed', `Your profile is now called ${wanted}.`);
  });

  return (
    <Stack asChild gap="4" align="start">
      <form onSubmit={submit} noValidate>
        <FormField
          label="Username"
          autoComplete="off"
          spellCheck={false}
          help={username === null ? 'You have not chosen one yet.' : '3 to 30 letters, digits, - and _'}
          field={register('username')}
          error={errors.username?.message}
        />
        <FormButton busy={isSubmitting} busyText="Saving..." disabled={!isDirty} variant="outline">
          Save username
        </FormButton>
      </form>
    </Stack>
  );
}
