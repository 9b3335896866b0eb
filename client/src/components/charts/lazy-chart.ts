import { lazyScreen, lazyWhenIdle } from '../lazy-screen.ts';

/** Drawn with recharts, which is large and comes after the first paint. */
export const LazyTrendChart = lazyScreen(async () => (await import('./TrendChart.tsx')).TrendChart);
export const LazySparkline = lazyScreen(async () => (await import('./Sparkline.tsx')).Sparkline);
export const LazyTrendTable = lazyScreen(async () => (await import('./TrendTable.tsx')).TrendTable);
export const LazyChartMenu = lazyWhenIdle(async () => (await import('./ChartMenu.tsx')).ChartMenu);

/** Has the charts come before a screen asks for them; whether they could be had is told where they are drawn. */
export async function loadCharts(): Promise<void> {
  await Promise.allSettled([LazyTrendChart, LazySparkline].map((part) => part.load()));
}
