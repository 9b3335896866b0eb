import { formatRange } from '../../format.ts';

interface Shown {
  days?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The days that a link shows: “Last 30 days”, two fixed ones, or “All time”. */
export function describeDays({ days, from, to }: Shown): string {
  if (days) return days === 1 ? 'Latest day' : `Last ${days} days`;
  return from && to ? formatRange(from, to) : 'All time';
}
