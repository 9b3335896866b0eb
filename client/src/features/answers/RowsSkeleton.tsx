import { Box, Skeleton } from '@chakra-ui/react';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Stands in for the list's rows while they load. */
export function RowsSkeleton() {
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" role="status" aria-label="Loading answers...">
      {ROWS.map((key) => (
        <Box key={key} px={{ base: '4', md: '5' }} py="4" _notFirst={{ borderTopWidth: '1px' }}>
          <Skeleton h="5" w="60%" mb="2" />
          <Skeleton h="3.5" w="40%" mb="3" />
          <Skeleton h="10" w={{ base: 'full', lg: '75%' }} />
        </Box>
      ))}
    </Box>
  );
}
