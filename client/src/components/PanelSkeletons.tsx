import { SimpleGrid, Skeleton } from '@chakra-ui/react';

/** Stands in for panels in two columns until the code that draws them is there. */
export function PanelSkeletons({ heights }: { heights: readonly string[] }) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        <Skeleton key={place} h={height} borderRadius="l3" />
      ))}
    </SimpleGrid>
  );
}
