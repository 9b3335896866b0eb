import { useApolloClient } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../format.ts';
import { useDemoProgressQuery } from './DemoProgress.generated.ts';

const POLL_MS = 2000;

/** Progress while the demo account is being filled; afterwards refetches what is on screen. Overlays the page. */
export function DemoProgress() {
  const { data, stopPolling } = useDemoProgressQuery({ pollInterval: POLL_MS });
  const progress = data?.demoProgress;
  const isComplete = data !== undefined && !progress;
  useRefetchWhenComplete(Boolean(progress), isComplete);
  useEffect(() => {
    if (isComplete) stopPolling();
  }, [isComplete, stopPolling]);
  if (!progress) return null;
  return (
    <Box
      role="note"
      position="fixed"
      bottom="4"
      right="4"
      zIndex="docked"
      px="3.5"
      py="2"
      bg="amber.subtle"
      color="amber.fg"
      borderWidth="1px"
      borderColor="amber.muted"
      borderRadius="l2"
      fontSize="xs"
      data-no-print=""
    >
      <Text fontVariantNumeric="tabular-nums">
        Sample data is being generated: {formatCount(progress.done)} of {formatCount(progress.total)} answers.
      </Text>
    </Box>
  );
}

/** Refetches active queries once filling that was in progress is complete. */
function useRefetchWhenComplete(isFilling: boolean, isComplete: boolean): void {
  const client = useApolloClient();
  const wasFilling = useRef(false);
  useEffect(() => {
    if (isFilling) wasFilling.current = true;
    if (!isComplete || !wasFilling.current) return;
    wasFilling.current = false;
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, isFilling, isComplete]);
}
