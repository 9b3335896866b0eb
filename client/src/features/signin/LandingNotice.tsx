import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { requestResetSchema } from '../../auth/credential-schemas.ts';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { FormField } from '../../components/forms/FormField.tsx';
import { ResendDone, useResend } from './ResendVerification.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Shows why a mail's link did not work, and offers a new verification mail. */
export function LandingNotice({ canResend }: { canResend: boolean }) {
  const { landing } = useAuth();
  if (!landing.error) return null;
  return (
    <Stack gap="3" borderRadius="l2" borderWidth="1px" borderColor="amber.emphasized" bg="amber.subtle" p="4">
      <Text fontSize="sm" fontWeight="medium" color="amber.fg" role="alert">
        {landing.error.message}
      </Text>
      {canResend && <SendAgain />}
    </Stack>
  );
}

/** An expired link does not contain the address. */
function SendAgain() {
  const { state, resend } = useResend();
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(requestResetSchema),
    defaultValues: { email: '' },
  });
  if (state === 'sent') return <ResendDone email={getValues('email')} />;
  return (
    <Stack asChild gap="3">
      <form onSubmit={handleSubmit(({ email }) => resend(email))} noValidate>
        <FormField
          label="Send a new verification email to"
          type="email"
          autoComplete="email"
          field={register('email')}
          error={formState.errors.email?.message}
        />
        <SubmitButton busy={state === 'sending'}>Send again</SubmitButton>
      </form>
    </Stack>
  );
}
