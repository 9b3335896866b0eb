import { HStack, Spinner } from '@chakra-ui/react';

/** Stands where the topic's description will be. */
export function LoadingTopic() {
  return (
    <HStack as="span" gap="2" role="status">
      <Spinner
        boxSize="3.5"
        borderWidth="2px"
        borderRadius="full"
        borderColor="border.emphasized"
        borderTopColor="accent.line"
        animation="spin 0.8s linear infinite"
      />
      Loading topic data...
    </HStack>
  );
}
