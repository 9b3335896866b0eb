import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

/** A font of the reports and pictures that this server draws. */
export interface Family {
  name: string;
  /** Texts that need the family; it is always loaded when left out. */
  needed?: RegExp;
  /** File URLs by weight. */
  files: Readonly<Record<number, string>>;
}

export const INTER: Family = {
  name: 'Inter',
  files: {
    400: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    600: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
};

const fontsource = (family: string, script: string, weight: number) =>
  import.meta.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

/** In the order of lookup. Inter covers Latin, Cyrillic, Greek and Vietnamese. */
export const FAMILIES: readonly Family[] = [
  INTER,
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
export const FALLBACK: Family = {
  name: 'Unifont',
  files: { 400: fontsource('unifont', 'latin', 400) },
};

/** Gives the paths of a family's files, by weight, as OpenType; unpacked ones exist until `use` has ended. */
export async function withFiles<Result>(
  { files }: Family,
  use: (paths: ReadonlyMap<number, string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-font-'));
  try {
    const paths = new Map<number, string>();
    for (const [weight, file] of Object.entries(files)) {
      paths.set(Number(weight), await openType(file, join(folder, weight)));
    }
    return await use(paths);
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
