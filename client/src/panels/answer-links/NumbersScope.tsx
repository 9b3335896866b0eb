import { type ReactNode, useMemo } from 'react';
import { filterDays, type MetricsAddress } from '../../metrics-filter/address.ts';
import { FilterDays } from '../comparison/filter-days.ts';
import { AnswersScope } from './answers-scope.ts';

interface NumbersScopeProps {
  /** The filter of the numbers below. */
  address: MetricsAddress;
  /** The days they cover. */
  range: { from: string | null; to: string | null } | undefined;
  topic?: string | undefined;
  prompt?: string | undefined;
  children: ReactNode;
}

/**
 * Says which answers the numbers below are made of. All time stays open, so that failed measurements outside the days
 * with answers are listed as they are counted.
 */
export function NumbersScope({ address, range, topic, prompt, children }: NumbersScopeProps) {
  const days = filterDays(address);
  const from = (days !== null && range?.from) || undefined;
  const to = (days !== null && range?.to) || undefined;
  const scope = useMemo(
    () => ({ topic, prompt, platform: address.platform, from, to }),
    [topic, prompt, address.platform, from, to],
  );
  return (
    <FilterDays value={days}>
      <AnswersScope value={scope}>{children}</AnswersScope>
    </FilterDays>
  );
}
