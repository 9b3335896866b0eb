import type { VisitTimes } from './visit.ts';

declare global {
  interface Window {
    seen: VisitTimes;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before anything else: notes the first contentful paint, both charts and every layout shift. */
export function watchPage(): void {
  const seen: VisitTimes = { contentful: Number.NaN, charts: Number.NaN, shift: 0, moved: [] };
  window.seen = seen;

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.contentful = startTime;
    }
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources) {
        const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
        seen.moved.push(`${Math.round(entry.startTime)} ms: ${text.slice(0, 120)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const isDrawn = (chart: Element) =>
    chart.querySelector('.recharts-cartesian-grid') !== null &&
    chart.querySelector('path.recharts-line-curve') !== null &&
    getComputedStyle(chart).visibility === 'visible' &&
    chart.getBoundingClientRect().height > 100;
  function look() {
    if ([...document.querySelectorAll('.recharts-wrapper')].filter(isDrawn).length < 2) {
      requestAnimationFrame(look);
      return;
    }
    // The frame after the one that draws the charts.
    requestAnimationFrame((time) => {
      seen.charts = time;
    });
  }
  requestAnimationFrame(look);
}
