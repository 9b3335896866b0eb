import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { daysBetween } from '../../days.ts';
import { alignBefore, type BeforePoint } from './align-previous.ts';

interface Period<TPoint> {
  range: { from: string | null; to: string | null };
  points: readonly TPoint[];
}

/**
 * A chart's points and figures with the period before among them.
 * @param name of the first line, such as "Visibility"
 * @param before undefined while nothing is compared; without points it adds nothing
 */
export function comparedChart(
  name: string,
  now: Period<TrendPoint>,
  figures: readonly TrendFigure[],
  before: Period<BeforePoint> | undefined,
): { points: readonly TrendPoint[]; figures: readonly TrendFigure[] } {
  const start = now.range.from;
  const startBefore = before?.range.from;
  if (!before?.points.length || !start || !startBefore) return { points: now.points, figures };
  return {
    points: alignBefore(now.points, before.points, daysBetween(startBefore, start), figures.length),
    figures: [...figures, { name: `${name} before`, line: 'before' }],
  };
}
