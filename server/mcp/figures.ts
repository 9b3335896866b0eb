import { z } from 'zod';
import { round } from '../statistics/arithmetic.ts';
import { withoutNulls } from './without-nulls.ts';

/**
 * A rate in percent, or a mean score from 0 to 100: with its 95 % interval and its n; `hits` of a rate. Where there is no
 * interval, `note` says why; without answers there is no value.
 */
export const figureShape = z
  .object({
    value: z.number().optional(),
    low: z.number().optional(),
    high: z.number().optional(),
    hits: z.int().optional(),
    n: z.int(),
    note: z.string().optional(),
  })
  .meta({ id: 'figure' });

export type Figure = z.output<typeof figureShape>;

/** What every reply about numbers has: the days, left out without history. */
export const replyShape = {
  from: z.string().optional(),
  to: z.string().optional(),
  simulated: z.boolean(),
};

interface Range {
  from: string | null;
  to: string | null;
}

interface Interval {
  value: number | null;
  low: number | null;
  high: number | null;
  note: string | null;
}

export const toReply = (range: Range, simulated: boolean) => ({
  ...withoutNulls({ from: range.from, to: range.to }),
  simulated,
});

export const toRate = (rate: Interval & { hits: number; answers: number }): Figure => ({
  ...toMean(rate),
  hits: rate.hits,
});

export const toVisitRate = ({ visits, ...rate }: Interval & { hits: number; visits: number }): Figure =>
  toRate({ ...rate, answers: visits });

export const toMean = ({ value, low, high, answers, note }: Interval & { answers: number }): Figure => ({
  ...withoutNulls({ value: shown(value), low: shown(low), high: shown(high) }),
  n: answers,
  ...(low === null && note ? { note } : {}),
});

export const shown = (value: number | null) => (value === null ? null : round(value, 1));

/** `41.2 % (38.0–44.5, n 360)` */
export function sayRate({ value, low, high, n }: Figure): string {
  if (value === undefined) return 'without answers';
  return `${value} % (${low === undefined ? 'no interval' : `${low}–${high}`}, n ${n})`;
}

export const sayRange = ({ from, to }: Range) =>
  from === null || to === null ? 'no days' : `${from} to ${to}`;

/** Opens a text about simulated data. */
export const sayData = (simulated: boolean) => (simulated ? 'Simulated data. ' : '');
