import { lazyScreen } from '../lazy-screen.ts';

const loadTrendChart = async () => (await import('./TrendChart.tsx')).TrendChart;
const loadSparkline = async () => (await import('./Sparkline.tsx')).Sparkline;

/** Drawn with recharts, which is large and comes after the first paint. */
export const LazyTrendChart = lazyScreen(loadTrendChart);
export const LazySparkline = lazyScreen(loadSparkline);

/** Starts downloading the charts before a screen asks for them. */
export function loadCharts() {
  loadTrendChart();
  loadSparkline();
}
