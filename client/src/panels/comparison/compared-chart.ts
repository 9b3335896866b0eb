import type { TrendFigure, TrendPoint } from '../../components/charts/trend-point.ts';
import { addDays, countDays } from '../../days.ts';
import { formatDay } from '../../format.ts';

interface Period<TPoint> {
  range: { from: string | null; to: string | null };
  points: readonly TPoint[];
}

/**
 * A chart's points and figures with the previous period among them.
 * @param name of the first line, such as "Visibility"
 * @param previous undefined without a comparison; without points it adds nothing
 */
export function comparedChart(
  name: string,
  current: Period<TrendPoint>,
  figures: readonly TrendFigure[],
  previous: Period<PreviousPoint> | undefined,
): { points: readonly TrendPoint[]; figures: readonly TrendFigure[] } {
  const start = current.range.from;
  const previousStart = previous?.range.from;
  if (!previous?.points.length || !start || !previousStart) return { points: current.points, figures };
  const shift = countDays(previousStart, start) - 1;
  return {
    points: alignPrevious(current.points, previous.points, shift, figures.length),
    figures: [...figures, { name: `${name} before`, line: 'previous' }],
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

const MISSING = '–';

/**
 * Lays the previous period under the points of a chart, day by day from the first on, and adds its figure to their texts.
 * A day that only the previous period has becomes a point of its own, with a gap in the lines of the range.
 * @param points of the range, ascending
 * @param previous the days of the previous period, ascending
 * @param shift days from a day of the previous period to the day of the range it is laid under
 * @param figures how many texts a point has without the one added
 */
export function alignPrevious(
  points: readonly TrendPoint[],
  previous: readonly PreviousPoint[],
  shift: number,
  figures: number,
): TrendPoint[] {
  const days = new Map<string, TrendPoint>();
  for (const point of points) days.set(point.date, { ...point, texts: [...point.texts, MISSING] });
  for (const { date, value, text } of previous) {
    const day = addDays(date, shift);
    const point = days.get(day) ?? {
      date: day,
      value: null,
      texts: Array<string>(figures + 1).fill(MISSING),
    };
    days.set(day, {
      ...point,
      previous: value,
      texts: point.texts.with(-1, value === null ? MISSING : `${text} on ${formatDay(date)}`),
    });
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
