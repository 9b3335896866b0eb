/** How answers speak of the brand, computed from rollup rows. Pure. */

import { judgeName, PERSON } from '../../analysis/method.ts';
import { round, sum } from '../../statistics/arithmetic.ts';
import { compareDays, type PromptPairs } from '../../statistics/changes.ts';
import { addUp, certaintyOf, type Sample } from '../../statistics/clusters.ts';
import { type Mean, mean } from '../../statistics/mean.ts';
import type { SentimentChange, SentimentCounts, SentimentJudge } from './model.ts';
import { certaintyByDay } from './samples.ts';
import type { JudgeDayRow, TopicDayRow } from './store.ts';

/** Windows whose judges' shares differ by more than 1 ÷ 20 cannot be compared. */
const SHARE_DIVISOR = 20;

/** The mean over judged answers with its interval. */
export function meanSentiment(sample: Sample): Mean {
  const { count, total } = addUp(sample.days);
  return mean(count, total, certaintyOf(sample));
}

/** The answers that name the brand, by what they say of it. */
export function countByBand(days: readonly TopicDayRow[]): SentimentCounts {
  const visible = sum(days, (day) => day.visible);
  const analyzed = sum(days, (day) => day.analyzed);
  return {
    positive: sum(days, (day) => day.positive),
    mixed: sum(days, (day) => day.mixed),
    negative: sum(days, (day) => day.negative),
    unjudged: visible - analyzed,
    unsupportedLanguage: sum(days, (day) => day.unsupportedLanguage),
  };
}

/** The sentiment of each day on which the brand was named. */
export function sentimentByDay(days: readonly TopicDayRow[], sample: Sample) {
  const certaintyOn = certaintyByDay(sample);
  const named = days.filter(({ visible }) => visible > 0);
  return named.map(({ day, visible: mentions, analyzed, sentimentSum }) => {
    const score = mean(analyzed, sentimentSum, certaintyOn(day));
    return { date: day, sentiment: sentimentScore(score), mean: score, mentions, analyzed };
  });
}

/** The displayed score: the mean with two decimals. */
export const sentimentScore = ({ value }: Pick<Mean, 'value'>) => (value === null ? null : round(value, 2));

/** The displayed score of judged answers, without its interval; null where there are none. */
export const scoreOf = ({ analyzed, sentimentSum }: Pick<TopicDayRow, 'analyzed' | 'sentimentSum'>) =>
  sentimentScore({ value: analyzed === 0 ? null : sentimentSum / analyzed });

/** The answers of a window and the judges of its sentiments. */
interface JudgedWindow {
  sample: Sample;
  judges: readonly JudgeDayRow[];
}

/** With fewer judged answers in a window the verdict is NO_CLEAR_CHANGE. */
const MIN_COMPARED = 5;

/** Compares two windows; where different methods judged them, nothing is tested. */
export function compareSentiment(
  current: JudgedWindow,
  previous: JudgedWindow,
  pairs: PromptPairs,
): SentimentChange {
  const change = compareDays(current.sample.days, previous.sample.days, pairs);
  const means = { current: meanSentiment(current.sample), previous: meanSentiment(previous.sample) };
  const judgesDiffer = haveDifferentJudges(methodsOf(current), methodsOf(previous));
  const tooFew = Math.min(means.current.answers, means.previous.answers) < MIN_COMPARED;
  if (!judgesDiffer && !tooFew) return { ...change, ...means, judgesDiffer };
  const note = tooFew ? `Fewer than ${MIN_COMPARED} judged answers in a period.` : change.note;
  const untested = { low: null, high: null, pValue: null, verdict: 'NO_CLEAR_CHANGE' as const };
  return { ...change, ...means, ...untested, note, judgesDiffer };
}

/** The judges but for people: what a person says is what every method is meant to find (decision 028). */
const methodsOf = ({ judges }: JudgedWindow) => countByJudge(judges.filter(({ judge }) => judge !== PERSON));

/** Each judge and how many sentiments it judged, most first. */
export function countByJudge(rows: readonly JudgeDayRow[]): SentimentJudge[] {
  const answers = new Map<string, number>();
  for (const { judge, analyzed } of rows) answers.set(judge, (answers.get(judge) ?? 0) + analyzed);
  return [...answers]
    .filter(([, count]) => count > 0)
    .map(([judge, count]) => ({ name: judgeName(judge), answers: count }))
    .sort((a, b) => b.answers - a.answers || a.name.localeCompare(b.name, 'en'));
}

/**
 * Whether two windows were judged by different methods, so that their means may differ by method alone: half the sum of
 * the differences of the methods' shares is above 5 %. A window without judgements differs from none.
 */
export function haveDifferentJudges(
  current: readonly SentimentJudge[],
  previous: readonly SentimentJudge[],
): boolean {
  const total = sum(current, ({ answers }) => answers);
  const previousTotal = sum(previous, ({ answers }) => answers);
  if (total === 0 || previousTotal === 0) return false;
  const names = [...new Set([...current, ...previous].map(({ name }) => name))];
  // In whole numbers: half of Σ|a ÷ total − b ÷ previousTotal|, times total · previousTotal.
  const distance = sum(names, (name) =>
    Math.abs(answersOf(current, name) * previousTotal - answersOf(previous, name) * total),
  );
  return distance * SHARE_DIVISOR > 2 * total * previousTotal;
}

const answersOf = (judges: readonly SentimentJudge[], judge: string) =>
  judges.find(({ name }) => name === judge)?.answers ?? 0;
