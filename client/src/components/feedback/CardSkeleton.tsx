import { Skeleton, Stack } from '@chakra-ui/react';
import { Repeat } from './Repeat.tsx';

/** Placeholder for a card of fields or figures while it loads. */
export function CardSkeleton({ fields, label }: { fields: number; label: string }) {
  return (
    <Stack
      gap="5"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      aria-busy="true"
      role="status"
      aria-label={label}
    >
      <Skeleton h="5" w="32" />
      <Repeat times={fields}>
        <Stack gap="1.5">
          <Skeleton h="4" w="24" />
          <Skeleton h="10" />
        </Stack>
      </Repeat>
    </Stack>
  );
}
