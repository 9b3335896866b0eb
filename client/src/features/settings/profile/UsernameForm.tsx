import { Skeleton, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { USERNAME_TAKEN } from '../../../auth/auth-messages.ts';
import { usernameSchema } from '../../../auth/credential-schemas.ts';
import { changeUsername, readUsername } from '../../../auth/profile.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The name of the profile; no two accounts can have the same one. */
export function UsernameForm({ user }: { user: User }) {
  const { state, reload, setUsername } = useUsername(user.id);
  return (
    <SettingsCard title="Username" description="The name of your profile. Each username is unique.">
      {state.status === 'loading' && (
        <Stack gap="1.5" aria-busy="true">
          <Skeleton h="5" w="20" />
          <Skeleton h="10" />
          <Skeleton h="8" w="36" />
        </Stack>
      )}
      {state.status === 'failed' && (
        <LoadError message="Your username could not be loaded." onRetry={reload} />
      )}
      {state.status === 'loaded' && (
        <UsernameFields user={user} username={state.username} onChanged={setUsername} />
      )}
    </SettingsCard>
  );
}

type UsernameState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; username: string | null };

function useUsername(userId: string) {
  const { supabase } = useAuth();
  const [state, setState] = useState<UsernameState>({ status: 'loading' });
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    let current = true;
    readUsername(supabase, userId).then(
      (username) => current && setState({ status: 'loaded', username }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [supabase, userId, isLoading]);

  return {
    state,
    reload: () => setState({ status: 'loading' }),
    setUsername: (username: string) => setState({ status: 'loaded', username }),
  };
}

interface UsernameFieldsProps {
  user: User;
  /** Null for an account without one. */
  username: string | null;
  onChanged: (username: string) => void;
}

function UsernameFields({ user, username, onChanged }: UsernameFieldsProps) {
  const { supabase } = useAuth();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(usernameSchema),
    defaultValues: { username: username ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const result = await changeUsername(supabase, user, { from: username, to: values.username }).catch(
      (error: Error) => ({ status: 'failed' as const, message: error.message }),
    );
    if (result.status === 'failed') toastError(`Your username could not be changed: ${result.message}`);
    if (result.status === 'taken') setError('username', { message: USERNAME_TAKEN }, { shouldFocus: true });
    if (result.status !== 'ready') return;
    reset(values);
    onChanged(values.username);
    toastSuccess('Username changed', `Your profile is now called ${values.username}.`);
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
