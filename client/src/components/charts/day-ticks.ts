/** As many as fit where charts are widest; six steps, so that every second or third tick is left where they are narrow. */
const MOST = 7;

/**
 * The days to be named below a chart, evenly spread with the first and the last. The library measures the text of each
 * day it is given, which for months of days takes longer than all else it draws.
 * @param days in order
 */
export function dayTicks(days: readonly string[]): string[] {
  if (days.length <= MOST) return [...days];
  const step = (days.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, index) => days[Math.round(index * step)] ?? '');
}
