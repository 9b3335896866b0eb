import { useMemo } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { useAnswersScope } from './answers-scope.ts';

/** The spec's time filter. */
export type TimeWindowKey = 'all' | 'month' | 'week';

export const TIME_WINDOWS: readonly { value: TimeWindowKey; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
];

const WINDOWS = { all: undefined, month: 'MONTH', week: 'WEEK' } as const;

/** The surrounding answers scope, narrowed to a panel's own time filter. */
export function useWindowedScope(window: TimeWindowKey): AnswersAddress {
  const scope = useAnswersScope();
  return useMemo(() => ({ ...scope, window: WINDOWS[window] }), [scope, window]);
}
