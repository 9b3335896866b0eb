import { Button, Flex, Text } from '@chakra-ui/react';

interface LoadErrorProps {
  message: string;
  /** Loads it again; a rejection is ignored, because the caller renders the new error. */
  onRetry: () => unknown;
}

/** Takes the place of a part of a screen that could not be loaded. `ErrorState` does so for whole screens. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap" role="alert">
      <Text fontSize="sm" color="fg.muted">
        {message}
      </Text>
      <Button size="xs" variant="outline" onClick={() => Promise.resolve(onRetry()).catch(() => undefined)}>
        Retry
      </Button>
    </Flex>
  );
}
