/** Which day the latest figures are of. Pure. */

/** Measured days before one that say how many answers are usual. */
const USUAL_DAYS = 7;
/** Fewer usual answers are no measure. */
const LEAST_USUAL = 10;
/** With a smaller share of the usual answers, a day waits. */
const LEAST_SHARE = 0.5;

/**
 * The latest day with at least half of the usual answers, the median of the seven days before it, where that is
 * 10 at least: figures that count prompts would
 * else fall while a run has just begun, and after one chat was imported.
 *
 * @param days with usable answers, ascending
 */
export function latestFullDay<T extends { answers: number }>(days: readonly T[]): T | undefined {
  return days.findLast(({ answers }, index) => {
    const before = days.slice(Math.max(0, index - USUAL_DAYS), index);
    const usual = median(before.map((day) => day.answers));
    return usual < LEAST_USUAL || answers >= LEAST_SHARE * usual;
  });
}

/** The lower one of an even number. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
