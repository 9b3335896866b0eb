import { formatDayAndYear } from '../../format.ts';
import { type CsvField, simulatedField } from '../table/to-csv.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

/** A missing value in the tables of charts. */
const MISSING = '–';
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;
const PERCENT = /^\d+(\.\d+)?%$/;

/** The columns of a chart's table: the day and every figure. */
export const trendColumns = (figures: readonly TrendFigure[]) => [
  { header: 'Day', cell: ({ date }: TrendPoint) => formatDayAndYear(date) },
  ...figures.map(({ name }, index) => ({
    header: name,
    cell: ({ texts }: TrendPoint) => texts[index] ?? MISSING,
  })),
];

/** The columns of a chart's file; a column of percentages has its unit in the heading. */
export const trendFields = (
  figures: readonly TrendFigure[],
  points: readonly TrendPoint[],
  simulated: boolean,
): CsvField<TrendPoint>[] => [
  { header: 'Day', value: ({ date }) => date },
  ...figures.map(({ name }, index) => {
    const isPercent = points.some(({ texts }) => PERCENT.test(texts[index] ?? ''));
    return {
      header: isPercent ? `${name} (%)` : name,
      value: ({ texts }: TrendPoint) => toPlainNumber(texts[index]),
    };
  }),
  simulatedField(simulated),
];

/** A number without its unit and the commas between thousands; null for a missing value. */
function toPlainNumber(text: string | undefined): string | null {
  if (text === undefined || text === MISSING) return null;
  if (PERCENT.test(text)) return text.slice(0, -1);
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text;
}

/** The newest day first, as tables list them. */
export const newestFirst = (points: readonly TrendPoint[]): TrendPoint[] => points.toReversed();
