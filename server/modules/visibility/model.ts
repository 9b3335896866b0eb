import type { Change } from '../../statistics/changes.ts';
import type { Mean } from '../../statistics/mean.ts';
import type { Rate } from '../../statistics/rates.ts';

/** A judge and how many answers it judged. */
export interface SentimentJudge {
  /** `Built-in rules`, or a chat model by its name. */
  name: string;
  answers: number;
}

/** Answers that name the brand, by what they say of it; the first four add up to all of them. */
export interface SentimentCounts {
  positive: number;
  mixed: number;
  negative: number;
  unjudged: number;
  /** Unjudged because of their language. */
  unsupportedLanguage: number;
}

/** Two mention rates and whether they differ by more than chance; the difference is in percentage points. */
export interface RateChange extends Change {
  current: Rate;
  previous: Rate;
}

export interface SentimentChange extends Change {
  current: Mean;
  previous: Mean;
  /** The windows were judged by different methods, so the verdict is NO_CLEAR_CHANGE. */
  judgesDiffer: boolean;
}

/** A page that no answer had cited before. */
export interface NewSource {
  url: string;
  domain: string;
  title: string;
  /** Answers that cite it. */
  answers: number;
}
