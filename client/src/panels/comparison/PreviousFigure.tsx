import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { AnswersScope, useAnswersScope } from '../answer-links/answers-scope.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';

interface PreviousAnswersProps {
  /** The days of the previous period. */
  range: { from: string | null; to: string | null };
  children: ReactNode;
}

/** Numbers within it open answers of the previous period. */
export function PreviousAnswers({ range: { from, to }, children }: PreviousAnswersProps) {
  const scope = useAnswersScope();
  const previous = useMemo(
    () => ({ ...scope, from: from ?? undefined, to: to ?? undefined }),
    [scope, from, to],
  );
  return <AnswersScope value={previous}>{children}</AnswersScope>;
}

interface PreviousFigureProps extends Pick<PreviousAnswersProps, 'range'> {
  /** The figure as text; null without answers to make it of. */
  shown: string | null;
  of: AnswersAddress;
  hint: string;
}

/** A figure of the previous period, beside the current one. It states no difference: only tested changes are shown. */
export function PreviousFigure({ range, shown, of, hint }: PreviousFigureProps) {
  return (
    <PreviousAnswers range={range}>
      <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
        {shown === null ? (
          'No earlier answers'
        ) : (
          <OpenAnswers of={of} shown={shown} hint={hint}>
            {shown}
          </OpenAnswers>
        )}
      </chakra.span>
    </PreviousAnswers>
  );
}
