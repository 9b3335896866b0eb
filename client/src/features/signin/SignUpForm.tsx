import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { authMessage, USERNAME_TAKEN } from '../../auth/auth-messages.ts';
import { signUpSchema } from '../../auth/credential-schemas.ts';
import { isUsernameTaken } from '../../auth/profile.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { FormField } from '../../components/forms/FormField.tsx';
import { PasswordField } from '../../components/forms/PasswordField.tsx';
import { paths } from '../../paths.ts';
import { SubmitButton } from './SubmitButton.tsx';

/**
 * Creates an account. The username is sent as metadata: before the address is verified, no session can create a profile.
 * @param onSignedUp called with the address to verify
 */
export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const { supabase } = useAuth();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { username: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, email, password }) => {
    if (await isUsernameTaken(supabase, username)) {
      setError('username', { message: USERNAME_TAKEN });
      toastError(USERNAME_TAKEN);
      return;
    }
    const { error } = await supabase.auth.signUp({
      email,
      password,
      options: { data: { username }, emailRedirectTo: `${window.location.origin}${paths.auth}` },
    });
    if (error) {
      toastError(authMessage(error));
      return;
    }
    toastSuccess('Account created successfully!', 'Please check your email to verify your account.');
    onSignedUp(email);
  });

  return (
    <Stack asChild gap="4">
      <form onSubmit={submit} noValidate>
        <FormField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          field={register('username')}
          error={errors.username?.message}
        />
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          field={register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          autoComplete="new-password"
          help="At least 8 characters"
          field={register('password')}
          error={errors.password?.message}
        />
        <SubmitButton busy={isSubmitting}>Create Account</SubmitButton>
      </form>
    </Stack>
  );
}
