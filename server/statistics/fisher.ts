interface Share {
  hits: number;
  answers: number;
}

/** Tables as likely as the one seen may differ from it by rounding. */
const ROUNDING = 1e-9;

/**
 * Whether two shares differ by more than chance: Fisher's exact test, two-sided. The p-value is the sum of the
 * probabilities of all tables with the same margins that are no likelier than the one seen,
 * P(x) = C(n₁, x)·C(n₂, h − x) ÷ C(n₁ + n₂, h) with h = h₁ + h₂. It holds for any number of answers.
 * Source: R. A. Fisher, “On the interpretation of χ² from contingency tables”, JRSS 85 (1922).
 *
 * @returns 0–1; 1 where there is nothing to compare
 */
export function fisher(a: Share, b: Share): number {
  const hits = a.hits + b.hits;
  const all = logChoose(a.answers + b.answers, hits);
  const probability = (x: number) => Math.exp(logChoose(a.answers, x) + logChoose(b.answers, hits - x) - all);
  const seen = probability(a.hits) * (1 + ROUNDING);
  let p = 0;
  for (let x = Math.max(0, hits - b.answers); x <= Math.min(a.answers, hits); x += 1) {
    const each = probability(x);
    if (each <= seen) p += each;
  }
  return Math.min(1, p);
}

/** The logarithm of C(n, k). */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log((n - k + i) / i);
  return sum;
}
