import { Badge } from '@chakra-ui/react';
import type { AnswerStatus } from '../../schema.generated.ts';

interface OutcomeBadgeProps {
  status: AnswerStatus;
  visible: boolean;
  missed: boolean;
}

const FAILURES = { FAILED: 'Failed', REFUSED: 'Refused', EMPTY: 'Empty' } as const;

function outcome({ status, visible, missed }: OutcomeBadgeProps) {
  if (status !== 'ANSWERED') return { word: FAILURES[status], palette: 'red' };
  if (visible) return { word: 'Visible', palette: 'green' };
  return missed ? { word: 'Missed', palette: 'amber' } : { word: 'Nobody named', palette: 'gray' };
}

/** Whether an answer names the brand, only others, or nobody; or that there is no answer. */
export function OutcomeBadge(answer: OutcomeBadgeProps) {
  const { word, palette } = outcome(answer);
  return (
    <Badge
      colorPalette={palette}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      px="2"
      borderRadius="full"
      fontSize="xs"
      lineHeight="1.375rem"
      flexShrink="0"
      w="fit-content"
    >
      {word}
    </Badge>
  );
}
