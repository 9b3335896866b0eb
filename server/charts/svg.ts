/** Parts of SVG pictures. Pure. */

import { type FontRun, fontRuns } from '../fonts/font-runs.ts';
import { escapeMarkup } from '../lib/escape-markup.ts';
import { COLOURS as MAIL } from '../mail/html-style.ts';

/** Light, as mails are without a dark mode; the same colours as theirs. */
export const COLOURS = {
  ...MAIL,
  second: '#8a8a96',
  before: '#f1f1f4',
  up: '#15803d',
  down: '#b42318',
} as const;

export const FONT_FAMILY = 'Inter';

/** Pixels before the picture is enlarged. */
export const WIDTH = 640;
export const PADDING = 28;
export const CONTENT = WIDTH - 2 * PADDING;

/** A part of a picture, drawn from its top left corner. */
export interface Part {
  svg: string;
  height: number;
}

interface TextStyle {
  size: number;
  weight?: 400 | 600;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Pixels that the text may take; what is longer is cut. */
  width?: number;
}

/** A line of text; `y` is its baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, weight = 400, fill = COLOURS.text, anchor = 'start', width = CONTENT } = style;
  const runs = fontRuns(shorten(content, width, size));
  const isMixed = runs.length > 1 && runs.some(({ text: run }) => /\p{Script=Arabic}/u.test(run));
  const at = (left: number, from: typeof anchor, inner: string) =>
    `<text x="${round(left)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${from}">${inner}</text>`;
  if (!isMixed) return at(x, anchor, runs.map(spanOf).join(''));
  // The renderer drops a line in which Arabic ligatures stand beside another font, so each run is a text of its own.
  const total = textWidth(content, size);
  let left = anchor === 'start' ? x : anchor === 'end' ? x - total : x - total / 2;
  return runs
    .map((run) => {
      const placed = at(left, 'start', spanOf(run));
      left += textWidth(run.text, size);
      return placed;
    })
    .join('');
}

/** Each script in its own font, because the renderer takes the first that has some of a line's characters. */
const spanOf = ({ family, text: run }: FontRun) =>
  family === FONT_FAMILY ? escapeXml(run) : `<tspan font-family="${family}">${escapeXml(run)}</tspan>`;

/** Shares of the type size that a character is wide: letters of the East and emoji are square. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const NARROW = /[\s.,:;'|!iIjl()[\]–-]/;
const CAPITAL = /[\p{Lu}mwMW%@]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** About how many pixels a text of Inter is wide; rather too many than too few. */
export function textWidth(content: string, size: number): number {
  let width = 0;
  for (const sign of content) {
    width += widthOf(sign);
  }
  return width * size;
}

function widthOf(sign: string): number {
  if (SQUARE.test(sign)) return 1.05;
  if (NARROW.test(sign)) return 0.34;
  if (ARABIC.test(sign)) return 0.5;
  return CAPITAL.test(sign) ? 0.76 : 0.6;
}

/** On one line, without invisible characters, and cut at the width. */
function shorten(content: string, width: number, size: number): string {
  const line = content
    .toWellFormed()
    .replace(/[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  if (textWidth(line, size) <= width) return line;
  let cut = '';
  for (const sign of line) {
    if (textWidth(`${cut}${sign}…`, size) > width) break;
    cut += sign;
  }
  return `${cut.trimEnd()}…`;
}

/** For texts and quoted attributes. Characters that XML cannot hold are dropped; XML 1.0, 2.2. */
export const escapeXml = (content: string) =>
  escapeMarkup(content.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

export const round = (value: number) => Math.round(value * 100) / 100;

/** Puts parts below each other, each moved to its place. */
export function stack(parts: readonly Part[], gap: number): Part {
  let height = 0;
  const placed = parts.map((part) => {
    const top = height;
    height += part.height + gap;
    return `<g transform="translate(0 ${round(top)})">${part.svg}</g>`;
  });
  return { svg: placed.join(''), height: Math.max(0, height - gap) };
}
