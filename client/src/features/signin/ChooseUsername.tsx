import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useForm } from 'react-hook-form';
import { profileFailed, USERNAME_EXISTS } from '../../auth/auth-messages.ts';
import { usernameSchema } from '../../auth/credential-schemas.ts';
import { createProfile } from '../../auth/profile.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { FormField } from '../../components/forms/FormField.tsx';
import { AuthCard } from './AuthCard.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Asks for another username when the one chosen at sign-up was taken before the address was verified. */
export function ChooseUsername({ user, onDone }: { user: User; onDone: () => void }) {
  const { supabase } = useAuth();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(usernameSchema),
    defaultValues: { username: '' },
  });

  const submit = handleSubmit(async ({ username }) => {
    const result = await createProfile(supabase, user, username);
    if (result.status === 'failed') toastError(profileFailed(result.message));
    if (result.status === 'taken') setError('username', { message: USERNAME_EXISTS });
    if (result.status !== 'ready') return;
    // Later visits read the username from the metadata.
    await supabase.auth.updateUser({ data: { username } });
    onDone();
  });

  return (
    <AuthCard
      heading="Choose another username"
      lead={`Someone else took ${user.user_metadata.username} before you verified your address.`}
    >
      <Stack asChild gap="4">
        <form onSubmit={submit} noValidate>
          <FormField
            label="Username"
            autoComplete="username"
            autoFocus
            spellCheck={false}
            field={register('username')}
            error={formState.errors.username?.message}
          />
          <SubmitButton busy={formState.isSubmitting}>Continue</SubmitButton>
        </form>
      </Stack>
    </AuthCard>
  );
}
