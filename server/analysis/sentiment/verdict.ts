import { bandOf } from './bands.ts';
import type { Verdict } from './model.ts';

/** What a score says. */
export const verdictOf = (score: number | null): Verdict => (score === null ? 'none' : bandOf(score));

/**
 * The score of a mention whose verdict is certain, because a person read it: of a hundred answers like it, readers call all
 * positive, all negative, or as many the one as the other.
 */
export const CERTAIN_SCORES: Readonly<Record<Verdict, number | null>> = {
  positive: 100,
  mixed: 50,
  negative: 0,
  none: null,
};
