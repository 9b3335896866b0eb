/** The spec's time filter. */
export type TimeWindowKey = 'all' | 'month' | 'week';

export const TIME_WINDOWS: readonly { value: TimeWindowKey; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
];
