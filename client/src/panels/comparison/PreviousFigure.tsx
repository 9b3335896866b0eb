import { chakra } from '@chakra-ui/react';
import type { AnswersAddress } from '../../answers-address.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';

interface PreviousFigureProps {
  /** The figure as text; null when there were no answers to make it of. */
  shown: string | null;
  of: AnswersAddress;
  hint: string;
  /** Shown after it, such as the difference. */
  more?: string | undefined;
}

/** A figure of the previous period, beside the one of the range. */
export function PreviousFigure({ shown, of, hint, more }: PreviousFigureProps) {
  return (
    <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
      {shown === null ? (
        'No answers before'
      ) : (
        <>
          <OpenAnswers of={of} shown={`${shown} before`} hint={hint}>
            {`${shown} before`}
          </OpenAnswers>
          {more && ` (${more})`}
        </>
      )}
    </chakra.span>
  );
}
