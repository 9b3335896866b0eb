import { judgeName, RULES } from '../../../analysis/method.ts';
import { sum } from '../../../statistics/arithmetic.ts';
import { mean } from '../../../statistics/mean.ts';
import type { ReportSentiment } from './model.ts';
import type { AnswerView } from './read-answers.ts';

/** The mean over usable answers that name the brand and could be judged, with Student's 95 % interval. */
export function sentimentOf(answers: readonly AnswerView[]): ReportSentiment {
  const mentions = answers.flatMap(({ brand }) => (brand ? [brand] : []));
  const judged = mentions.flatMap(({ sentiment }) => (sentiment === null ? [] : [sentiment]));
  const { variance: _, ...shown } = mean(
    judged.length,
    sum(judged, (score) => score),
    sum(judged, (score) => score ** 2),
  );
  return { ...shown, mentions: mentions.length, judge: judgeName(RULES) };
}
