import { Skeleton, Stack } from '@chakra-ui/react';
import { Repeat } from './Repeat.tsx';

/** Lines of a list differ in length. */
const WIDTHS = {
  '& > * > *': { width: '85%' },
  '& > :nth-of-type(3n + 2) > *': { width: '68%' },
  '& > :nth-of-type(3n) > *': { width: '52%' },
};

/** Skeleton of a list, of its final height. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Stack gap="0.5" aria-hidden="true" css={WIDTHS}>
      <Repeat times={rows}>
        <Stack h="9" justify="center">
          <Skeleton h="4" />
        </Stack>
      </Repeat>
    </Stack>
  );
}
