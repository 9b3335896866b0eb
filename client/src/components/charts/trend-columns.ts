import { formatDay, formatRange } from '../../format.ts';
import { type CsvField, simulatedField } from '../table/to-csv.ts';
import { noteText } from './chart-days.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

/** A missing value in the tables of charts. */
const MISSING = '–';
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;
const PERCENT = /^\d+(\.\d+)?%$/;

/** A column of a chart's table. */
export interface TrendColumn {
  header: string;
  cell: (point: TrendPoint) => string;
  /** The answers that its figures count, where they are those of one line. */
  of?: TrendFigure['of'];
  /** Holds text instead of figures. */
  words?: boolean;
}

const hasNotes = (points: readonly TrendPoint[]) => points.some(({ notes }) => notes);

/** The columns of a chart's table: the day, every figure, and the notes where there are any. */
export const trendColumns = (
  figures: readonly TrendFigure[],
  points: readonly TrendPoint[] = [],
): TrendColumn[] => [
  { header: 'Day', cell: ({ date, to }) => formatRange(date, to ?? date) },
  ...figures.map(
    ({ name, of }, index): TrendColumn => ({
      header: name,
      cell: ({ texts }) => texts[index] ?? MISSING,
      ...(of && { of }),
    }),
  ),
  ...(hasNotes(points) ? [{ header: 'Notes', cell: notesText, words: true }] : []),
];

/** The notes of a point; those of other days than its first say which. */
const notesText = ({ date, notes = [] }: TrendPoint): string =>
  notes.map((note) => (note.day === date ? '' : `${formatDay(note.day)}: `) + noteText(note)).join(' · ');

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
  ...(hasNotes(points) ? [{ header: 'Notes', value: (point: TrendPoint) => notesText(point) || null }] : []),
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
