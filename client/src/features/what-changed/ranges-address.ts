import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, countDays } from '../../days.ts';
import { type MetricsAddress, readMetricsAddress } from '../../metrics-filter/address.ts';
import type { RangesVariables } from '../../panels/changed-answers/ChangedAnswers.tsx';

/** The lengths offered by name, in days; the earlier range is as long and ends just before. */
export const LENGTHS = [7, 28] as const;
const DEFAULT_DAYS = LENGTHS[0];
/** Four weeks, so that each weekday is compared with its own. */
const MONTH = 28;

export interface Days {
  from: string;
  to: string;
}

/** What a range is compared with: the days just before, the same ones four weeks before, or others. */
export type Against = 'previous' | 'month' | 'own';

export interface RangesAddress {
  /** Null for two ranges of one's own. */
  days: number | null;
  platform: string | undefined;
  /** The days of the later range and the platform. */
  shown: MetricsAddress;
  /** The same object as long as the address is. */
  variables: RangesVariables;
  /** All change the address; Back undoes it. */
  setDays: (days: number) => void;
  setRanges: (before: Days, after: Days) => void;
  setPlatform: (platform: string | undefined) => void;
}

/** The days that a range is compared with. */
export function daysAgainst(after: Days, against: Exclude<Against, 'own'>): Days {
  const back = against === 'month' ? MONTH : countDays(after.from, after.to);
  return { from: addDays(after.from, -back), to: addDays(after.to, -back) };
}

/** Whether the days four weeks before are others than those just before, and end before the range. */
export const hasMonthBefore = ({ from, to }: Days) => countDays(from, to) < MONTH;

export function againstOf(before: Days, after: Days): Against {
  const is = ({ from, to }: Days) => from === before.from && to === before.to;
  if (is(daysAgainst(after, 'previous'))) return 'previous';
  return hasMonthBefore(after) && is(daysAgainst(after, 'month')) ? 'month' : 'own';
}

/** Which ranges the screen compares; the address holds them. */
export function useRangesAddress(): RangesAddress {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const { days, from, to, platform } = readMetricsAddress(search);
    const earlier = readMetricsAddress(
      new URLSearchParams({ from: search.get('before-from') ?? '', to: search.get('before-to') ?? '' }),
    );
    const before =
      from && earlier.from && earlier.to && earlier.to < from ? { from: earlier.from, to: earlier.to } : null;
    const ofPlatform: Record<string, string> = platform === undefined ? {} : { platform };
    return {
      days: from ? null : (days ?? DEFAULT_DAYS),
      platform,
      shown: { ...(from && to ? { from, to } : { days: days ?? DEFAULT_DAYS }), ...ofPlatform },
      variables:
        from && to
          ? { filter: { from, to, ...ofPlatform }, earlier: before }
          : { filter: { days: days ?? DEFAULT_DAYS, ...ofPlatform }, earlier: null },
      setDays: (length) =>
        setSearch({ ...(length === DEFAULT_DAYS ? {} : { days: `${length}` }), ...ofPlatform }),
      setRanges: (first, second) =>
        setSearch({
          ...{ from: second.from, to: second.to, 'before-from': first.from, 'before-to': first.to },
          ...ofPlatform,
        }),
      setPlatform: (key) => {
        const next = new URLSearchParams(search);
        if (key === undefined) next.delete('platform');
        else next.set('platform', key);
        setSearch(next);
      },
    };
  }, [search, setSearch]);
}
