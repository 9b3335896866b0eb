import { Button, Code, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { useRotateAlertSecretMutation } from './AlertSettings.generated.ts';

/** The secret that signs webhooks: hidden, to be shown, copied and replaced. */
export function WebhookSecret({ secret }: { secret: string }) {
  const [shown, setShown] = useState(false);
  const [rotate, { loading }] = useRotateAlertSecretMutation();

  async function replace() {
    try {
      await rotate();
      toastSuccess('Secret replaced', 'Alerts will be signed with the new one.');
    } catch (error) {
      toastError(serverMessage(error, 'The secret could not be replaced; the old one is still in use.'));
    }
  }

  return (
    <Stack gap="1.5">
      <Text fontSize="sm" fontWeight="medium">
        Secret
      </Text>
      <Code
        aria-label="Secret"
        display="block"
        fontFamily="mono"
        fontSize="sm"
        px="3"
        py="2"
        borderRadius="l2"
        bg="bg.muted"
        color="fg"
        wordBreak="break-all"
      >
        {shown ? secret : `${secret.slice(0, 6)}${'•'.repeat(16)}`}
      </Code>
      <Flex gap="2" wrap="wrap" justify="space-between" mt="1">
        <HStack gap="2">
          <Button size="xs" variant="outline" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Button>
          <CopyButton size="xs" text={secret} />
        </HStack>
        <ConfirmButton
          size="xs"
          variant="ghost"
          disabled={loading}
          question={{
            title: 'Replace the secret?',
            text: 'The current secret stops working immediately: update your receiver right afterwards.',
            confirm: 'Replace',
          }}
          onConfirm={replace}
        >
          Replace
        </ConfirmButton>
      </Flex>
    </Stack>
  );
}
