/** Where an entry of an answer begins with what it is about. */
export interface Head {
  start: number;
  kind: HeadKind;
}

/**
 * - `entry`: a list item, heading, table row, or a line that begins in bold; `nested`: an indented one
 * - `bold`, `link`: a run in bold, a link's label
 * - `colon`, `card`: in text that runs on, the words before a colon, a product before its price
 */
export type HeadKind = 'entry' | 'nested' | 'bold' | 'link' | 'colon' | 'card';

const LINE_MARK =
  /^[ \t>]{0,20}(?:(?:[-*+•▪◦–]|\(?\d{1,3}[.):]|#{1,6}|\|)[ \t]{0,8}){1,4}|^[ \t]{0,8}(?=\*\*|__)/u;
const NESTED = /^[ \t]{2,}/;
const DECORATION =
  /^(?:[\s*_#>|[("“'\\~-]|\p{Extended_Pictographic}|\ufe0f|\u20e3|\d{1,2}(?:[.):](?!\d)|\ufe0f?\u20e3)|#\d{1,2}\b[:.]?){1,40}/u;
const DECORATION_REACH = 40;
/** One or three asterisks or a quotation mark open the title of a work. */
const TITLE = /(?<![*\w])(?:\*|\*{3}|_)$|[“"]$/u;
/** "Best overall: Sony WH-1000XM5": the label is an award, and the entry begins after it. */
const AWARD =
  /^[^:\n]{0,40}\b(?:best|top|most|great|pick|overall|runner|choice|value|favou?rite|winner|upgrade|budget|mid-range|premium|luxury|editor|alternative|for)s?\b[^:\n]{0,40}?\s?[:–—]\s?/iu;
const AWARD_REACH = 60;
const BOLD = /(?:\*\*|__)(?=\S)[^*_\n]{2,100}?(?:\*\*|__)/g;
const LABEL = /\[[^[\]\n]{2,120}\]/g;
const COLON = /(?<=^|[.!?)\]:;]|\s{2}|\n)\s?(?=\p{Lu}|\p{Ll}{1,2}\p{Lu}|\d)(?:[^.:!?\n]|\.(?=\d)){2,70}:/gu;
/** "Vitamix 5200 Blender$499.95". */
const PRICE = /[$€£]\d/g;
const CARD_REACH = 120;
const CARD_START = /[.!?:\n]\s?|\)(?=\p{Lu})|more(?=\p{Lu})|\s{2,}|(?<=\d)(?=\p{Lu}\p{Ll})/gu;

/** Finds where entries begin, in ascending order. Linear in the text's length. */
export function findHeads(prose: string): Head[] {
  const kinds = new Map<number, HeadKind>();
  const add = (at: number, kind: HeadKind): void => {
    const start = skipDecoration(prose, at);
    if (TITLE.test(prose.slice(Math.max(0, start - 4), start))) return;
    const award = kind === 'card' ? null : AWARD.exec(prose.slice(start, start + AWARD_REACH));
    const starts = award ? [skipDecoration(prose, start + award[0].length), start] : [start];
    for (const each of starts) if (!kinds.has(each)) kinds.set(each, kind);
  };
  let lineStart = 0;
  for (const line of prose.split('\n')) {
    const mark = LINE_MARK.exec(line);
    if (mark) add(lineStart + mark[0].length, NESTED.test(line) ? 'nested' : 'entry');
    lineStart += line.length + 1;
  }
  for (const { index } of prose.matchAll(LABEL)) add(index, 'link');
  for (const { index } of prose.matchAll(BOLD)) add(index, 'bold');
  for (const { index } of prose.matchAll(COLON)) add(index, 'colon');
  for (const { index } of prose.matchAll(PRICE)) {
    const from = Math.max(0, index - CARD_REACH);
    const start = [...prose.slice(from, index).matchAll(CARD_START)].at(-1);
    if (start) add(from + start.index + start[0].length, 'card');
  }
  return [...kinds].map(([start, kind]) => ({ start, kind })).sort((a, b) => a.start - b.start);
}

function skipDecoration(prose: string, at: number): number {
  return at + (DECORATION.exec(prose.slice(at, at + DECORATION_REACH))?.[0].length ?? 0);
}
