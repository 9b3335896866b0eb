import { isNumberSign, isTailLetter, Kind, kindOf } from './units.ts';

/** A word, number or punctuation mark of the text. */
export interface Token {
  /** Offset in the text. */
  start: number;
  /** Offset after the last code unit. */
  end: number;
  /** Lower case, typographic apostrophes made straight; for punctuation the mark itself. */
  word: string;
  kind: 'word' | 'number' | 'mark';
  /** The word starts with a capital letter. */
  capital: boolean;
}

/** URLs, link targets and entities are skipped whole. */
const SKIPPED = /\]\([^)\s]{0,800}(?:\s"[^"]{0,200}")?\)|https?:\/\/[^\s)\]>]+|&#?\w{2,8};/y;
const JOINED = /^(\p{Ll}{3,})(\p{Lu}\p{Ll}.*)$/u;
/** A cheap test that rules out nearly all words before `JOINED`. */
const INNER_CAPITAL = /.\p{Lu}/u;
const [CLOSING, OPENING, AMPERSAND, SMALL_H, PLUS] = [0x5d, 0x28, 0x26, 0x68, 0x2b];
const [STRAIGHT, TYPOGRAPHIC] = [0x27, 0x2019];

/**
 * Splits `text[from, to)` into tokens, in order. Hyphens, emphasis and list marks are dropped; a dot or comma inside a
 * number belongs to it. It reads unit by unit because tokenizing is much of the work on an answer, and a regular
 * expression takes twice as long.
 */
export function tokenize(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < to; ) {
    const code = text.charCodeAt(at);
    const skipped = maySkip(text, at, code) ? skippedEnd(text, at) : at;
    const kind = kindOf(code);
    if (skipped > at) at = skipped;
    else if (kind === Kind.none) at += 1;
    else if (kind === Kind.mark) {
      tokens.push({ start: at, end: at + 1, word: text.charAt(at), kind: 'mark', capital: false });
      at += 1;
    } else if (kind === Kind.digit) {
      const end = numberEnd(text, at);
      tokens.push({ start: at, end, word: text.slice(at, end), kind: 'number', capital: false });
      at = end;
    } else at = readWord(tokens, text, at);
  }
  return tokens;
}

function maySkip(text: string, at: number, code: number): boolean {
  if (code === SMALL_H) return text.startsWith('http', at);
  return code === AMPERSAND || (code === CLOSING && text.charCodeAt(at + 1) === OPENING);
}

function skippedEnd(text: string, at: number): number {
  SKIPPED.lastIndex = at;
  return SKIPPED.test(text) ? SKIPPED.lastIndex : at;
}

/** Ends with a digit. */
function numberEnd(text: string, start: number): number {
  let end = start + 1;
  for (let at = end; ; at += 1) {
    const code = text.charCodeAt(at);
    if (kindOf(code) === Kind.digit) end = at + 1;
    else if (!isNumberSign(code)) return end;
  }
}

/** Reads letters, with apostrophes between them and a plus sign after them; returns where they end. */
function readWord(tokens: Token[], text: string, start: number): number {
  const first = kindOf(text.charCodeAt(start));
  /** Small ASCII letters, but for the first. */
  let plain = first !== Kind.letter;
  let at = start + 1;
  for (let kind = kindOf(text.charCodeAt(at)); isLetter(kind); kind = kindOf(text.charCodeAt(at))) {
    if (kind !== Kind.small) plain = false;
    at += 1;
  }
  for (
    let sign = text.charCodeAt(at);
    sign === STRAIGHT || sign === TYPOGRAPHIC;
    sign = text.charCodeAt(at)
  ) {
    let end = at + 1;
    while (isTailLetter(text.charCodeAt(end))) end += 1;
    if (end === at + 1) break;
    plain = false;
    at = end;
  }
  if (text.charCodeAt(at) === PLUS) at += 1;
  const raw = text.slice(start, at);
  if (plain) {
    const capital = first === Kind.capital;
    tokens.push({ start, end: at, word: capital ? raw.toLowerCase() : raw, kind: 'word', capital });
  } else pushWord(tokens, raw, start);
  return at;
}

const isLetter = (kind: number): boolean =>
  kind === Kind.small || kind === Kind.capital || kind === Kind.letter;

/** Plain-text answers glue list entries together ("reviewsThe"); both halves become words of their own. */
function pushWord(tokens: Token[], raw: string, start: number): void {
  const joined = INNER_CAPITAL.test(raw) ? JOINED.exec(raw) : null;
  const [, head, tail] = joined ?? [];
  if (head === undefined || tail === undefined) push(tokens, raw, start);
  else {
    push(tokens, head, start);
    push(tokens, tail, start + head.length);
  }
}

function push(tokens: Token[], raw: string, start: number): void {
  const lower = raw.toLowerCase();
  const word = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  const capital = raw.charCodeAt(0) !== word.charCodeAt(0);
  tokens.push({ start, end: start + raw.length, word, kind: 'word', capital });
}
