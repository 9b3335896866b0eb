import { formatDay, formatRange } from '../../format.ts';
import type { TrendPoint } from './trend-point.ts';

/** The text size of a chart's axes; set on the whole drawing so that pictures keep it. */
export const AXIS_TEXT = { '& svg': { fontSize: '11px' } } as const;

/** The days a chart shows, `Aug 03 – Sep 02, 2026`; empty without points. */
export function formatTrendRange(points: readonly TrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? formatRange(first.date, last.date) : '';
}

/** A chart in words for screen readers. */
export function describeTrend(title: string, points: readonly TrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return title;
  return `${title}, ${formatDay(first.date)} to ${formatDay(last.date)}, latest ${last.value ?? 'unknown'} of 100`;
}
