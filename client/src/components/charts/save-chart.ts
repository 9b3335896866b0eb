import { getFontEmbedCSS, toBlob } from 'html-to-image';
import { shownTitle } from '../layout/use-title.ts';
import { fileName, saveFile } from '../table/save-file.ts';
import { toCsv } from '../table/to-csv.ts';
import { newestFirst, trendColumns } from './trend-columns.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

/** A chart to be saved. */
export interface SavedChart {
  title: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
}

/** Sharp on phones and slides. */
const PIXEL_RATIO = 2;

/** Saves a drawn chart as a PNG file. */
export async function savePicture(drawn: HTMLElement, { title, points }: SavedChart): Promise<void> {
  // A picture waits for its font, which the page does without when it is late.
  const fontEmbedCSS = (await getFontEmbedCSS(drawn)).replace(
    /font-display:\s*optional/g,
    'font-display: block',
  );
  const picture = await toBlob(drawn, { pixelRatio: PIXEL_RATIO, fontEmbedCSS });
  if (!picture) throw new Error('The browser returned no picture.');
  saveFile(fileName(exportName(title, points), 'png'), 'image/png', picture);
}

/** Saves a chart's table as a CSV file. */
export function saveTable({ title, points, figures }: SavedChart): void {
  const csv = toCsv(trendColumns(figures), newestFirst(points));
  saveFile(fileName(exportName(title, points), 'csv'), 'text/csv;charset=utf-8', csv);
}

/** The overview's title, which adds nothing to a file's name. */
const OVERVIEW = 'Dashboard';

/** The parts of a file's name: product, screen, chart and latest day. */
export const exportName = (title: string, points: readonly TrendPoint[]) => {
  const screen = shownTitle();
  return ['sightline', screen === OVERVIEW ? null : screen, title, points.at(-1)?.date];
};
