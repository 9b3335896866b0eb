import { useMemo } from 'react';
import { useMetricsFilter } from '../../../metrics-filter/use-metrics-filter.ts';
import type { VisitFilter } from '../../../schema.generated.ts';

/** The range of the screen, without the platform that other screens have. */
export function useVisitFilter() {
  const { address, filter } = useMetricsFilter();
  const visitFilter = useMemo((): VisitFilter => {
    const { platform: _, ...range } = filter;
    return range;
  }, [filter]);
  return { address, filter: visitFilter };
}
