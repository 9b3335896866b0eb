/** Answers asked as a persona beside plain ones, from their counts. Pure. */

import type { Mean } from '../../../statistics/mean.ts';
import type { Rate } from '../../../statistics/rates.ts';
import { compareRates, rateOf } from '../../visibility/mention-rates.ts';
import type { RateChange } from '../../visibility/model.ts';
import { meanSentiment } from '../../visibility/sentiment.ts';
import type { AnswerCounts, AnswerSums } from './answer-sums.ts';

/** Usable answers of a range. */
export interface AskedAnswers {
  mentionRate: Rate;
  sentiment: Mean;
}

export interface Compared {
  asked: AskedAnswers;
  plain: AskedAnswers;
  /** As the persona minus plainly, in percentage points. */
  difference: Pick<RateChange, 'low' | 'high' | 'pValue' | 'verdict' | 'prompts' | 'note'> & {
    points: number | null;
  };
}

/**
 * Compares with the plain answers to the same prompts, of the same platforms and days, by the test of changes: prompt by prompt, with
 * the variance between the days of each. What both share of a day counts as chance, so the interval is rather too wide.
 */
export function compareWithPlain(asked: AnswerSums, plain: AnswerSums): Compared {
  const answersOf = (sums: AnswerSums): AskedAnswers => ({
    mentionRate: rateOf(sums.sample(toMentions)),
    sentiment: meanSentiment(sums.sample(toSentiment)),
  });
  const {
    difference: points,
    low,
    high,
    pValue,
    verdict,
    prompts,
    note,
  } = compareRates(asked.sample(toMentions), plain.sample(toMentions));
  return {
    asked: answersOf(asked),
    plain: answersOf(plain),
    difference: { points, low, high, pValue, verdict, prompts, note: noteOf(prompts, pValue, note) },
  };
}

function noteOf(prompts: number, pValue: number | null, note: string): string {
  if (prompts === 0) return 'No prompt was asked both ways on the same platform.';
  return pValue === null ? 'Too few days to compare: it needs answers of 3 days.' : note;
}

const toMentions = ({ answers, visible }: AnswerCounts) => ({ answers, count: answers, total: visible });

const toSentiment = ({ answers, analyzed, sentimentSum }: AnswerCounts) => ({
  answers,
  count: analyzed,
  total: sentimentSum,
});
