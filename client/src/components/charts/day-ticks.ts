/** Fits the widest charts; six steps, so that narrow charts can keep every second or third tick. */
const MAX_TICKS = 7;

/**
 * The days named below a chart: evenly spread, with the first and the last. The chart library measures the text of every
 * tick it is given, so months of days would take longer than the rest of the chart.
 * @param days in order
 */
export function dayTicks(days: readonly string[]): string[] {
  if (days.length <= MAX_TICKS) return [...days];
  const step = (days.length - 1) / (MAX_TICKS - 1);
  return Array.from({ length: MAX_TICKS }, (_, index) => days[Math.round(index * step)] ?? '');
}
