import { Center, Text } from '@chakra-ui/react';

/** Shown in place of empty content. */
export function EmptyText({ children }: { children: string }) {
  return (
    <Center flex="1" minH="40" px="4">
      <Text color="fg.subtle" fontSize="sm">
        {children}
      </Text>
    </Center>
  );
}
