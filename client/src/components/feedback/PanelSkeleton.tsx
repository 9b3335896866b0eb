import { Box, Skeleton } from '@chakra-ui/react';
import { RowSkeletons } from './RowSkeletons.tsx';

/** In rem: the frame with the title, and one row. */
const FRAME = 5;
const ROW = 2.375;

/** Placeholder for a panel of this height, in rem. */
export function PanelSkeleton({ height }: { height: number }) {
  return (
    <Box
      h={`${height}rem`}
      p={{ base: '4', md: '5' }}
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Skeleton h="5" w="36" maxW="full" mb="5" />
      <RowSkeletons rows={Math.floor((height - FRAME) / ROW)} />
    </Box>
  );
}
