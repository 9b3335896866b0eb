import { useMemo } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { useAnswersScope } from './answers-scope.ts';
import type { TimeWindowKey } from './time-window.ts';

const WINDOWS = { all: undefined, month: 'MONTH', week: 'WEEK' } as const;

/** The answers around here, narrowed to a panel's own time filter. */
export function useWindowedScope(window: TimeWindowKey): AnswersAddress {
  const scope = useAnswersScope();
  return useMemo(() => ({ ...scope, window: WINDOWS[window] }), [scope, window]);
}
