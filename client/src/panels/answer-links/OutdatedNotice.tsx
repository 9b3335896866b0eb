import { Box } from '@chakra-ui/react';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { formatRange } from '../../format.ts';

interface OutdatedNoticeProps {
  /** What is still shown. */
  content?: string;
  /** The days of the content. */
  range?: { from: string | null; to: string | null } | undefined;
  problem?: string;
  onRetry: () => unknown;
}

/** Shown above the previous content when the content for the chosen filter could not be loaded. */
export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { content = 'numbers', range, problem = 'Failed to load your selection', onRetry } = props;
  const shown = range?.from && range.to ? ` (${formatRange(range.from, range.to)})` : '';
  return (
    <Box mb="4" px="4" py="3" borderWidth="1px" borderColor="amber.muted" borderRadius="l2" bg="amber.subtle">
      <LoadError message={`${problem}. The previous ${content}${shown} are still shown.`} onRetry={onRetry} />
    </Box>
  );
}
