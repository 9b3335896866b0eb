import { Button, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { FormError } from '../../../components/forms/FormError.tsx';
import type { useReadAgain } from './use-read-again.ts';

type ReadAgainProps = ReturnType<typeof useReadAgain>;

/** Reads the page again, and how that goes. */
export function ReadAgain({ start, problem, isWaiting, isQueued }: ReadAgainProps) {
  return (
    <Stack
      gap="1.5"
      align={{ base: 'start', md: 'end' }}
      flexShrink="0"
      maxW={{ md: '2xs' }}
      data-no-print=""
    >
      <Button size="sm" variant="outline" disabled={isWaiting} aria-busy={isWaiting} onClick={start}>
        <RefreshCw aria-hidden="true" />
        {isWaiting ? 'Reading...' : 'Read again'}
      </Button>
      <Text fontSize="xs" color="fg.muted" textAlign={{ md: 'end' }} role="status">
        {isQueued ? 'The page waits in the queue; it is read when its turn comes.' : ''}
      </Text>
      <FormError>{problem}</FormError>
    </Stack>
  );
}
