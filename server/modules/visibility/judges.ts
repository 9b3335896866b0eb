/** Who judged sentiments, made of rollup rows. Pure. */
import { judgeName } from '../../analysis/method.ts';
import type { SentimentJudge } from './model.ts';
import type { JudgeDayRow } from './store.ts';

/** Windows whose judges' shares differ by more than this cannot be compared. */
const ALIKE = 0.05;

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
  const [now, before] = [sharesOf(current), sharesOf(previous)];
  if (now.size === 0 || before.size === 0) return false;
  const names = new Set([...now.keys(), ...before.keys()]);
  const apart = [...names].reduce(
    (sum, name) => sum + Math.abs((now.get(name) ?? 0) - (before.get(name) ?? 0)),
    0,
  );
  return apart / 2 > ALIKE;
}

function sharesOf(judges: readonly SentimentJudge[]): Map<string, number> {
  const all = judges.reduce((sum, { answers }) => sum + answers, 0);
  return new Map(judges.map(({ name, answers }) => [name, answers / all]));
}
