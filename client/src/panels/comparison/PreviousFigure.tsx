import { chakra } from '@chakra-ui/react';
import type { AnswersAddress } from '../../answers-address.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';

interface BeforeFigureProps {
  /** The figure as text; null when there were no answers to make it of. */
  shown: string | null;
  of: AnswersAddress;
  hint: string;
  /** Said after it, such as the difference; plain words, as it is not tested for chance. */
  more?: string | undefined;
}

/** A figure of the period before, beside the one of the range. */
export function BeforeFigure({ shown, of, hint, more }: BeforeFigureProps) {
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
