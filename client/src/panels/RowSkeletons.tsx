import { Skeleton, Stack } from '@chakra-ui/react';

/** Stands in for a list of rows of the final height. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Stack gap="0.5" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Stack key={index} h="9" justify="center">
          <Skeleton h="4" width={`${90 - ((index * 17) % 45)}%`} />
        </Stack>
      ))}
    </Stack>
  );
}
