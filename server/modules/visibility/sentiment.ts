/** How answers speak of the brand, made of rollup rows. Pure. */
import type { ComparedDays } from './loader.ts';
import { compareMeans, type Mean, mean } from './mean.ts';
import { sum } from './metrics.ts';
import type { Sentiment, SentimentPoint } from './model.ts';
import { round } from './statistics.ts';
import type { TopicDayRow } from './store.ts';

/** Mean over judged answers with its interval. */
export function meanSentiment(days: readonly TopicDayRow[]): Mean {
  return mean(
    sum(days, (day) => day.analyzed),
    sum(days, (day) => day.sentimentSum),
    sum(days, (day) => day.sentimentSquares),
  );
}

/** The numbers of a range; `score` is the mean with two decimals. */
export function sentimentOf(days: readonly TopicDayRow[], compared: ComparedDays): Sentiment {
  const mean = meanSentiment(days);
  return {
    score: shown(mean),
    mentions: sum(days, (day) => day.visible),
    analyzed: mean.answers,
    mean,
    change: compareMeans(meanSentiment(compared.current), meanSentiment(compared.previous)),
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
