import pLimit from 'p-limit';
import { FALLBACK, FAMILIES, type Family, withFiles } from '../fonts/families.ts';
import { altTextOf } from './alt-text.ts';
import type { Picture } from './picture.ts';
import { pictureSvg } from './picture-svg.ts';
import { FONT_FAMILY } from './svg.ts';

/** A picture as PNG, twice as large as it is shown, with what it shows in words. */
export interface Png {
  content: Buffer;
  alt: string;
  /** Pixels at which it is shown. */
  width: number;
  height: number;
}

/** Screens with fine pixels need twice as many. */
const ZOOM = 2;

// One at a time: each takes a thread of the pool that files and hashes need, too.
const inTurn = pLimit(1);

/** Renders a picture outside of the main thread; about a twentieth of a second. */
export async function renderPng(picture: Picture): Promise<Png> {
  const { svg, width, height } = pictureSvg(picture);
  const families = [...FAMILIES, FALLBACK].filter(
    ({ name }) => name === FONT_FAMILY || svg.includes(`font-family="${name}"`),
  );
  const content = await inTurn(() => withFonts(families, [], (files) => rasterise(svg, files)));
  return { content, alt: altTextOf(picture), width, height };
}

async function rasterise(svg: string, fontFiles: string[]): Promise<Buffer> {
  // Native code, loaded with the first picture.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: ZOOM },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT_FAMILY },
  });
  return image.asPng();
}

function withFonts<Result>(
  [family, ...others]: readonly Family[],
  files: readonly string[],
  use: (files: string[]) => Promise<Result>,
): Promise<Result> {
  if (!family) return use([...files]);
  return withFiles(family, (paths) => withFonts(others, [...files, ...paths.values()], use));
}
