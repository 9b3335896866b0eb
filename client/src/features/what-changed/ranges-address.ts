import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readMetricsAddress } from '../../metrics-filter/address.ts';
import type { RangesVariables } from '../../panels/changed-answers/ChangedAnswers.tsx';

/** The lengths offered by name, in days; the earlier range is as long and ends just before. */
export const LENGTHS = [7, 28] as const;
const DEFAULT_DAYS = LENGTHS[0];

export interface Days {
  from: string;
  to: string;
}

export interface RangesAddress {
  /** Null for two ranges of one's own. */
  days: number | null;
  /** The same object as long as the address is. */
  variables: RangesVariables;
  /** Both change the address; Back undoes it. */
  setDays: (days: number) => void;
  setRanges: (before: Days, after: Days) => void;
}

/** Which ranges the screen compares; the address holds them. */
export function useRangesAddress(): RangesAddress {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const { days, from, to } = readMetricsAddress(search);
    const earlier = readMetricsAddress(
      new URLSearchParams({ from: search.get('before-from') ?? '', to: search.get('before-to') ?? '' }),
    );
    const before =
      from && earlier.from && earlier.to && earlier.to < from ? { from: earlier.from, to: earlier.to } : null;
    return {
      days: from ? null : (days ?? DEFAULT_DAYS),
      variables:
        from && to
          ? { filter: { from, to }, earlier: before }
          : { filter: { days: days ?? DEFAULT_DAYS }, earlier: null },
      setDays: (length) => setSearch(length === DEFAULT_DAYS ? {} : { days: `${length}` }),
      setRanges: (first, second) =>
        setSearch({ ...second, 'before-from': first.from, 'before-to': first.to }),
    };
  }, [search, setSearch]);
}
