/** Scripts written without spaces, whose lines may end anywhere. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Characters; a longer word, such as an address, may break anywhere rather than run over the edge. */
const LONGEST = 24;
/** Without width, and white space to the PDF library: a line may end at it without a hyphen. */
const BREAK = '\ufeff';

/** Where a word may be broken: nowhere, or anywhere. */
export function breaksOf(word: string): string[] {
  if (word.length <= LONGEST && !SPACELESS.test(word)) return [word];
  return Array.from(word).flatMap((sign, index) => (index === 0 ? [sign] : [BREAK, sign]));
}
