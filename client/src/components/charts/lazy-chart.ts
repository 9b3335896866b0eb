import { lazyScreen } from '../lazy-screen.ts';

const loadTrendChart = async () => (await import('./TrendChart.tsx')).TrendChart;
const loadSparkline = async () => (await import('./Sparkline.tsx')).Sparkline;
const loadTrendTable = async () => (await import('./TrendTable.tsx')).TrendTable;

/** Drawn with recharts, which is large and comes after the first paint. */
export const LazyTrendChart = lazyScreen(loadTrendChart);
export const LazySparkline = lazyScreen(loadSparkline);
export const LazyTrendTable = lazyScreen(loadTrendTable);
export const LazyChartMenu = lazyScreen(async () => (await import('./ChartMenu.tsx')).ChartMenu);

/** Starts downloading the charts before a screen asks for them. */
export function loadCharts() {
  loadTrendChart();
  loadSparkline();
  loadTrendTable();
}
