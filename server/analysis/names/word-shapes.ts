import { isEverydayWord } from '../text/everyday-words.ts';

/** "vs" in any spelling. */
export function isVersus(word: string): boolean {
  return /^(?:vs|versus)\.?$/i.test(word);
}

/** Neither a plain word nor a year: "MacBook", "Q50", "(2a)". */
export function isModel(word: string): boolean {
  if (/^(?:19|20)\d\d$/.test(word) || word === '') return false;
  return /\d|\p{Ll}\p{Lu}/u.test(word) || !isEverydayWord(word);
}

/** A capital, and no everyday word: most likely another name. */
export function isCoined(word: string): boolean {
  return /^\p{Lu}/u.test(word) && isModel(word);
}

const UNIT = /^[kKmMGTpd]?(?:Wh|Ah|Hz|W|B|b|Pa|H|L|J|V|A|g|s)s?$/;

/** A capital after small letters, as products have it: "iPhone", "macOS", "imageCLASS"; not "kWh" nor "moreThings". */
export function isCamelCase(word: string): boolean {
  const [, small = '', rest = ''] = /^(\p{Ll}+)(\p{Lu}[\p{L}\p{N}-]*)$/u.exec(word) ?? [];
  return (
    small !== '' && !UNIT.test(word) && (small.length < 3 || !/\p{Ll}/u.test(rest) || !isEverydayWord(small))
  );
}
