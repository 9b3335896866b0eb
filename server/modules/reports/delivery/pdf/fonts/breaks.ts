/** Scripts written without spaces, whose lines may end after any letter. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters; a longer word, such as an address, may be broken rather than run over the edge. */
const LONGEST = 24;
/** Letters between two places where a long word may be broken. */
const PIECE = 8;
/** Without width, and white space to the PDF library: a line may end at it without a hyphen. */
const BREAK = '\ufeff';

/** Letters as people see them, with their marks. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word in pieces between which a line may end; most words are of one piece. */
export function breaksOf(word: string): string[] {
  const spaceless = SPACELESS.test(word);
  if (word.length <= LONGEST && !spaceless) return [word];
  const signs = Array.from(letters.segment(word), ({ segment }) => segment);
  const size = spaceless ? 1 : PIECE;
  return signs.flatMap((_, place) => {
    if (place % size) return [];
    const piece = signs.slice(place, place + size).join('');
    return place === 0 ? [piece] : [BREAK, piece];
  });
}
