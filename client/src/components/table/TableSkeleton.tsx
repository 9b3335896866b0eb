import { Box, Flex, Skeleton } from '@chakra-ui/react';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Stands in for a large table while its first rows load. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      <Flex p="3" gap="2" borderBottomWidth="1px" wrap="wrap">
        <Skeleton h="10" w="full" maxW="sm" />
        <Skeleton h="8" w="24" ms="auto" />
        <Skeleton h="8" w="28" />
      </Flex>
      <Box h="10" bg="bg.subtle" borderBottomWidth="1px" />
      {ROWS.map((key) => (
        <Flex
          key={key}
          align="center"
          gap="6"
          h={{ base: '4.5rem', md: '3.5rem' }}
          px="3"
          borderBottomWidth="1px"
        >
          <Skeleton h="4" flex="1" />
          <Skeleton h="4" w="12" />
          <Skeleton h="4" w="24" display={{ base: 'none', md: 'block' }} />
          <Skeleton h="4" w="12" display={{ base: 'none', md: 'block' }} />
        </Flex>
      ))}
    </Box>
  );
}
