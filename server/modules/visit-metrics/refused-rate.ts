/** The share of visits that were refused; docs/metrics.md, “Visits”. Pure. */

import { MIN_DAYS } from '../../statistics/interval.ts';
import { rate } from '../../statistics/rates.ts';
import type { VisitRate } from './model.ts';

/** Sums over the days with visits. */
export interface RefusedSums {
  visits: number;
  refused: number;
  days: number;
  /** Days of equal weight that would estimate as well: (Σ visits)² ÷ Σ visits². */
  effectiveDays: number;
  /** Σ (refused − share × visits)² over the days. */
  squares: number;
}

const SMALLEST = 0.5;

/** refused ÷ visits with the interval of a rate whose clusters are days, because a fault lasts for hours. */
export function refusedRate({ visits, refused, days, effectiveDays, squares }: RefusedSums): VisitRate {
  if (visits === 0) return { ...EMPTY, note: 'No visits to divide by.' };
  if (effectiveDays < MIN_DAYS - 0.5) {
    const note = `Too few days with visits for an interval: it needs ${MIN_DAYS}.`;
    return { value: (refused / visits) * 100, low: null, high: null, hits: refused, visits, note };
  }
  const variance = Math.max((squares * days) / (days - 1), SMALLEST) / visits ** 2;
  const { value, low, high } = rate(refused, visits, {
    basis: 'THESE_PROMPTS',
    spread: { variance, freedom: effectiveDays - 1 },
  });
  return {
    value,
    low,
    high,
    hits: refused,
    visits,
    note: 'The 95% interval counts what visits of a day share.',
  };
}

const EMPTY = { value: null, low: null, high: null, hits: 0, visits: 0 };
