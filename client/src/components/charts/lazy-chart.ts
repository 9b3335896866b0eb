import { lazyScreen, lazyWhenIdle } from '../lazy-screen.ts';

/** These need recharts, which is large and loads after the first paint. */
export const LazyTrendChart = lazyScreen(async () => (await import('./TrendChart.tsx')).TrendChart);
export const LazySparkline = lazyScreen(async () => (await import('./Sparkline.tsx')).Sparkline);
export const LazyTrendTable = lazyScreen(async () => (await import('./TrendTable.tsx')).TrendTable);
export const LazyNoteMarks = lazyScreen(async () => (await import('./NoteMarks.tsx')).NoteMarks);
export const LazyChartMenu = lazyWhenIdle(async () => (await import('./ChartMenu.tsx')).ChartMenu);

/** Preloads the charts. Failures are ignored; drawing a chart reports them. */
export async function loadCharts(): Promise<void> {
  await Promise.allSettled([LazyTrendChart, LazySparkline].map((part) => part.load()));
}
