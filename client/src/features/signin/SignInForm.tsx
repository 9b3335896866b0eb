import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
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
import { useConfig } from '../../config-context.tsx';
import { paths } from '../../paths.ts';
import { ResendVerification } from './ResendVerification.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useReturnAddress } from './use-return-address.ts';

/** Offers to send the verification mail again when the address is not verified. */
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

const DEMO_PASSWORD = 'sightline-demo';
const DEMO_ACCOUNTS = [
  { name: 'Brand', email: 'brand@example.com' },
  { name: 'Fund', email: 'fund@example.com' },
];

/** Fills in a demo account, on servers that have them. */
function DemoAccounts({ onPick }: { onPick: (account: { email: string; password: string }) => void }) {
  const { demo } = useConfig();
  if (!demo) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" pt="4">
      <Text fontSize="xs" color="fg.subtle">
        Demo accounts with simulated data
      </Text>
      <HStack gap="2" wrap="wrap">
        {DEMO_ACCOUNTS.map(({ name, email }) => (
          <Button
            key={email}
            size="xs"
            variant="outline"
            onClick={() => onPick({ email, password: DEMO_PASSWORD })}
          >
            {name}: {email}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
