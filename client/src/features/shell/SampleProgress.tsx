import { useApolloClient } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../format.ts';
import { useSampleProgressQuery } from './SampleProgress.generated.ts';

const POLL_MS = 2000;

/**
 * Says how far the demo account is as long as it is being filled; then what is shown is asked for anew. It lies over
 * the page, so that nothing on it moves.
 */
export function SampleProgress() {
  const { data, stopPolling } = useSampleProgressQuery({ pollInterval: POLL_MS });
  const filling = data?.demoProgress;
  const over = data && !filling;
  useRefetchOnce(Boolean(filling), over === true);
  useEffect(() => {
    if (over) stopPolling();
  }, [over, stopPolling]);
  if (!filling) return null;
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
        Sample data is still coming in: {formatCount(filling.done)} of {formatCount(filling.total)} answers.
      </Text>
    </Box>
  );
}

/** Asks anew for everything that is shown when the filling that was seen is over. */
function useRefetchOnce(filling: boolean, over: boolean): void {
  const client = useApolloClient();
  const seen = useRef(false);
  useEffect(() => {
    if (filling) seen.current = true;
    if (!over || !seen.current) return;
    seen.current = false;
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, filling, over]);
}
