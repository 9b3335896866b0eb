import { sum } from '../../statistics/arithmetic.ts';
import { addUp, type Sample } from '../../statistics/clusters.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import type { Design } from './account.ts';
import type { Measured } from './measure.ts';

/** A design and its name. */
export interface Setting extends Design {
  name: string;
  /** Logits of the real change that power is measured with. */
  change: number;
}

export const DAILY: Setting = { name: '20 prompts daily, 7 days', prompts: 20, days: 7, change: 0.7 };
export const SETTINGS: Setting[] = [
  DAILY,
  { name: '10 prompts daily, 7 days', prompts: 10, days: 7, change: 0.9 },
  { name: '20 prompts daily, 30 days', prompts: 20, days: 30, change: 0.35 },
  { name: '50 prompts weekly, 28 days', prompts: 50, days: 4, change: 0.6 },
];
export const ROUNDS = 8_000;
/** Methods were chosen on other seeds. */
export const SEED = 'certainty, measured';
/** Of a share near 5 or 95 %, in points: the standard error of the simulation itself. */
export const MONTE_CARLO_ERROR = (100 * Math.sqrt((0.05 * 0.95) / ROUNDS)).toFixed(1);

/** Counts how often something is so, by row of a table. */
export class Shares {
  readonly #counts = new Map<string, [number, number]>();

  /** @param isSo null where there is nothing to count, such as no interval */
  add(row: string, isSo: boolean | null): void {
    const [so, all] = this.#counts.get(row) ?? [0, 0];
    this.#counts.set(row, isSo === null ? [so, all] : [so + (isSo ? 1 : 0), all + 1]);
  }

  /** `95.1`, or `too few` without anything counted. */
  percent(row: string): string {
    const [so, all] = this.#counts.get(row) ?? [0, 0];
    return all < ROUNDS / 20 ? 'too few' : ((100 * so) / all).toFixed(1);
  }
}

/** Whether an interval covers the truth; null without an interval. */
export const covers = ({ low, high }: { low: number | null; high: number | null }, truth: number) =>
  low === null || high === null ? null : low <= truth + 1e-9 && truth <= high + 1e-9;

/** The expected share of some cells, in %. */
export const truthOf = (expected: Measured['expected']) =>
  (100 * sum(expected, ({ visible }) => visible)) / sum(expected, ({ asked }) => asked);

export const onPlatform = ({ days, prompts }: Sample, key: string): Sample => ({
  days: days.filter(({ platform }) => platform === key),
  prompts: prompts.filter(({ platform }) => platform === key),
});

/** The rate with Wilson's interval that takes answers as independent. */
export function plainRate({ days }: Sample): Rate {
  const { total, count } = addUp(days);
  return rate(total, count);
}
