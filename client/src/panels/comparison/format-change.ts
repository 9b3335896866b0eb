import { formatDecimal } from '../../format.ts';
import type { ChangeVerdict } from '../../schema.generated.ts';

/** A figure's change since the previous window. */
export interface Change {
  /** Points, later minus earlier; null when either window has no answers. */
  difference: number | null;
  verdict: ChangeVerdict;
  previous: { answers: number };
}

/** The verdict as text, such as "Up 20.0 points". */
export function formatChange({ verdict, difference, previous }: Change): string {
  if (previous.answers === 0) return 'Nothing earlier to compare with';
  if (verdict === 'NO_CLEAR_CHANGE' || difference === null) return 'No clear change';
  return `${verdict === 'UP' ? 'Up' : 'Down'} ${formatDecimal(Math.abs(difference))} points`;
}

/**
 * Which windows are compared, in short.
 * @param days that were asked for; null for all time, of which the last 7 are taken
 */
export function formatWindows(days: number | null): string {
  if (days === null) return 'last 7 days vs. the 7 before';
  return days === 1 ? 'vs. the day before' : `vs. previous ${days} days`;
}

/** Which windows are compared, as a sentence about `figure`. */
export function describeWindows(figure: string, days: number | null): string {
  if (days === null) return `${figure} of the last 7 days against the 7 days before.`;
  if (days === 1) return `${figure} of this day against the day before.`;
  return `${figure} of these ${days} days against the ${days} days before.`;
}
