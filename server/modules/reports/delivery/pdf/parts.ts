import { type Styles, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Rate } from '../../../../statistics/rates.ts';
import { COLOURS, TYPE } from './style.ts';

type Style = Styles[string];

/** A part under a heading of its own, which the reader's list of contents shows; it never ends a page. */
export function section(title: string, ...children: ReactNode[]): ReactElement {
  const [first, ...rest] = children;
  return h(View, { style: { marginTop: 20 } }, together({}, heading(title), first), ...rest);
}

/** The library knows bookmarks of any part; its types, of pages alone. */
const bookmark = (title: string): object => ({ bookmark: title });

const heading = (title: string) =>
  h(Text, { style: { ...TYPE.title, marginBottom: 8 }, ...bookmark(title) }, title);

export const body = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.body, ...style } }, text);
export const strong = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.strong, ...style } }, text);
export const small = (text: ReactNode, style: Style = {}) =>
  h(Text, { style: { ...TYPE.small, ...style } }, text);

/** Parts that stay on one page; small ones only, or they would leave pages half empty. */
export const together = (style: Style, ...children: ReactNode[]) =>
  h(View, { style, wrap: false }, ...children);

export const row = (style: Style, ...children: ReactNode[]) =>
  h(View, { style: { flexDirection: 'row', ...style } }, ...children);

const HEIGHT = 8;

/** A rate as a bar, its 95 % interval as a line over it. */
export const rateBar = (rate: Pick<Rate, 'value' | 'low' | 'high'>) =>
  h(
    View,
    { style: { height: HEIGHT, backgroundColor: COLOURS.track, borderRadius: HEIGHT / 2 } },
    h(View, {
      style: {
        width: `${rate.value ?? 0}%`,
        height: HEIGHT,
        backgroundColor: COLOURS.bar,
        borderRadius: HEIGHT / 2,
      },
    }),
    whisker(rate),
  );

/** How favourably answers speak: where between negative and positive, and between which scores it lies. */
export const scoreScale = (score: Pick<Rate, 'value' | 'low' | 'high'>) =>
  h(
    View,
    { style: { height: HEIGHT, flexDirection: 'row' } },
    zone('45%', COLOURS.negative),
    zone('10%', COLOURS.neutral),
    zone('45%', COLOURS.positive),
    whisker(score),
    score.value === null ? null : marker(score.value),
  );

const zone = (width: `${number}%`, backgroundColor: string) =>
  h(View, { style: { width, height: HEIGHT, backgroundColor } });

const marker = (value: number) =>
  h(View, {
    style: {
      position: 'absolute',
      left: `${value}%`,
      top: -3,
      width: 4,
      marginLeft: -2,
      height: HEIGHT + 6,
      borderRadius: 2,
      backgroundColor: COLOURS.accent,
    },
  });

function whisker({ low, high }: Pick<Rate, 'low' | 'high'>): ReactElement | null {
  if (low === null || high === null) return null;
  const cap = { width: 1, height: HEIGHT - 2, backgroundColor: COLOURS.text };
  return h(
    View,
    {
      style: {
        position: 'absolute',
        left: `${low}%`,
        width: `${high - low}%`,
        top: 1,
        height: HEIGHT - 2,
        flexDirection: 'row',
        alignItems: 'center',
      },
    },
    h(View, { style: cap }),
    h(View, { style: { flexGrow: 1, height: 1, backgroundColor: COLOURS.text } }),
    h(View, { style: cap }),
  );
}
