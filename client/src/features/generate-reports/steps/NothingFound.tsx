import { Text } from '@chakra-ui/react';

/** Says that there is nothing to propose; nothing is made up in its place. */
export function NothingFound({ children }: { children: string }) {
  return (
    <Text fontSize="sm" p="3" borderRadius="l2" bg="bg.muted">
      {children}
    </Text>
  );
}
