import { type ReactNode, useMemo } from 'react';
import { AnswersScope, useAnswersScope } from '../answer-links/answers-scope.ts';

interface BeforeScopeProps {
  /** The days of the period before. */
  range: { from: string | null; to: string | null };
  children: ReactNode;
}

/** Figures of the period before open the answers of those days. */
export function BeforeScope({ range, children }: BeforeScopeProps) {
  const scope = useAnswersScope();
  const { from, to } = range;
  const before = useMemo(
    () => ({ ...scope, from: from ?? undefined, to: to ?? undefined }),
    [scope, from, to],
  );
  return <AnswersScope value={before}>{children}</AnswersScope>;
}
