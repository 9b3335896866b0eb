/** Which prompts an interval speaks of, or why there is none. */
export type IntervalBasis =
  /** These prompts, over days like those measured. */
  | 'THESE_PROMPTS'
  /** One prompt, whose answers on a platform are independent. */
  | 'THIS_PROMPT'
  /** Prompts like these, on the days measured. */
  | 'PROMPTS_LIKE_THESE'
  /** Mentions like those that people reviewed. */
  | 'REVIEWED_MENTIONS'
  | 'TOO_FEW_REVIEWS'
  | 'TOO_FEW_DAYS'
  | 'TOO_FEW_PROMPTS'
  /** The answers belong to too few prompts that differ from source to source. */
  | 'MIXED_PROMPTS'
  | 'NO_ANSWERS';

/** The variance of a ratio and its degrees of freedom. */
export interface Spread {
  variance: number;
  freedom: number;
}

/** What an interval is made from; without a spread there is none. */
export type Certainty =
  | { basis: 'THESE_PROMPTS' | 'THIS_PROMPT' | 'PROMPTS_LIKE_THESE'; spread: Spread }
  | { basis: Exclude<IntervalBasis, 'THESE_PROMPTS' | 'PROMPTS_LIKE_THESE'>; spread: null };

/** With fewer days, the variance between days is unknown. */
export const MIN_DAYS = 3;
/** With fewer days in the range, the others say too little of a single one. */
export const MIN_DAYS_OF_A_DAY = 5;
/** With fewer prompts, the variance between prompts is unknown. */
export const MIN_PROMPTS = 6;

const NOTES: Record<IntervalBasis, string> = {
  THESE_PROMPTS:
    'The 95% interval speaks of these prompts: how far the figure moves from day to day and answer to answer.',
  THIS_PROMPT: 'The 95% interval speaks of this prompt: how far the figure moves from answer to answer.',
  PROMPTS_LIKE_THESE:
    'The 95% interval speaks of prompts like these: how far the figure would move with other prompts of the kind.',
  REVIEWED_MENTIONS: 'The 95% interval speaks of all mentions like those reviewed.',
  TOO_FEW_REVIEWS: 'Too few reviews for a share.',
  TOO_FEW_DAYS: `Too few days for an interval: it needs answers of ${MIN_DAYS} days, or to ${MIN_PROMPTS} prompts on one.`,
  TOO_FEW_PROMPTS: `Too few prompts for an interval: it needs ${MIN_PROMPTS}.`,
  MIXED_PROMPTS:
    'No interval: the answers that cite a page belong to few prompts, which differ from page to page.',
  NO_ANSWERS: 'No answers to count.',
};

/** One sentence: which prompts an interval speaks of, or why there is none. */
export const describeInterval = (basis: IntervalBasis) => NOTES[basis];
