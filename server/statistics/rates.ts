import { Z95 } from './student-t.ts';

/** A share of answers as a percentage with its 95 % interval; all null when there is nothing to divide by. */
export interface Rate {
  /** 0–100. */
  value: number | null;
  low: number | null;
  high: number | null;
  hits: number;
  answers: number;
}

export type ChangeVerdict = 'UP' | 'DOWN' | 'NO_CLEAR_CHANGE';

/** Two rates and whether they differ by more than chance. */
export interface RateChange {
  current: Rate;
  previous: Rate;
  /** Percentage points, later minus earlier. */
  difference: number | null;
  verdict: ChangeVerdict;
}

/**
 * hits ÷ answers with its Wilson score interval: (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) ÷ (1 + z²/n).
 * Source: E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, JASA 22 (1927).
 */
export function rate(hits: number, answers: number): Rate {
  if (answers === 0) return { value: null, low: null, high: null, hits, answers };
  const p = hits / answers;
  const z2 = Z95 * Z95;
  const centre = p + z2 / (2 * answers);
  const spread = Z95 * Math.sqrt((p * (1 - p)) / answers + z2 / (4 * answers * answers));
  const scale = 1 + z2 / answers;
  return {
    value: p * 100,
    low: Math.max(0, ((centre - spread) / scale) * 100),
    high: Math.min(100, ((centre + spread) / scale) * 100),
    hits,
    answers,
  };
}

/**
 * Compares two windows by the pooled two-proportion z-test at 95 %:
 * z = (p₁ − p₂) ÷ √(p(1 − p)(1/n₁ + 1/n₂)), p = (h₁ + h₂)/(n₁ + n₂). With fewer than 5 expected hits or misses in a
 * window the normal approximation does not hold, and the verdict is NO_CLEAR_CHANGE.
 */
export function compareRates(current: Rate, previous: Rate): RateChange {
  if (current.value === null || previous.value === null) {
    return { current, previous, difference: null, verdict: 'NO_CLEAR_CHANGE' };
  }
  const difference = current.value - previous.value;
  return { current, previous, difference, verdict: testRates(current, previous, difference) };
}

function testRates(current: Rate, previous: Rate, difference: number): ChangeVerdict {
  const pooled = (current.hits + previous.hits) / (current.answers + previous.answers);
  const smallest = Math.min(current.answers, previous.answers);
  if (smallest * Math.min(pooled, 1 - pooled) < 5) return 'NO_CLEAR_CHANGE';
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / current.answers + 1 / previous.answers));
  const z = difference / 100 / error;
  if (Math.abs(z) < Z95) return 'NO_CLEAR_CHANGE';
  return z > 0 ? 'UP' : 'DOWN';
}
