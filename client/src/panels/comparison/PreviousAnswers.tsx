import { type ReactNode, useMemo } from 'react';
import { AnswersScope, useAnswersScope } from '../answer-links/answers-scope.ts';

interface PreviousAnswersProps {
  /** The days of the previous period. */
  range: { from: string | null; to: string | null };
  children: ReactNode;
}

/** Figures of the previous period open the answers of those days. */
export function PreviousAnswers({ range, children }: PreviousAnswersProps) {
  const scope = useAnswersScope();
  const { from, to } = range;
  const before = useMemo(
    () => ({ ...scope, from: from ?? undefined, to: to ?? undefined }),
    [scope, from, to],
  );
  return <AnswersScope value={before}>{children}</AnswersScope>;
}
