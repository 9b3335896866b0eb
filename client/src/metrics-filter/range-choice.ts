import { type MetricsAddress, RANGE_DAYS } from './address.ts';

/** A number of days, all of them, or two days of one's own choice. */
export type RangeChoice = `${number}` | 'all' | 'custom';

/** Which of them an address names. */
export function choiceOf({ days, from }: MetricsAddress): RangeChoice {
  if (from !== undefined) return 'custom';
  return days === undefined ? 'all' : `${days}`;
}

/** The ranges to choose from; another number of days that a link names is among them. */
export function choicesOf({ days }: MetricsAddress): { value: RangeChoice; label: string }[] {
  const offered = [...new Set([...RANGE_DAYS, ...(days === undefined ? [] : [days])])].toSorted(
    (a, b) => a - b,
  );
  return [
    ...offered.map((count) => ({
      value: `${count}` as const,
      label: count === 1 ? '1 day' : `${count} days`,
    })),
    { value: 'all', label: 'All time' },
    { value: 'custom', label: 'Custom' },
  ];
}

/** The address with all days in place of its range, and so with nothing to compare them with. */
export function withoutRange({ platform }: MetricsAddress): MetricsAddress {
  return platform === undefined ? {} : { platform };
}

/** The address with these days in place of its range. */
export const withRange = (
  { platform, compare }: MetricsAddress,
  range: { days: number } | { from: string; to: string },
): MetricsAddress => ({
  ...range,
  ...(platform === undefined ? {} : { platform }),
  ...(compare === undefined ? {} : { compare }),
});

/** The address with this platform in place of its own; all of them when there is none. */
export function withPlatform(address: MetricsAddress, platform: string | undefined): MetricsAddress {
  const { platform: _left, ...rest } = address;
  return platform === undefined ? rest : { ...rest, platform };
}

/** The address with the previous period shown beside its range, or without. */
export function withCompare(address: MetricsAddress, compare: boolean): MetricsAddress {
  const { compare: _left, ...rest } = address;
  return compare ? { ...rest, compare } : rest;
}
