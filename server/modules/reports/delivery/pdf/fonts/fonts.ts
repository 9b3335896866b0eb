import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { settable } from './printable.ts';
import { unpackWoff } from './woff.ts';

interface Family {
  name: string;
  /** Texts that need the family; it is always loaded when left out. */
  needed?: RegExp;
  /** File URLs by weight. */
  files: Readonly<Record<number, string>>;
}

const INTER = {
  400: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  600: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

const fontsource = (family: string, script: string, weight: number) =>
  import.meta.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

/** In the order of lookup. Inter covers Latin, Cyrillic, Greek and Vietnamese. */
const FAMILIES: readonly Family[] = [
  { name: 'Inter', files: INTER },
  ...['Arabic', 'Hebrew'].map((script): Family => {
    const key = script.toLowerCase();
    const file = (weight: number) => fontsource(`noto-sans-${key}`, key, weight);
    return {
      name: `Noto Sans ${script}`,
      needed: new RegExp(`\\p{Script=${script}}`, 'u'),
      files: { 400: file(400), 600: file(600) },
    };
  }),
  {
    name: 'Noto Emoji',
    needed: /\p{Extended_Pictographic}/u,
    files: { 400: fontsource('noto-emoji', 'emoji', 400) },
  },
];

/** Coarse, but covers the whole Basic Multilingual Plane. Large, so it is read only if needed. */
const FALLBACK: Family = {
  name: 'Unifont',
  files: { 400: fontsource('unifont', 'latin', 400) },
};

/** The library appends this name to each font list; registering Inter under it embeds every font that a PDF uses. */
const LIBRARY_DEFAULT: Family = { name: 'Helvetica', files: INTER };

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

async function load({ name, files }: Family): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-font-'));
  try {
    for (const [weight, file] of Object.entries(files)) {
      const fontWeight = Number(weight);
      Font.register({ family: name, src: await openType(file, join(folder, weight)), fontWeight });
      await Font.load({ fontFamily: name, fontWeight });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the path of an OpenType font: `file` itself, or `unpacked`, written from a WOFF file */
async function openType(file: string, unpacked: string): Promise<string> {
  const path = fileURLToPath(file);
  if (!path.endsWith('.woff')) return path;
  await writeFile(unpacked, unpackWoff(await readFile(path)));
  return unpacked;
}

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
