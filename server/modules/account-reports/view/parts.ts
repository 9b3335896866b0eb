/** Parts of what the mail of a view shows. Pure. */

import { footnoteOf, type Picture, type PictureFigure, type PictureLine } from '../../../charts/picture.ts';
import { badInput } from '../../../errors.ts';
import type { DateRange } from '../../../lib/days.ts';
import { oneLine, percent, score } from '../../../lib/format.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Mean } from '../../../statistics/mean.ts';
import type { Rate } from '../../../statistics/rates.ts';
import type { LinkView } from '../../share-links/input.ts';

/** A view's picture without its title, and what a list of mails says of it. */
export interface ViewContent extends Omit<Picture, 'title'> {
  /** What the screen is called, such as `Topic: Wireless`. */
  name: string;
  range: DateRange<string>;
  simulated: boolean;
}

export const nothing = () =>
  badInput('filter', 'There are no answers in this range, so there is nothing to send.');

export function closed({ from, to }: DateRange): DateRange<string> {
  if (from === null || to === null) throw nothing();
  return { from, to };
}

export function start(
  { name, range, simulated }: Pick<ViewContent, 'name' | 'range' | 'simulated'>,
  { platform }: LinkView,
  drawn: string,
): Omit<ViewContent, 'figures' | 'rows' | 'chart'> {
  const days = range.from === range.to ? range.from : `${range.from} – ${range.to}`;
  const on = platform === null ? '' : ` on ${oneLine(platformName(platform))}`;
  return {
    name: oneLine(name),
    range,
    simulated,
    subtitle: `${drawn}, ${days}${on}`,
    footnote: footnoteOf(simulated),
  };
}

export const rateOf = ({ value }: Pick<Rate, 'value'>) => (value === null ? '–' : percent(value));

export function rateFigure(label: string, now: Rate, before?: Rate): PictureFigure {
  return { label, value: rateOf(now), detail: detailOf(now, percent, before) };
}

export function meanFigure(label: string, now: Mean, before?: Mean): PictureFigure {
  const value = now.value === null ? '–' : score(now.value);
  return { label, value, detail: detailOf(now, score, before) };
}

/** `38.0–46.3, n = 1,204`, or the figure of the range before. */
export function detailOf(
  { low, high, answers }: Pick<Rate, 'low' | 'high' | 'answers'>,
  format: (value: number) => string,
  before: Pick<Rate, 'value'> | undefined,
): string {
  const interval = low === null || high === null ? '' : `${low.toFixed(1)}–${high.toFixed(1)}, `;
  if (before?.value != null) return `${interval}${format(before.value)} before`;
  return `${interval}n = ${answers.toLocaleString('en-US')}`;
}

export function line<Point>(
  name: string,
  points: readonly Point[],
  dayOf: (point: Point) => string,
  figureOf: (point: Point) => Rate,
): PictureLine {
  return {
    name,
    points: points.map((point) => {
      const { value, low, high } = figureOf(point);
      return { day: dayOf(point), value, low, high };
    }),
  };
}
