import { formatDay, formatRange } from '../../format.ts';
import type { TrendPoint } from './trend-point.ts';

/** The days a chart shows, `Aug 03 – Sep 02, 2026`; nothing without points. */
export function rangeOf(points: readonly TrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? formatRange(first.date, last.date) : '';
}

/** What a screen reader says in place of the drawing. */
export function describe(title: string, points: readonly TrendPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return title;
  return `${title}, ${formatDay(first.date)} to ${formatDay(last.date)}, latest ${last.value ?? 'unknown'} of 100`;
}
