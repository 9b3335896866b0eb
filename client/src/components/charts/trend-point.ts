import type { AnswersAddress } from '../../answers-address.ts';
import type { ChartNote } from './chart-days.ts';

/** One day of a chart, or the days of a week. All drawn values lie within 0–100; null leaves a gap. */
export interface TrendPoint {
  /** `YYYY-MM-DD` in UTC */
  date: string;
  /** The last day that it covers; the same day when left out. */
  to?: string;
  value: number | null;
  /** A second, thinner line. */
  second?: number | null;
  /** The first line's value on the same day of the previous period. */
  previous?: number | null;
  /** The 95 % interval of the second line; of the first where there is no second. */
  band?: [low: number, high: number] | null;
  /** The exact figures, in the order of the chart's `figures`. */
  texts: readonly string[];
  /** What was noted on its days. */
  notes?: readonly ChartNote[];
}

/** A day or days that a chart marks: a line for one day, an area for several. */
export interface TrendMark {
  from: string;
  to: string;
  /** Said below the chart. */
  text: string;
}

/** The lines a chart may have. */
export type TrendLine = 'value' | 'second' | 'previous';

/** A line of the tooltip and a column of the table. */
export interface TrendFigure {
  name: string;
  /** The drawn line it belongs to. */
  line?: TrendLine;
  /** Which answers of a day it counts, where not all of them. */
  of?: AnswersAddress;
}
