import type { Span } from '../types.ts';

/** Whether an everyday word names a company here; for a `maybe` the rest of the answer decides. */
export type Verdict = 'name' | 'maybe' | 'word';

/** The surroundings of a name that distinguish it from a word. */
export interface Context {
  /** Neighbouring words on the same line and in the same sentence, as written; '' when there is none. */
  before: string;
  after: string;
  afterNext: string;
  /** The characters between the name and its neighbouring words. */
  gapBefore: string;
  gapAfter: string;
  gapAfterNext: string;
  /** What follows the name, to the end of its line or 160 characters on. */
  right: string;
  /** The name opens a sentence, a line, a list item, a table cell or a link label: a capital says nothing. */
  opens: boolean;
  /** The name opens a bold run or link label inside a sentence, where its capital says something. */
  highlighted: boolean;
  /** `before` itself opens the sentence. */
  beforeOpens: boolean;
  /** The word before "and", "or" or "vs" where one of these is the word before the name. */
  listedAfter: string;
  /** The name heads a list item, heading, table cell, bold run or link label. */
  item: boolean;
  /** The item has a number: "1. ", "#2 ". */
  numbered: boolean;
  /** Nearly every word of the line, heading or bold run has a capital: a capital says nothing. */
  titleCase: boolean;
  /** The line is written in capitals. */
  allCaps: boolean;
}

const REACH = 160;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&.-]*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/gu;
const LAST_WORD = /([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]*[\p{L}\p{M}\p{N}])?)([^\p{L}\p{N}]*)$/u;
const FIRST_WORD =
  /^((?:['’]s(?![\p{L}\p{N}]))?[^\p{L}\p{N}]*)([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?)?/u;
/** Ends a sentence or opens a new stretch of text. A colon opens one too. */
const BREAK =
  /[.!?:;|)\]•·…→]|\s[-–—]\s|\n|\*\*|__|\]\(|^\s*(?:[-*+#>]+|\d{1,3}[.)])\s*$|\p{Extended_Pictographic}/u;
/** Joins two words into one. */
const HYPHEN = /^[-‐‑]$/u;
const ITEM_HEAD =
  /(?:^[\s>]*(?:[-*+•–]|#{1,6}|#?\d{1,3}[.)])\s|\||\*\*|__|\[|\p{Extended_Pictographic}\ufe0f?)[\s*_[("“\d.)]*$/u;
/** "### Best for horror: " */
const LABEL_IN_ITEM = /^[\s>]*(?:[-*+•]|#{1,6}|#?\d{1,3}[.)])\s.*:[\s*_]*$/u;
/** "Best for horror: ", "Top pick: " */
const AWARD =
  /(?:^|[.!?)\]]\s?)[\s>*_]*(?:the )?(?:best|top|overall|runner|honou?rable)\b[^.!?:\n]{0,60}:[\s*_]*$/iu;
const OPENING = /^[\s"'“”‘’*_~([{#>+-]*$/u;

/** Describes the surroundings of one name. Looks at most 160 characters to either side. */
export function readContext(text: string, { start, end }: Span): Context {
  const left = text.slice(Math.max(0, start - REACH), start).replace(/^[\s\S]*\n/, '');
  const right = text.slice(end, end + REACH).split('\n', 1)[0] ?? '';
  const [, before = '', gapBefore = left] = LAST_WORD.exec(left) ?? [];
  const numbered = isListNumber(left);
  const opens = before === '' || numbered || (BREAK.test(gapBefore) && !continues(before, gapBefore));
  const [, gapAfter = '', after = ''] = FIRST_WORD.exec(right) ?? [];
  const rest = right.slice(gapAfter.length + after.length);
  const leftOfBefore = left.slice(0, left.length - before.length - gapBefore.length);
  const [, gapAfterNext = '', afterNext = ''] = FIRST_WORD.exec(rest) ?? [];
  const phrase = phraseAround(left, text.slice(start, end), right);
  return {
    before: opens ? '' : before,
    after,
    afterNext,
    gapBefore,
    gapAfter,
    gapAfterNext,
    right,
    opens,
    highlighted: /^\p{Ll}/u.test(before) && /^\s(?:\*\*|__|\[)$/.test(gapBefore),
    beforeOpens: OPENING.test(leftOfBefore) || /[.!?:;]\s*$/.test(leftOfBefore) || isListNumber(leftOfBefore),
    listedAfter: /^(?:and|or|vs)$/i.test(before) ? (LAST_WORD.exec(leftOfBefore)?.[1] ?? '') : '',
    item: opens && (ITEM_HEAD.test(left) || isLabelled(left) || headsLine(left, right)),
    numbered,
    titleCase: isTitleCase(phrase),
    allCaps: isAllCaps(phrase),
  };
}

function isLabelled(left: string): boolean {
  return /:[\s*_]*$/.test(left) && (LABEL_IN_ITEM.test(left) || AWARD.test(left));
}

/** "Canon – good colours" as a line of its own. */
function headsLine(left: string, right: string): boolean {
  return left.trim() === '' && /^\s(?:[–—-]\s|\()/u.test(right);
}

/** A hyphen and the dot of "vs." do not end a sentence. */
function continues(before: string, gapBefore: string): boolean {
  return HYPHEN.test(gapBefore) || (gapBefore === '. ' && /^vs$/i.test(before));
}

/** "1. ", "**2) ", "#3 " before a name: an item's number, not a word. */
function isListNumber(left: string): boolean {
  return /^(?:[\s*_#>|-]|\p{Extended_Pictographic}\ufe0f?)*(?:#|no\.? ?)?\d{1,3}(?:[.):\]]|\s|️?⃣)*[\s*_[("“]*$/iu.test(
    left,
  );
}

/** Where a heading, sentence, cell or bold run begins and ends. */
const PHRASE_EDGE = /[.!?:;|\n[\]]|\*\*|\)(?=\S)|\s[–—-]\s/u;
/** Words that stay small in titles. */
export const SMALL = /^(?:a|an|the|of|for|and|or|to|in|on|at|by|with|from|vs|as|nor|but|per|via|your|you)$/;

/** The text around the name up to sentence punctuation, bold marks or square brackets. */
function phraseAround(left: string, name: string, right: string): string {
  return (left.split(PHRASE_EDGE).at(-1) ?? '') + name + (right.split(PHRASE_EDGE, 1)[0] ?? '');
}

/** The words that continue the title which the name begins; none where the next word is not part of one. */
export function titleAfter({ right }: Context): string[] {
  const words = right.split(PHRASE_EDGE, 1)[0]?.match(WORDS) ?? [];
  const end = words.findIndex((word) => /^\p{Ll}/u.test(word) && !SMALL.test(word));
  const title = end < 0 ? words : words.slice(0, end);
  return title.slice(0, title.findLastIndex((word) => !SMALL.test(word.toLowerCase())) + 1);
}

function isTitleCase(phrase: string): boolean {
  const words = phrase.match(WORDS) ?? [];
  const small = words.some((word) => /^\p{Ll}+$/u.test(word) && !SMALL.test(word));
  return !small && words.filter((word) => /^\p{Lu}.{3}/u.test(word)).length >= 2;
}

function isAllCaps(phrase: string): boolean {
  const words = phrase.match(WORDS) ?? [];
  return words.length >= 2 && !/\p{Ll}/u.test(phrase) && /\p{Lu}{2}/u.test(phrase);
}
