import { Center, Spinner, Text } from '@chakra-ui/react';

/** A loading state that fills the window or, within the shell, the screen. */
export function FullScreenLoading({ text = 'Loading data...' }: { text?: string }) {
  return (
    <Center minH="100dvh" css={{ 'main &': { minH: '60vh' } }} flexDirection="column" gap="4" role="status">
      <Spinner
        boxSize="5"
        borderWidth="2px"
        borderRadius="full"
        borderColor="border.emphasized"
        borderTopColor="accent.line"
        animation="spin 0.8s linear infinite"
      />
      <Text color="fg.muted" fontSize="sm">
        {text}
      </Text>
    </Center>
  );
}
