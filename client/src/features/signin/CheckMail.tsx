import { Stack, Text } from '@chakra-ui/react';
import { OutboxHint } from '../../auth/OutboxHint.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** What to do after signing up. */
export function CheckMail({ email }: { email: string }) {
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        We sent a link to{' '}
        <Text as="strong" color="fg" fontWeight="medium" wordBreak="break-word">
          {email}
        </Text>
        . Open it to verify your account; you are then signed in.
      </Text>
      <OutboxHint />
      <ResendVerification email={email} />
    </Stack>
  );
}
