import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { Children } from 'react';

/** Stands in for panels in two columns until the code that draws them is there. */
export function PanelSkeletons({ heights }: { heights: readonly string[] }) {
  // Children.toArray gives keys by place, and places never move.
  const panels = heights.map((height) => Children.toArray(<Skeleton h={height} borderRadius="l3" />));
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      {Children.toArray(panels)}
    </SimpleGrid>
  );
}
