import { describeInterval } from '../../statistics/interval.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import type { ReviewAccuracy } from './model.ts';
import type { ReviewCounts } from './store.ts';

/** With fewer reviews an interval is wider than 30 percentage points. */
export const LEAST_REVIEWS = 30;

/** Shares with their intervals; without values where too few were reviewed. */
export function accuracyOf(counts: ReviewCounts, method: string): ReviewAccuracy {
  return {
    method,
    least: LEAST_REVIEWS,
    all: share(counts.allRight, counts.named),
    names: share(counts.namedRight, counts.named),
    sentiment: share(counts.sentimentRight, counts.sentiment),
    order: share(counts.orderRight, counts.order),
    others: counts.others,
    othersCorrected: counts.othersCorrected,
  };
}

const share = (right: number, reviewed: number): Rate =>
  reviewed < LEAST_REVIEWS
    ? {
        value: null,
        low: null,
        high: null,
        hits: right,
        answers: reviewed,
        note: describeInterval('TOO_FEW_REVIEWS'),
      }
    : rate(right, reviewed, { basis: 'REVIEWED_MENTIONS', spread: null });
