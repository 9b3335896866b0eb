import { type ReactNode, useMemo } from 'react';
import { daysAsked, type MetricsAddress } from '../../metrics-filter/address.ts';
import { AskedDays } from '../comparison/filter-days.ts';
import { AnswersScope } from './answers-scope.ts';

interface NumbersScopeProps {
  /** What the numbers below were asked for with. */
  address: MetricsAddress;
  /** The days they cover. */
  range: { from: string | null; to: string | null } | undefined;
  topic?: string | undefined;
  children: ReactNode;
}

/**
 * Says which answers the numbers below are made of. All time stays open, so that failed measurements outside the days
 * with answers are listed as they are counted.
 */
export function NumbersScope({ address, range, topic, children }: NumbersScopeProps) {
  const days = daysAsked(address);
  const from = (days !== null && range?.from) || undefined;
  const to = (days !== null && range?.to) || undefined;
  const scope = useMemo(
    () => ({ topic, platform: address.platform, from, to }),
    [topic, address.platform, from, to],
  );
  return (
    <AskedDays value={days}>
      <AnswersScope value={scope}>{children}</AnswersScope>
    </AskedDays>
  );
}
