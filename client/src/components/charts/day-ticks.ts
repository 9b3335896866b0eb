/** Fits the widest charts. */
const MAX_TICKS = 7;

/**
 * The days named below a chart: at equal distances, with the last. The chart library measures the text of every tick it is
 * given, so months of days would take longer than the rest of the chart.
 * @param days in order
 */
export function dayTicks(days: readonly string[]): string[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (MAX_TICKS - 1)));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
