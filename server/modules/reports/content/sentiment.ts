import { judgeName, RULES } from '../../../analysis/method.ts';
import { mean } from '../../../statistics/mean.ts';
import type { ReportSentiment } from './model.ts';
import type { ReadAnswer } from './read-answers.ts';

/** The mean over usable answers that name the brand and could be judged, with Student's 95 % interval. */
export function sentimentOf(answers: readonly ReadAnswer[]): ReportSentiment {
  const mentions = answers.flatMap(({ brand }) => (brand ? [brand] : []));
  const judged = mentions.flatMap(({ sentiment }) => (sentiment === null ? [] : [sentiment]));
  const sum = judged.reduce((total, each) => total + each, 0);
  const squares = judged.reduce((total, each) => total + each ** 2, 0);
  const { variance: _, ...shown } = mean(judged.length, sum, squares);
  return { ...shown, mentions: mentions.length, judge: judgeName(RULES) };
}
