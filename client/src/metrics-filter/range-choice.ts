import { type MetricsAddress, RANGE_DAYS } from './address.ts';

/** A number of days, all time, or a custom range. */
export type RangeChoice = `${number}` | 'all' | 'custom';

/** The choice that an address holds. */
export function choiceOf({ days, from }: MetricsAddress): RangeChoice {
  if (from !== undefined) return 'custom';
  return days === undefined ? 'all' : `${days}`;
}

/** The ranges to choose from, among them any other number of days in the address. */
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

/** The address without its range, and so without a comparison. */
export function withoutRange({ platform }: MetricsAddress): MetricsAddress {
  return platform === undefined ? {} : { platform };
}

/** The address with this range. */
export const withRange = (
  { platform, compare }: MetricsAddress,
  range: { days: number } | { from: string; to: string },
): MetricsAddress => ({
  ...range,
  ...(platform === undefined ? {} : { platform }),
  ...(compare === undefined ? {} : { compare }),
});

/** The address with this platform; with all platforms when undefined. */
export function withPlatform(address: MetricsAddress, platform: string | undefined): MetricsAddress {
  const { platform: _left, ...rest } = address;
  return platform === undefined ? rest : { ...rest, platform };
}

/** The address with the comparison on or off. */
export function withCompare(address: MetricsAddress, compare: boolean): MetricsAddress {
  const { compare: _left, ...rest } = address;
  return compare ? { ...rest, compare } : rest;
}
