import { Font } from '@react-pdf/renderer';
import { FALLBACK, FAMILIES, type Family, INTER, withFiles } from '../../../../../fonts/families.ts';
import { settable } from './printable.ts';

/** The library appends this name to each font list; registering Inter under it embeds every font that a PDF uses. */
const LIBRARY_DEFAULT: Family = { name: 'Helvetica', files: INTER.files };

/** The fonts loaded for a text. */
export interface Fonts {
  /** Family names in the order of lookup. */
  names: string[];
  covers(codePoint: number): boolean;
}

/**
 * Loads the families that a text needs, again for each PDF: the font library caches a glyph's characters at its first
 * use, which in composed letters has none, so the next PDF would lose characters and break lines in the wrong place.
 * Only one PDF may be rendered at a time.
 */
export async function fontsFor(text: string): Promise<Fonts> {
  Font.clear();
  Font.registerHyphenationCallback(breaksOf);
  const families = FAMILIES.filter(({ needed }) => !needed || needed.test(text));
  await Promise.all([...families, LIBRARY_DEFAULT].map(load));
  const fonts = fontsOf(families);
  if (Array.from(settable(text)).every((sign) => fonts.covers(sign.codePointAt(0) ?? 0))) return fonts;
  await load(FALLBACK);
  return fontsOf([...families, FALLBACK]);
}

function fontsOf(families: readonly Family[]): Fonts {
  const names = families.map(({ name }) => name);
  const fonts = names.map((fontFamily) => Font.getFont({ fontFamily })?.data);
  return { names, covers: (codePoint) => fonts.some((font) => font?.hasGlyphForCodePoint(codePoint)) };
}

const load = (family: Family): Promise<void> =>
  withFiles(family, async (paths) => {
    for (const [fontWeight, src] of paths) {
      Font.register({ family: family.name, src, fontWeight });
      await Font.load({ fontFamily: family.name, fontWeight });
    }
  });

/** Scripts without spaces, in which a line may break after any letter. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters; a longer word, such as an address, may be broken. */
const MAX_WORD_LENGTH = 24;
/** Letters between two breaks of a long word. */
const PIECE_LENGTH = 8;
/** Zero-width space to the PDF library: a line may break at it without a hyphen. */
const BREAK = '\ufeff';

/** Letters with their combining marks. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a word where a line may break; most words stay whole. */
export function breaksOf(word: string): string[] {
  const spaceless = SPACELESS.test(word);
  if (word.length <= MAX_WORD_LENGTH && !spaceless) return [word];
  const signs = Array.from(letters.segment(word), ({ segment }) => segment);
  const size = spaceless ? 1 : PIECE_LENGTH;
  return signs.flatMap((_, index) => {
    if (index % size) return [];
    const piece = signs.slice(index, index + size).join('');
    return index === 0 ? [piece] : [BREAK, piece];
  });
}
