import { Box, Text } from '@chakra-ui/react';
import { formatCount } from '../../format.ts';
import type { AnswersFilter } from '../../schema.generated.ts';
import { useOnChange } from '../../use-on-change.ts';
import { useSearchProgressQuery } from './SearchProgress.generated.ts';

const POLL_MS = 2000;

interface SearchProgressProps {
  /** Texts that were read and were not when the search was made. */
  read: number;
  unread: number;
  filter: AnswersFilter;
  /** Called when every text was read. */
  onComplete: () => unknown;
}

/** How far the server has read the texts from which the counts are made; it starts with the newest. */
export function SearchProgress({ filter, onComplete, ...before }: SearchProgressProps) {
  // Apart from the list, of which it would replace the pages.
  const { data } = useSearchProgressQuery({
    variables: { filter },
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
  });
  const search = data?.answers.search;
  const [read, unread] = search ? [search.readTexts, search.unreadTexts] : [before.read, before.unread];
  const isComplete = search?.unreadTexts === 0;
  useOnChange(isComplete, () => {
    if (isComplete) onComplete();
  });
  const percent = Math.floor((100 * read) / Math.max(1, read + unread));
  return (
    <Box mt="1">
      <Text color="fg.muted">
        {`The server is still reading texts, newest first: ${formatCount(read)} of ${formatCount(read + unread)}. The counts are completed by themselves.`}
      </Text>
      <Box
        role="progressbar"
        aria-label="Texts read"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        mt="2"
        h="1"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" bg="accent.solid" style={{ width: `${percent}%` }} />
      </Box>
    </Box>
  );
}
