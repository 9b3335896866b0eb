import { formatDecimal, formatPercent } from '../../format.ts';
import { LOOK } from './gap-css.ts';

interface MissedRateProps {
  rate: { value: number | null; low: number | null; high: number | null };
}

/** A rate with its 95 % interval. */
export function MissedRate({ rate: { value, low, high } }: MissedRateProps) {
  if (value === null || low === null || high === null) return '–';
  return (
    <>
      {formatPercent(value)}
      <span className={LOOK.interval}>{` (${formatDecimal(low)}–${formatDecimal(high)})`}</span>
    </>
  );
}
