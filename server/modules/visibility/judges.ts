/** Who judged sentiments, made of rollup rows. Pure. */
import { judgeName } from '../../analysis/method.ts';
import { sum } from './formulas.ts';
import type { SentimentJudge } from './model.ts';
import type { JudgeDayRow } from './store.ts';

/** Windows whose judges' shares differ by more than one in so many cannot be compared. */
const ONE_IN = 20;

/** Each method and how many sentiments it judged, most first. */
export function judgesOf(rows: readonly JudgeDayRow[]): SentimentJudge[] {
  const answers = new Map<string, number>();
  for (const { judge, analyzed } of rows) answers.set(judge, (answers.get(judge) ?? 0) + analyzed);
  return [...answers]
    .filter(([, count]) => count > 0)
    .map(([judge, count]) => ({ name: judgeName(judge), answers: count }))
    .sort((a, b) => b.answers - a.answers || a.name.localeCompare(b.name, 'en'));
}

/**
 * Whether two windows were judged by different methods, so that a difference of their means may be one of methods:
 * half the sum of the differences of each method's shares is beyond 5 %. A window without judgements differs from none.
 */
export function differ(current: readonly SentimentJudge[], previous: readonly SentimentJudge[]): boolean {
  const [now, before] = [sum(current, ({ answers }) => answers), sum(previous, ({ answers }) => answers)];
  if (now === 0 || before === 0) return false;
  const names = new Set([...current, ...previous].map(({ name }) => name));
  // In whole numbers: half of |a ÷ now − b ÷ before|, added up, times now · before.
  const apart = sum([...names], (name) => Math.abs(of(current, name) * before - of(previous, name) * now));
  return apart * ONE_IN > 2 * now * before;
}

const of = (judges: readonly SentimentJudge[], wanted: string) =>
  judges.find(({ name }) => name === wanted)?.answers ?? 0;
