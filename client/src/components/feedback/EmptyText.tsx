import { Center, Text } from '@chakra-ui/react';

/** Stands in place of content there is none of. */
export function EmptyText({ children }: { children: string }) {
  return (
    <Center flex="1" minH="40" px="4">
      <Text color="fg.subtle" fontSize="sm">
        {children}
      </Text>
    </Center>
  );
}
