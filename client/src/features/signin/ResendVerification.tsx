import { Button, Stack, Text } from '@chakra-ui/react';
import { OutboxHint } from '../../auth/OutboxHint.tsx';
import { useResend } from './use-resend.ts';

/** Offers the verification mail once more. */
export function ResendVerification({ email }: { email: string }) {
  const { state, resend } = useResend();
  if (state === 'sent') return <ResendDone email={email} />;
  return (
    <Stack gap="2" borderRadius="l2" bg="bg.muted" p="3">
      <Text fontSize="sm" color="fg.muted">
        No verification email for {email}?
      </Text>
      <Button
        size="xs"
        variant="outline"
        alignSelf="start"
        disabled={state === 'sending'}
        onClick={() => resend(email)}
      >
        {state === 'sending' ? 'Processing...' : 'Send again'}
      </Button>
    </Stack>
  );
}

/** Says that the mail is on its way, and where it is when there is no mail server. */
export function ResendDone({ email }: { email: string }) {
  return (
    <Stack gap="2" borderRadius="l2" bg="bg.muted" p="3" role="status">
      <Text fontSize="sm" color="fg.muted">
        A new verification email is on its way to {email}.
      </Text>
      <OutboxHint />
    </Stack>
  );
}
