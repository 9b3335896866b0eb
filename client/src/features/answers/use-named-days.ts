import { addDays } from '../../days.ts';
import type { NamedDays } from './filter-choices.ts';
import { useLastRunQuery } from './LastRun.generated.ts';

/** The days that people ask for by name. */
export function useNamedDays(): NamedDays {
  // A run may have started since the screen was last open.
  const { data } = useLastRunQuery({ fetchPolicy: 'cache-and-network' });
  const today = new Date().toISOString().slice(0, 10);
  return { yesterday: addDays(today, -1), lastRun: data?.collectionRuns[0]?.id };
}
