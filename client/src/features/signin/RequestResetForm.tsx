import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authMessage } from '../../auth/auth-messages.ts';
import { requestResetSchema } from '../../auth/credential-schemas.ts';
import { OutboxHint } from '../../auth/OutboxHint.tsx';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { FormField } from '../../components/forms/FormField.tsx';
import { paths } from '../../paths.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Requests a recovery mail; the reply is the same for unknown addresses. */
export function RequestResetForm() {
  const { supabase } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestResetSchema),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    const { error } = await supabase.auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${paths.recovery}`,
    });
    if (error) toastError(authMessage(error));
    else setSentTo(email);
  });

  if (sentTo) {
    return (
      <Stack gap="3" role="status">
        <Text color="fg.muted">
          If {sentTo} has an account, a link to set a new password is on its way. It works once, within an
          hour.
        </Text>
        <OutboxHint />
      </Stack>
    );
  }
  return (
    <Stack asChild gap="4">
      <form onSubmit={submit} noValidate>
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          field={register('email')}
          error={formState.errors.email?.message}
        />
        <SubmitButton busy={formState.isSubmitting}>Send Link</SubmitButton>
      </form>
    </Stack>
  );
}
