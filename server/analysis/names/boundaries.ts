import type { Span } from '../types.ts';

/** How freely the ends of a name may touch other characters. */
export interface Fit {
  /** A rare word (BenQ, Samsung) may be cut out of text that runs together, where capitals show the seam. */
  mayBeGlued: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;
/** Scripts written without spaces: there, no letter beside a name says that it is part of a longer word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\p{N}/u;
/** What Korean writes onto a name: particles, the copula, and the words for the company itself. */
const KOREAN_ENDING =
  /^(?:전자|그룹|코리아)?(?:에서도|에서는|에서|에게|으로|이라고|이라는|라는|라고|이며|이고|이나|이란|입니다|부터|까지|보다|처럼|만의|[은는이가을를의에와과도로만나란])?(?!\p{Script=Hangul})/u;
const PLURAL = /^s(?![\p{L}\p{M}\p{N}])/iu;
const NUMBER_BEFORE = /(?<![\p{L}\p{N}][\d.,]*)[$€£]?\d[\d.,]*$/u;

/** Whether the span consists of whole words. */
export function standsAlone(text: string, span: Span, fit: Fit): boolean {
  return leftIsFree(text, span, fit) && rightIsFree(text, span, fit);
}

/** A quick no for most places: a small ASCII letter after an ASCII letter or digit is inside a word. */
export function isInsideWord(text: string, start: number): boolean {
  const code = text.charCodeAt(start);
  if (code < 97 || code > 122) return false;
  const before = text.charCodeAt(start - 1) | 0x20;
  return (before >= 97 && before <= 122) || (before >= 48 && before <= 57);
}

function leftIsFree(text: string, { start, end }: Span, fit: Fit): boolean {
  const before = charBefore(text, start);
  const first = charAt(text, start);
  if (!WORD.test(before) || !WORD.test(first)) return !isJoinedShort(text, start - 1, start - 2, end - start);
  if (!sameWord(before, first)) return true;
  if (!UPPER.test(first)) return false;
  if (DIGIT.test(before)) {
    const unit = end - start <= 2 && !/^\s\p{Lu}/u.test(text.slice(end, end + 3));
    return !unit && NUMBER_BEFORE.test(text.slice(Math.max(0, start - 20), start));
  }
  if (!fit.mayBeGlued) return false;
  const word = /\p{L}+$/u.exec(text.slice(Math.max(0, start - 30), start))?.[0] ?? '';
  if (LOWER.test(before)) return word.length >= 3;
  return word.length >= 2 && LOWER.test(charAt(text, start + first.length)) && end - start >= 4;
}

function rightIsFree(text: string, { start, end }: Span, fit: Fit): boolean {
  const last = charBefore(text, end);
  const after = charAt(text, end);
  const length = end - start;
  if (!WORD.test(after) || !WORD.test(last)) {
    const symbol = length <= 2 && /[+#]/.test(after);
    return !symbol && !isJoinedShort(text, end, end + 1, length);
  }
  if (HANGUL.test(last) && HANGUL.test(after)) return KOREAN_ENDING.test(text.slice(end, end + 12));
  if (!sameWord(last, after)) return true;
  if (!fit.mayBeGlued || length < 3) return false;
  if (PLURAL.test(text.slice(end, end + 2))) return length >= 4 && !/s/i.test(last);
  if (DIGIT.test(after)) return length >= 4 && !DIGIT.test(last);
  if (!UPPER.test(after)) return false;
  return LOWER.test(text.slice(start, end)) || LOWER.test(charAt(text, end + after.length));
}

/** Whether two neighbouring word characters belong to one word; a change of script ends one. */
function sameWord(left: string, right: string): boolean {
  if (UNSPACED.test(left) || UNSPACED.test(right)) return false;
  if (KATAKANA.test(left) !== KATAKANA.test(right)) return false;
  return HANGUL.test(left) === HANGUL.test(right);
}

/** Whether a short name is joined to another letter by `&`: "H" in "H&M" is no company. */
function isJoinedShort(text: string, tie: number, beyond: number, length: number): boolean {
  return length <= 3 && text.charAt(tie) === '&' && WORD.test(text.charAt(beyond));
}

function charAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function charBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? charAt(text, at - 2) : text.charAt(at - 1);
}
