import { Skeleton, Stack } from '@chakra-ui/react';
import { Repeat } from '../../components/feedback/Repeat.tsx';

/** Stands for a card of fields until what they hold is known. */
export function CardSkeleton({ rows }: { rows: number }) {
  return (
    <Stack
      gap="5"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      aria-busy="true"
      role="status"
      aria-label="Loading settings"
    >
      <Skeleton h="5" w="32" />
      <Repeat times={rows}>
        <Stack gap="1.5">
          <Skeleton h="4" w="24" />
          <Skeleton h="10" />
        </Stack>
      </Repeat>
    </Stack>
  );
}
