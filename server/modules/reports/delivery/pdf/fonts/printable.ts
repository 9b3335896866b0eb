import type { Passage, ReportContent } from '../../../content/model.ts';
import { cutAtMention } from '../../../content/text/figures.ts';

/** Replaces characters that no font has. */
const BOX = '□';
/** Invisible characters, and the joiners and variants of emoji, which are set as single ones. */
const DROPPED = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]|\u20e3/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Adjacent emoji are separated: of several in a row the library finds only the first in its font. */
const NEIGHBOURS = /(\p{Extended_Pictographic})(?=\p{Extended_Pictographic})/gu;

/** A text on one line, without invisible characters. */
export const settable = (text: string) =>
  text.toWellFormed().normalize('NFC').replace(CONTROLS, ' ').replace(DROPPED, '').replace(NEIGHBOURS, '$1 ');

/** A text on one line, with a box for each character that no font has. */
export const printable = (text: string, covers: (codePoint: number) => boolean): string =>
  Array.from(settable(text), (sign) => (covers(sign.codePointAt(0) ?? 0) ? sign : BOX)).join('');

/** A report's content with printable texts; URLs stay unchanged, because they are links. */
export function printableContent(
  content: ReportContent,
  covers: (codePoint: number) => boolean,
): ReportContent {
  const print = (text: string) => printable(text, covers);
  const clean = mapTexts(content, print);
  return { ...clean, passages: content.passages.map((passage) => printablePassage(passage, print)) };
}

function printablePassage(passage: Passage, print: (text: string) => string): Passage {
  const { before, marked, after } = cutAtMention(passage);
  const [start, middle, end] = [print(before), print(marked), print(after)];
  return {
    ...mapTexts(passage, print),
    text: start + middle + end,
    mention: passage.mention && { start: start.length, end: start.length + middle.length },
  };
}

function mapTexts<T>(value: T, print: (text: string) => string): T {
  if (typeof value === 'string') return print(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, print)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'url' ? item : mapTexts(item, print)]),
  ) as T;
}
