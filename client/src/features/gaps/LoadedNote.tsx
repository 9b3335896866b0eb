import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../format.ts';
import { type LoadedRows, MOST_ROWS } from './further-pages.ts';

interface LoadedNoteProps {
  unit: string;
  loaded: LoadedRows<unknown>;
  /** Gaps there are. */
  total: number;
}

/** How many of the rows are there; nothing when all of them are. */
export function LoadedNote({
  unit,
  loaded: { rows, loading, stopped, cut, resume },
  total,
}: LoadedNoteProps) {
  if (!loading && !stopped && !cut) return null;
  const so = `${formatCount(rows.length)} of ${formatCount(total)}`;
  return (
    <Box pb="3">
      <Flex align="center" gap="3" minH="8" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Text role="status">
          {cut
            ? `The ${formatCounted(MOST_ROWS, unit)} with the most missed answers of ${formatCount(total)} are listed. Choose fewer days, a platform or a topic to see the others.`
            : stopped
              ? `Loading stopped: ${so} loaded.`
              : `${so} loaded`}
        </Text>
        {stopped && !cut && (
          <Button variant="outline" size="xs" onClick={resume}>
            Continue
          </Button>
        )}
      </Flex>
      {loading && (
        <Box h="1" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
          <Box h="full" bg="accent.line" style={{ width: `${(rows.length / Math.max(1, total)) * 100}%` }} />
        </Box>
      )}
    </Box>
  );
}
