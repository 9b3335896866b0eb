import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useReload } from './reload.ts';

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

interface LoadFailureProps {
  /** The request failed; otherwise the reply was incomplete. */
  failed: boolean;
}

/** Replaces a screen whose data could not be loaded; Retry reloads the page. */
export function LoadFailure({ failed }: LoadFailureProps) {
  const reload = useReload();
  const texts = failed
    ? { heading: 'Error', message: 'Failed to load dashboard data. Please try again later.' }
    : { message: 'Data could not be loaded properly.' };
  return <ErrorState {...texts} action="Retry" onAction={reload} />;
}
