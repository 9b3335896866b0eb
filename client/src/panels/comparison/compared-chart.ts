import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { addDays, daysBetween } from '../../days.ts';
import { formatDay } from '../../format.ts';

interface Period<TPoint> {
  range: { from: string | null; to: string | null };
  points: readonly TPoint[];
}

/**
 * A chart's points and figures with the previous period among them.
 * @param name of the first line, such as "Visibility"
 * @param before undefined while nothing is compared; without points it adds nothing
 */
export function comparedChart(
  name: string,
  now: Period<TrendPoint>,
  figures: readonly TrendFigure[],
  before: Period<PreviousPoint> | undefined,
): { points: readonly TrendPoint[]; figures: readonly TrendFigure[] } {
  const start = now.range.from;
  const startBefore = before?.range.from;
  if (!before?.points.length || !start || !startBefore) return { points: now.points, figures };
  return {
    points: alignPrevious(now.points, before.points, daysBetween(startBefore, start), figures.length),
    figures: [...figures, { name: `${name} before`, line: 'before' }],
  };
}

/** One day of the previous period. */
export interface PreviousPoint {
  /** `YYYY-MM-DD` in UTC */
  date: string;
  /** 0–100; null leaves a gap. */
  value: number | null;
  /** The exact figure. */
  text: string;
}

const NONE = '–';

/**
 * Lays the previous period under the points of a chart, day by day from the first on, and adds its figure to their texts.
 * A day that only the previous period has becomes a point of its own, with a gap in the lines of the range.
 * @param points of the range, ascending
 * @param before the days of the previous period, ascending
 * @param shift days from a day of the previous period to the day of the range it is laid under
 * @param figures how many texts a point has without the one added
 */
export function alignPrevious(
  points: readonly TrendPoint[],
  before: readonly PreviousPoint[],
  shift: number,
  figures: number,
): TrendPoint[] {
  const days = new Map<string, TrendPoint>();
  for (const point of points) days.set(point.date, { ...point, texts: [...point.texts, NONE] });
  for (const { date, value, text } of before) {
    const day = addDays(date, shift);
    const point = days.get(day) ?? { date: day, value: null, texts: Array<string>(figures + 1).fill(NONE) };
    days.set(day, {
      ...point,
      before: value,
      texts: point.texts.with(-1, value === null ? NONE : `${text} on ${formatDay(date)}`),
    });
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
