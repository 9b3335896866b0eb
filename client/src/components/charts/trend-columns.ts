import { formatDayAndYear } from '../../format.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

/** A missing value in the tables of charts. */
const MISSING = '–';
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;

/** A column of a chart's table, on the screen (`cell`) and in a file (`value`). */
export interface TrendColumn {
  header: string;
  cell: (point: TrendPoint) => string;
  value: (point: TrendPoint) => string | null;
}

/** The day and every figure of a chart. */
export const trendColumns = (figures: readonly TrendFigure[]): TrendColumn[] => [
  { header: 'Day', cell: ({ date }) => formatDayAndYear(date), value: ({ date }) => date },
  ...figures.map(({ name }, index) => ({
    header: name,
    cell: ({ texts }: TrendPoint) => texts[index] ?? MISSING,
    value: ({ texts }: TrendPoint) => forFile(texts[index]),
  })),
];

/** Counts without the commas between thousands; null for a missing value. */
function forFile(text: string | undefined): string | null {
  if (text === undefined || text === MISSING) return null;
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text;
}

/** The newest day first, as tables list them. */
export const newestFirst = (points: readonly TrendPoint[]): TrendPoint[] => points.toReversed();
