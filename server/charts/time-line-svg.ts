/** Draws a time line with its intervals. Pure. */

import { addDays, countDays } from '../lib/days.ts';
import { lazy } from '../lib/lazy.ts';
import {
  formatValue,
  type PictureLine,
  type PicturePoint,
  type PictureSpan,
  type TimeLine,
} from './picture.ts';
import { COLOURS, CONTENT, type Part, round, text, textWidth } from './svg.ts';

const PLOT = { left: 34, right: 10, height: 190 } as const;
/** Room above the plot for the labels of the spans, and for their figures. */
const LABELS = { name: 20, figure: 15 } as const;
const AXIS = 24;
/** More points than this have no dots. */
const MAX_DOTS = 31;
const MAX_TICKS = 7;
const LINE_COLOURS = [COLOURS.accent, COLOURS.second] as const;

type At = (value: number) => number;

export function timeLine(chart: TimeLine): Part {
  const { unit, range, lines, spans } = chart;
  const days = countDays(range);
  const hasFigures = spans.some(({ value }) => value !== null);
  const top = spans.length > 0 ? LABELS.name + (hasFigures ? LABELS.figure : 0) : 8;
  const width = CONTENT - PLOT.left - PLOT.right;
  const xOf = (day: string) =>
    PLOT.left +
    (days === 1 ? width / 2 : (width * (countDays({ from: range.from, to: day }) - 1)) / (days - 1));
  const ticks = ticksOf(unit, lines);
  const highest = ticks.at(-1) ?? 1;
  const y: At = (value) => top + PLOT.height * (1 - Math.min(value, highest) / highest);
  const halfDay = days > 1 ? width / (days - 1) / 2 : width / 2;
  const svg = [
    ...spans.map((span, index) => spanArea(span, { xOf, halfDay, top, isLast: index === spans.length - 1 })),
    ...ticks.map(
      (tick) =>
        `<line x1="${PLOT.left}" x2="${CONTENT - PLOT.right}" y1="${round(y(tick))}" y2="${round(y(tick))}" stroke="${COLOURS.line}"/>` +
        text(PLOT.left - 8, y(tick) + 4, tick.toLocaleString('en-US'), { ...SMALL, anchor: 'end' }),
    ),
    ...dayTicks(range.from, days).map((day) =>
      text(xOf(day), top + PLOT.height + 18, formatDay(day), { ...SMALL, anchor: 'middle' }),
    ),
    ...spans.map((span, index) =>
      spanLabel(span, unit, { xOf, y, halfDay, isLast: index === spans.length - 1 }),
    ),
    // The subject is drawn last, above the other.
    ...lines.map((line, index) => lineOf(line, LINE_COLOURS[index] ?? COLOURS.second, xOf, y)).reverse(),
  ].join('');
  return { svg, height: top + PLOT.height + AXIS };
}

/** Which line is which; nothing for one. */
export function legend(lines: readonly PictureLine[]): Part[] {
  if (lines.length < 2) return [];
  let x = 0;
  const keys = lines.map(({ name }, index) => {
    const colour = LINE_COLOURS[index] ?? COLOURS.second;
    const left = x;
    const width = Math.min(textWidth(name, SMALL.size), CONTENT / 2 - 40);
    x += width + 40;
    return (
      `<line x1="${left}" x2="${left + 16}" y1="8" y2="8" stroke="${colour}" stroke-width="2.5" stroke-linecap="round"/>` +
      text(left + 22, 12, name, { ...SMALL, width })
    );
  });
  return [{ svg: keys.join(''), height: 16 }];
}

const SMALL = { size: 12, fill: COLOURS.small } as const;

/** 0–100 in steps of 25; counts of answers in at most four round steps. */
export function ticksOf(unit: TimeLine['unit'], lines: readonly PictureLine[]): number[] {
  if (unit !== 'answers') return [0, 25, 50, 75, 100];
  const highest = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const magnitude = 10 ** Math.floor(Math.log10(highest / 4));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size * 4 >= highest) ?? 1,
  );
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The days named below the plot: at equal distances, with the last. */
function dayTicks(from: string, days: number): string[] {
  const step = Math.max(1, Math.ceil((days - 1) / (MAX_TICKS - 1)));
  const indexes = Array.from({ length: days }, (_, index) => index).filter(
    (index) => (days - 1 - index) % step === 0,
  );
  return indexes.map((index) => addDays(from, index));
}

const dayFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' }),
);
/** `Nov 05` */
const formatDay = (day: string) => dayFormat().format(new Date(day));

function lineOf({ points }: PictureLine, colour: string, xOf: (day: string) => number, y: At): string {
  const known = points.filter((point): point is PicturePoint & { value: number } => point.value !== null);
  const at = known.map(({ day, value }) => `${round(xOf(day))} ${round(y(value))}`);
  const dots =
    known.length <= MAX_DOTS
      ? known.map(
          ({ day, value }) =>
            `<circle cx="${round(xOf(day))}" cy="${round(y(value))}" r="2.75" fill="${COLOURS.card}" stroke="${colour}" stroke-width="1.5"/>`,
        )
      : [];
  return (
    `${band(points, colour, xOf, y)}<polyline points="${at.join(' ')}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>` +
    dots.join('')
  );
}

/** The 95 % intervals as an area. */
function band(points: readonly PicturePoint[], colour: string, xOf: (day: string) => number, y: At): string {
  const known = points.filter(({ low, high }) => low !== null && high !== null);
  if (known.length < 2) return '';
  const upper = known.map(({ day, high }) => `${round(xOf(day))} ${round(y(high ?? 0))}`);
  const lower = known.map(({ day, low }) => `${round(xOf(day))} ${round(y(low ?? 0))}`).reverse();
  return `<polygon points="${[...upper, ...lower].join(' ')}" fill="${colour}" fill-opacity="0.14"/>`;
}

interface SpanPlace {
  xOf: (day: string) => number;
  halfDay: number;
  isLast: boolean;
}

function ends({ from, to }: PictureSpan, { xOf, halfDay }: SpanPlace): [left: number, right: number] {
  const left = Math.max(PLOT.left, xOf(from) - halfDay);
  return [left, Math.min(CONTENT - PLOT.right, xOf(to) + halfDay)];
}

function spanArea(span: PictureSpan, place: SpanPlace & { top: number }): string {
  const [left, right] = ends(span, place);
  const fill = place.isLast ? COLOURS.track : COLOURS.before;
  return `<rect x="${round(left + 1)}" y="${place.top}" width="${round(Math.max(1, right - left - 2))}" height="${PLOT.height}" rx="4" fill="${fill}"/>`;
}

/** Its name and figure above, and the figure as a dashed line across it. */
function spanLabel(span: PictureSpan, unit: TimeLine['unit'], place: SpanPlace & { y: At }): string {
  const [left, right] = ends(span, place);
  const middle = (left + right) / 2;
  const colour = place.isLast ? COLOURS.accent : COLOURS.small;
  const label = text(middle, 12, span.label, { ...SMALL, anchor: 'middle' });
  if (span.value === null) return label;
  const y = round(place.y(span.value));
  return (
    label +
    text(middle, 27, formatValue(unit, span.value), {
      size: 13,
      weight: 600,
      fill: colour,
      anchor: 'middle',
    }) +
    `<line x1="${round(left + 4)}" x2="${round(right - 4)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="1.5" stroke-dasharray="4 3"/>`
  );
}
