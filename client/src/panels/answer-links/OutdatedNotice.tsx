import { Box } from '@chakra-ui/react';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { formatRange } from '../../format.ts';

interface OutdatedNoticeProps {
  /** The days of the numbers that are still shown. */
  range: { from: string | null; to: string | null } | undefined;
  onRetry: () => unknown;
}

/** Shown above older numbers when those for the chosen filter could not be loaded. */
export function OutdatedNotice({ range, onRetry }: OutdatedNoticeProps) {
  const shown = range?.from && range.to ? ` (${formatRange(range.from, range.to)})` : '';
  return (
    <Box mb="4" px="4" py="3" borderWidth="1px" borderColor="amber.muted" borderRadius="l2" bg="amber.subtle">
      <LoadError
        message={`Failed to load your selection. The previous numbers${shown} are still shown.`}
        onRetry={onRetry}
      />
    </Box>
  );
}
