import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

interface ErrorStateProps {
  heading?: string;
  message: string;
  /** Label of the button. */
  action?: string;
  /** A rejection is ignored, because the caller renders the new error. */
  onAction: () => unknown;
}

/** Replaces a screen that cannot be shown: what happened and what to do. */
export function ErrorState({ heading, message, action = 'Retry', onAction }: ErrorStateProps) {
  return (
    <Center minH="60vh" px="4">
      <Stack gap="3" align="center" textAlign="center" maxW="md" role="alert">
        <CircleAlert aria-hidden="true" size={22} color="var(--s-colors-fg-subtle)" />
        {heading && (
          <Heading as="h2" fontSize="xl" fontWeight="semibold">
            {heading}
          </Heading>
        )}
        <Text color="fg.muted">{message}</Text>
        <Button
          variant="outline"
          size="sm"
          onClick={() => Promise.resolve(onAction()).catch(() => undefined)}
        >
          {action}
        </Button>
      </Stack>
    </Center>
  );
}
