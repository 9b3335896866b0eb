import { Button, Text } from '@chakra-ui/react';
import { formatDayAndYear, formatDecimal } from '../../../format.ts';
import type { Verdict } from '../../../schema.generated.ts';
import type { MentionLegend_AnswerFragment } from '../MentionLegend.generated.ts';
import { verdictLabel } from '../verdicts.ts';

type Review = MentionLegend_AnswerFragment['reviews'][number];

interface NoteProps {
  children: string;
  /** Accessible name of the undo button. */
  undoLabel: string;
  disabled: boolean;
  onUndo: () => void;
}

/** Says who changed what, with a button that undoes it. */
export function CorrectionNote({ children, undoLabel, disabled, onUndo }: NoteProps) {
  return (
    <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
      {`${children} `}
      <Button
        variant="plain"
        size="xs"
        h="auto"
        minW="0"
        p="0"
        color="accent.fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
        verticalAlign="baseline"
        data-no-print=""
        aria-label={undoLabel}
        disabled={disabled}
        onClick={onUndo}
      >
        Undo
      </Button>
    </Text>
  );
}

/** “Corrected by ada@example.com on Aug 03, 2026. The product said 34 (negative).” */
export function describeReview({ isCorrection, product, ...who }: Review): string {
  if (!isCorrection) return `Confirmed by ${formatReviewer(who)}.`;
  return `Corrected by ${formatReviewer(who)}. ${describeProduct(product)}`;
}

export const formatReviewer = ({ reviewer, reviewedAt }: { reviewer: string; reviewedAt: string }) =>
  `${reviewer} on ${formatDayAndYear(reviewedAt.slice(0, 10))}`;

function describeProduct({
  named,
  sentiment,
  verdict,
}: {
  named: boolean;
  sentiment: number | null;
  verdict: Verdict | null;
}): string {
  if (!named) return 'The product had not found it.';
  if (sentiment === null || verdict === null) return 'The product had not judged it.';
  return `The product said ${formatDecimal(sentiment)} (${verdictLabel(verdict).toLowerCase()}).`;
}
