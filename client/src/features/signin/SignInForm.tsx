import { Box, Button, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { authMessage } from '../../auth/auth-messages.ts';
import { signInSchema } from '../../auth/credential-schemas.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { FormField } from '../../components/forms/FormField.tsx';
import { PasswordField } from '../../components/forms/PasswordField.tsx';
import { paths } from '../../paths.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useReturnAddress } from './use-return-address.ts';

/** E-mail and password. An address that was never verified can have its mail sent again. */
export function SignInForm() {
  const { supabase } = useAuth();
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  const [unverified, setUnverified] = useState<string | null>(null);
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    const { error } = await supabase.auth.signInWithPassword(credentials);
    if (error) {
      setUnverified(error.code === 'email_not_confirmed' ? credentials.email : null);
      toastError(authMessage(error));
      return;
    }
    toastSuccess('Welcome back!', 'You have successfully logged in.');
    navigate(returnAddress);
  });

  return (
    <Stack gap="5">
      <Stack asChild gap="4">
        <form onSubmit={submit} noValidate>
          <FormField
            label="Email"
            type="email"
            autoComplete="email"
            field={register('email')}
            error={errors.email?.message}
          />
          <Box>
            <PasswordField
              autoComplete="current-password"
              field={register('password')}
              error={errors.password?.message}
            />
            <Button asChild variant="plain" fontSize="xs" mt="2">
              <Link to={paths.recovery}>Forgot your password?</Link>
            </Button>
          </Box>
          <SubmitButton busy={isSubmitting}>Sign In</SubmitButton>
        </form>
      </Stack>
      {unverified && <ResendVerification email={unverified} />}
      <DemoAccounts
        onPick={(account) => {
          setValue('email', account.email, { shouldValidate: true });
          setValue('password', account.password, { shouldValidate: true });
        }}
      />
    </Stack>
  );
}
