import { Box, Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Repeat } from '../../components/feedback/Repeat.tsx';
import { formatCount } from '../../format.ts';
import type { AnswerRow_AnswerFragment } from './AnswerRow.generated.ts';
import { AnswerRow } from './AnswerRow.tsx';

interface AnswerListProps {
  answers: readonly AnswerRow_AnswerFragment[];
  total: string;
  subjectId: string | undefined;
  /** Whether there are further answers. */
  more: boolean;
  /** Whether answers are loading. */
  busy: boolean;
  onMore: () => void;
}

/** The loaded answers, and a button for more. */
export function AnswerList({ answers, total, subjectId, more, busy, onMore }: AnswerListProps) {
  return (
    <Stack gap="4">
      <chakra.ol
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        overflow="hidden"
        aria-busy={busy}
        data-panel=""
      >
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} subjectId={subjectId} />
        ))}
      </chakra.ol>
      {more && (
        <Stack align="center" gap="2" data-no-print="">
          <Button variant="outline" size="sm" disabled={busy} onClick={onMore}>
            {busy ? 'Loading...' : 'Load more'}
          </Button>
          <Text fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {`${formatCount(answers.length)} of ${total}`}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** Placeholder for the list while it loads. */
export function AnswerListSkeleton() {
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" role="status" aria-label="Loading answers...">
      <Repeat times={6}>
        <Box px={{ base: '4', md: '5' }} py="4" _notFirst={{ borderTopWidth: '1px' }}>
          <Skeleton h="5" w="60%" mb="2" />
          <Skeleton h="3.5" w="40%" mb="3" />
          <Skeleton h="10" w={{ base: 'full', lg: '75%' }} />
        </Box>
      </Repeat>
    </Box>
  );
}
