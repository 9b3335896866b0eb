import { getFontEmbedCSS, toBlob } from 'html-to-image';
import { shownTitle } from '../layout/use-title.ts';
import type { DataSourceValue } from '../table/data-source.ts';
import { fileName, saveFile } from '../table/save-file.ts';
import { toCsv } from '../table/to-csv.ts';
import { newestFirst, trendFields } from './trend-columns.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

/** A chart to be saved. */
export interface SavedChart {
  title: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
}

interface SaveOptions {
  chart: SavedChart;
  source: DataSourceValue;
}

/** Sharp on phones and slides. */
const PIXEL_RATIO = 2;

/** Saves a drawn chart as a PNG file. */
export async function savePicture(drawn: HTMLElement, options: SaveOptions): Promise<void> {
  // A picture waits for its font, which the page does without when it is late.
  const fontEmbedCSS = (await getFontEmbedCSS(drawn)).replace(
    /font-display:\s*optional/g,
    'font-display: block',
  );
  const picture = await toBlob(drawn, { pixelRatio: PIXEL_RATIO, fontEmbedCSS });
  if (!picture) throw new Error('The browser returned no picture.');
  saveFile(fileName(exportName(options), 'png'), 'image/png', picture);
}

/** Saves a chart's table as a CSV file. */
export function saveTable(options: SaveOptions): void {
  const { points, figures } = options.chart;
  const csv = toCsv(trendFields(figures, points, options.source.simulated), newestFirst(points));
  saveFile(fileName(exportName(options), 'csv'), 'text/csv;charset=utf-8', csv);
}

/** The overview's title, which adds nothing to a file's name. */
const OVERVIEW = 'Dashboard';

/** The parts of a file's name: product, brand, screen, chart and days. */
export const exportName = ({ chart: { title, points }, source }: SaveOptions) => {
  const screen = shownTitle() === OVERVIEW ? null : shownTitle();
  return ['sightline', source.brand, screen, title, points[0]?.date, 'to', points.at(-1)?.date];
};
