import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { breaksOf } from './breaks.ts';
import { settable } from './printable.ts';
import { unpackWoff } from './woff.ts';

interface Family {
  name: string;
  /** Read only for texts that need it; the first family, always. */
  needed?: RegExp;
  /** File URLs by weight. */
  files: Readonly<Record<number, string>>;
}

const INTER = {
  400: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  600: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

/** In the order in which a character is looked for in them. Inter covers Latin, Cyrillic, Greek and Vietnamese. */
const FAMILIES: readonly Family[] = [
  {
    name: 'Inter',
    files: INTER,
  },
  {
    name: 'Noto Sans Arabic',
    needed: /\p{Script=Arabic}/u,
    files: {
      400: import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
      600: import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff'),
    },
  },
  {
    name: 'Noto Sans Hebrew',
    needed: /\p{Script=Hebrew}/u,
    files: {
      400: import.meta.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
      600: import.meta.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff'),
    },
  },
  {
    name: 'Noto Emoji',
    needed: /\p{Extended_Pictographic}/u,
    files: { 400: import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff') },
  },
];

/** Coarse, but it knows every character of the basic plane: better than a box for each. Large, so read only if needed. */
const RESORT: Family = {
  name: 'Unifont',
  files: { 400: import.meta.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff') },
};

/** What the library itself ends each list of fonts with, by this name; PDFs are to hold all the fonts they use. */
const LAST: Family = { name: 'Helvetica', files: INTER };

/** What a text can be set in. */
export interface Fonts {
  /** Families by name, in the order in which a character is looked for. */
  names: string[];
  covers(codePoint: number): boolean;
}

/**
 * Loads the families that a text needs, anew for each PDF: the font library keeps which character a glyph stands for from
 * its first use, writing a PDF uses parts of accented letters without any, and the next PDF would lose characters and
 * break lines at the wrong letter. Only one PDF may be in the making.
 */
export async function fontsFor(text: string): Promise<Fonts> {
  Font.clear();
  Font.registerHyphenationCallback(breaksOf);
  const families = FAMILIES.filter(({ needed }) => !needed || needed.test(text));
  await Promise.all([...families, LAST].map(load));
  const fonts = fontsOf(families);
  if (Array.from(settable(text)).every((sign) => fonts.covers(sign.codePointAt(0) ?? 0))) return fonts;
  await load(RESORT);
  return fontsOf([...families, RESORT]);
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

/** @returns the path of a font the PDF library reads quickly: that of `file` itself, or `unpacked` made from it */
async function openType(file: string, unpacked: string): Promise<string> {
  const path = fileURLToPath(file);
  if (!path.endsWith('.woff')) return path;
  await writeFile(unpacked, unpackWoff(await readFile(path)));
  return unpacked;
}
