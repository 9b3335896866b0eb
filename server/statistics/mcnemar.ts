/**
 * The p-value of a difference between two shares of the same answers by McNemar's exact test, two-sided. Answers that
 * name both companies or neither do not count; each of the others names the one or the other with probability ½ where
 * there is no difference, so p = 2·Σ C(n, k)·½ⁿ over k from 0 to the smaller of the two counts, at most 1.
 * Source: Q. McNemar, “Note on the sampling error of the difference between correlated proportions”,
 * Psychometrika 12 (1947), in its exact form.
 *
 * @param one answers that name only the one
 * @param other answers that name only the other
 * @returns 0–1; 1 where there is nothing to compare
 */
export function mcNemarExactTest(one: number, other: number): number {
  const all = one + other;
  let term = 0.5 ** all;
  let sum = 0;
  for (let k = 0; k <= Math.min(one, other); k += 1) {
    sum += term;
    term *= (all - k) / (k + 1);
  }
  return Math.min(1, 2 * sum);
}
