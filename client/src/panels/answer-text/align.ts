import { decodeString } from 'micromark-util-decode-string';

const CHARACTER_REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const LONGEST_REFERENCE = 40;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/**
 * Where each UTF-16 unit of a parsed text stands in the Markdown it was read from. Between the two lie escapes,
 * character references and what begins a continued line.
 * @returns one offset into `raw` per unit of `value`; null when the two do not belong together
 */
export function align(raw: string, value: string): number[] | null {
  const offsets: number[] = [];
  let at = 0;
  while (offsets.length < value.length) {
    const char = raw.charAt(at);
    const wanted = value.charAt(offsets.length);
    const reference = char === '&' && CHARACTER_REFERENCE.exec(raw.slice(at, at + LONGEST_REFERENCE))?.[0];
    const decoded = reference ? decodeString(reference) : '';
    if (reference && decoded !== reference && value.startsWith(decoded, offsets.length)) {
      offsets.push(...Array.from({ length: decoded.length }, () => at));
      at += reference.length;
    } else if (char === '\\' && ESCAPABLE.test(raw.charAt(at + 1)) && raw.charAt(at + 1) === wanted) {
      offsets.push(at + 1);
      at += 2;
    } else if (char === wanted && char !== '') {
      offsets.push(at);
      at += 1;
    } else if (/[ \t>]/.test(char)) {
      at += 1;
    } else {
      return null;
    }
  }
  return offsets;
}
