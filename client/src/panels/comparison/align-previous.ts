import type { TrendPoint } from '../../components/charts/trend-point.ts';
import { addDays } from '../../days.ts';
import { formatDay } from '../../format.ts';

/** One day of the period before. */
export interface BeforePoint {
  /** `YYYY-MM-DD` in UTC */
  date: string;
  /** 0–100; null leaves a gap. */
  value: number | null;
  /** The exact figure. */
  text: string;
}

const NONE = '–';

/**
 * Lays the period before under the points of a chart, day by day from the first on, and adds its figure to their texts.
 * A day that only the period before has becomes a point of its own, with a gap in the lines of the range.
 * @param points of the range, ascending
 * @param before the days of the period before, ascending
 * @param shift days from a day of the period before to the day of the range it is laid under
 * @param figures how many texts a point has without the one added
 */
export function alignBefore(
  points: readonly TrendPoint[],
  before: readonly BeforePoint[],
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
