import { NEGATIVE_TO, POSITIVE_FROM } from './bands.ts';
import type { Verdict } from './model.ts';

/** What a score says. */
export function verdictOf(score: number | null): Verdict {
  if (score === null) return 'none';
  if (score >= POSITIVE_FROM) return 'positive';
  return score <= NEGATIVE_TO ? 'negative' : 'mixed';
}

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
