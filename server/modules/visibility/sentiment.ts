/** How answers speak of the brand, made of rollup rows. Pure. */

import { compareMeans, type Mean, mean } from '../../statistics/mean.ts';
import { round } from '../../statistics/rates.ts';
import { sum } from './formulas.ts';
import { differ, judgesOf } from './judges.ts';
import type { Sentiment, SentimentPoint } from './model.ts';
import type { Compared, ComparedDays, MetricsLoader } from './rollup-loader.ts';
import type { JudgeDayRow, TopicDayRow } from './store.ts';

/** Mean over judged answers with its interval. */
export function meanSentiment(days: readonly TopicDayRow[]): Mean {
  return mean(
    sum(days, (day) => day.analyzed),
    sum(days, (day) => day.sentimentSum),
    sum(days, (day) => day.sentimentSquares),
  );
}

/** What a sentiment is made of: the days of a range and of the windows to compare, and who judged in them. */
export interface SentimentRows {
  days: readonly TopicDayRow[];
  compared: ComparedDays;
  judges: readonly JudgeDayRow[];
  comparedJudges: Compared<JudgeDayRow>;
}

/** Reads what a topic's sentiment is made of. */
export async function sentimentRows(loader: MetricsLoader, topicId: string): Promise<SentimentRows> {
  const [days, compared, judges, comparedJudges] = await Promise.all([
    loader.days(topicId),
    loader.comparedDays(topicId),
    loader.judges(topicId),
    loader.comparedJudges(topicId),
  ]);
  return { days, compared, judges, comparedJudges };
}

/** The numbers of a range; `score` is the mean with two decimals. Windows judged by different methods never differ. */
export function sentimentOf({ days, compared, judges, comparedJudges }: SentimentRows): Sentiment {
  const mean = meanSentiment(days);
  const change = compareMeans(meanSentiment(compared.current), meanSentiment(compared.previous));
  const judgesDiffer = differ(judgesOf(comparedJudges.current), judgesOf(comparedJudges.previous));
  return {
    score: shown(mean),
    mentions: sum(days, (day) => day.visible),
    analyzed: mean.answers,
    mean,
    judges: judgesOf(judges),
    change: { ...change, verdict: judgesDiffer ? 'NO_CLEAR_CHANGE' : change.verdict, judgesDiffer },
  };
}

/** Days on which the brand was named. */
export function sentimentHistory(days: readonly TopicDayRow[]): SentimentPoint[] {
  return days
    .filter((day) => day.visible > 0)
    .map((day) => {
      const mean = meanSentiment([day]);
      return { date: day.day, sentiment: shown(mean), mean, mentions: day.visible, analyzed: day.analyzed };
    });
}

const shown = ({ value }: Mean) => (value === null ? null : round(value, 2));
