/** Changes of a ratio between two windows, compared prompt by prompt. Pure. */

import { sum } from './arithmetic.ts';
import { addUp, type PlatformDay, type PromptSums, type Sample, spreadOverDays } from './clusters.ts';
import { MIN_DAYS } from './interval.ts';
import { studentT95, studentTPValue } from './student-t.ts';

export type ChangeVerdict = 'UP' | 'DOWN' | 'NO_CLEAR_CHANGE';

/** Whether two windows differ by more than chance. */
export interface Change {
  /** Later minus earlier over the prompts compared, in the unit of the ratio; null without such prompts. */
  difference: number | null;
  /** Ends of its 95 % interval; null where nothing can be tested. */
  low: number | null;
  high: number | null;
  /** Two-sided; null where nothing can be tested. */
  pValue: number | null;
  verdict: ChangeVerdict;
  /** Prompts measured on the same platform in both windows. */
  prompts: number;
  /** Prompts measured in one window only, or on other platforms. */
  leftOut: number;
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: string;
}

/** A result as rare as this or rarer without a change is called a change. */
export const LEVEL = 0.05;

/**
 * Compares two windows on the prompts and platforms measured in both, so that a change of their mix is no change:
 * Δ = Σ w·(later − earlier) ÷ Σ w over pairs, w = n₁·n₂ ÷ (n₁ + n₂), as by N. Mantel and W. Haenszel (1959).
 *
 * Its variance is that between the days of each window: Σ σ²·Σ(w² ÷ n) ÷ (Σ w)², with σ² a window's variance per answer. It
 * therefore holds what all answers of a day share, and not the differences between prompts, which both windows have. t = Δ ÷ √variance
 * has the degrees of freedom of Student's test of two samples, or Welch's where they are more.
 * With fewer than three days in a window nothing is tested.
 */
export const compareWindows = (current: Sample, previous: Sample): Change =>
  compareDays(current.days, previous.days, pairPrompts(current.prompts, previous.prompts));

/** What a comparison needs of the prompts; sums over pairs, each a prompt on a platform that both windows measured. */
export interface PromptPairs {
  /** Σ w, w = n₁·n₂ ÷ (n₁ + n₂). */
  weight: number;
  /** Σ w·(later − earlier). */
  gain: number;
  /** Σ w² ÷ n of the later window. */
  now: number;
  /** Σ w² ÷ n of the earlier window. */
  before: number;
  /** Prompts with a pair. */
  prompts: number;
  /** Prompts that are measured in one window only, or on other platforms. */
  leftOut: number;
}

export const NO_PAIRS: PromptPairs = { weight: 0, gain: 0, now: 0, before: 0, prompts: 0, leftOut: 0 };

/** `compareWindows`, where the prompts are already compared. */
export function compareDays(
  current: readonly PlatformDay[],
  previous: readonly PlatformDay[],
  { weight, gain, now, before, prompts, leftOut }: PromptPairs,
): Change {
  const counts = { prompts, leftOut, note: describePairs(prompts, leftOut) };
  const untested = { low: null, high: null, pValue: null, verdict: 'NO_CLEAR_CHANGE' as const };
  if (weight === 0) return { difference: null, ...untested, ...counts };
  const difference = gain / weight;
  const [later, earlier] = [spreadOverDays(current), spreadOverDays(previous)];
  if (!later || !earlier) {
    const note = `Too few days to compare: it needs answers of ${MIN_DAYS} days in both periods.`;
    return { difference, ...untested, ...counts, note };
  }
  const v1 = (later.variance * addUp(current).count * now) / weight ** 2;
  const v2 = (earlier.variance * addUp(previous).count * before) / weight ** 2;
  const welch = (v1 + v2) ** 2 / (v1 ** 2 / later.freedom + v2 ** 2 / earlier.freedom);
  const freedom = Math.max(welch, 2 * Math.min(later.freedom, earlier.freedom));
  const error = Math.sqrt(v1 + v2);
  const half = studentT95(freedom) * error;
  const pValue = studentTPValue(difference / error, freedom);
  const interval = { low: difference - half, high: difference + half };
  return { difference, ...interval, pValue, verdict: verdictOf(difference, pValue <= LEVEL), ...counts };
}

function describePairs(prompts: number, leftOut: number): string {
  if (prompts === 0) return 'No prompt was measured on the same platform in both periods.';
  const compared = `${prompts} ${prompts === 1 ? 'prompt' : 'prompts'} compared with ${prompts === 1 ? 'itself' : 'themselves'}`;
  return leftOut === 0 ? `${compared}.` : `${compared}; ${leftOut} measured in one period only.`;
}

export function verdictOf(difference: number | null, isClear: boolean): ChangeVerdict {
  if (!isClear || difference === null || difference === 0) return 'NO_CLEAR_CHANGE';
  return difference > 0 ? 'UP' : 'DOWN';
}

/** Pairs up the prompts of two windows. The database function `compare_prompts_3` does the same. */
export function pairPrompts(current: readonly PromptSums[], previous: readonly PromptSums[]): PromptPairs {
  const keyOf = ({ prompt, platform }: PromptSums) => `${prompt} ${platform}`;
  const earlier = new Map(previous.map((sums) => [keyOf(sums), sums]));
  const pairs = current.flatMap((sums) => {
    const before = earlier.get(keyOf(sums));
    if (!before || before.count === 0 || sums.count === 0) return [];
    const weight = (sums.count * before.count) / (sums.count + before.count);
    const gain = sums.total / sums.count - before.total / before.count;
    return [{ prompt: sums.prompt, now: sums.count, before: before.count, weight, gain }];
  });
  const all = new Set([...current, ...previous].filter(({ count }) => count > 0).map(({ prompt }) => prompt));
  const prompts = new Set(pairs.map(({ prompt }) => prompt)).size;
  return {
    weight: sum(pairs, ({ weight }) => weight),
    gain: sum(pairs, ({ weight, gain }) => weight * gain),
    now: sum(pairs, ({ weight, now }) => weight ** 2 / now),
    before: sum(pairs, ({ weight, before }) => weight ** 2 / before),
    prompts,
    leftOut: all.size - prompts,
  };
}
