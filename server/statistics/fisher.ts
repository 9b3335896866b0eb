interface Share {
  hits: number;
  answers: number;
}

/** Tables as likely as the observed one may differ from it by a rounding error. */
const TOLERANCE = 1e-9;

/**
 * The p-value of a difference between two shares by Fisher's exact test, two-sided: the sum of the probabilities of all
 * tables with the same margins that are no likelier than the observed one,
 * P(x) = C(n₁, x)·C(n₂, h − x) ÷ C(n₁ + n₂, h) with h = h₁ + h₂. It holds for any number of answers.
 * Source: R. A. Fisher, “On the interpretation of χ² from contingency tables”, JRSS 85 (1922).
 *
 * @returns 0–1; 1 where there is nothing to compare
 */
export function fisherExactTest(a: Share, b: Share): number {
  const hits = a.hits + b.hits;
  const all = logChoose(a.answers + b.answers, hits);
  const probability = (x: number) => Math.exp(logChoose(a.answers, x) + logChoose(b.answers, hits - x) - all);
  const observed = probability(a.hits) * (1 + TOLERANCE);
  let p = 0;
  for (let x = Math.max(0, hits - b.answers); x <= Math.min(a.answers, hits); x += 1) {
    const each = probability(x);
    if (each <= observed) p += each;
  }
  return Math.min(1, p);
}

/** The logarithm of C(n, k). */
function logChoose(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= k; i += 1) log += Math.log((n - k + i) / i);
  return log;
}
