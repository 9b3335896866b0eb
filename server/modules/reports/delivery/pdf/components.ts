import { type Styles, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Rate } from '../../../../statistics/rates.ts';
import { COLOURS, TYPE } from './style.ts';

export type Style = Styles[string];

/** A section; its heading is in the PDF's outline and is never the last line of a page. */
export function section(title: string, ...children: ReactNode[]): ReactElement {
  const [first, ...rest] = children;
  return box({ marginTop: 20 }, together({}, heading(title), first), ...rest);
}

/** The library supports bookmarks on every element; its types only on pages. */
const bookmark = (title: string): object => ({ bookmark: title });

const heading = (title: string) =>
  h(Text, { style: { ...TYPE.title, marginBottom: 8 }, ...bookmark(title) }, title);

export const body = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.body, ...style } }, text);
export const strong = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.strong, ...style } }, text);
export const small = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.small, ...style } }, text);

/** Keeps small parts together on one page. */
export const together = (style: Style, ...children: ReactNode[]) =>
  h(View, { style, wrap: false }, ...children);

export const box = (style: Style, ...children: ReactNode[]) => h(View, { style }, ...children);

export const row = (style: Style, ...children: ReactNode[]) =>
  box({ flexDirection: 'row', ...style }, ...children);

/** A row of a table, set off by a line. */
export const tableRow = (style: Style, ...children: ReactNode[]) =>
  together(
    {
      flexDirection: 'row',
      borderTopWidth: 1,
      borderTopColor: COLOURS.line,
      paddingTop: 5,
      paddingBottom: 5,
      ...style,
    },
    ...children,
  );

const HEIGHT = 8;

/** A rate as a bar, its 95 % interval as a line over it. */
export const rateBar = (rate: Pick<Rate, 'value' | 'low' | 'high'>) =>
  box(
    { height: HEIGHT, backgroundColor: COLOURS.track, borderRadius: HEIGHT / 2 },
    box({
      width: `${rate.value ?? 0}%`,
      height: HEIGHT,
      backgroundColor: COLOURS.bar,
      borderRadius: HEIGHT / 2,
    }),
    whisker(rate),
  );

/** The sentiment on a scale from negative to positive, with its interval. */
export const scoreScale = (score: Pick<Rate, 'value' | 'low' | 'high'>) =>
  row(
    { height: HEIGHT },
    box({ width: '45%', backgroundColor: COLOURS.negative }),
    box({ width: '10%', backgroundColor: COLOURS.neutral }),
    box({ width: '45%', backgroundColor: COLOURS.positive }),
    whisker(score),
    score.value === null ? null : box({ ...MARKER, left: `${score.value}%` }),
  );

const MARKER = {
  position: 'absolute',
  top: -3,
  width: 4,
  marginLeft: -2,
  height: HEIGHT + 6,
  borderRadius: 2,
  backgroundColor: COLOURS.accent,
} as const;

function whisker({ low, high }: Pick<Rate, 'low' | 'high'>): ReactElement | null {
  if (low === null || high === null) return null;
  const cap = { width: 1, height: HEIGHT - 2, backgroundColor: COLOURS.text };
  return row(
    {
      position: 'absolute',
      left: `${low}%`,
      width: `${high - low}%`,
      top: 1,
      height: HEIGHT - 2,
      alignItems: 'center',
    },
    box(cap),
    box({ flexGrow: 1, height: 1, backgroundColor: COLOURS.text }),
    box(cap),
  );
}
