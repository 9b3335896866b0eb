/**
 * Which of many tests are discoveries, so that on average at most a share `level` of them is false: those with a
 * p-value up to the largest p₍ₖ₎ ≤ k·level ÷ m in ascending order of all m. It holds for independent and for positively
 * dependent tests, such as rules on overlapping answers.
 * Source: Y. Benjamini, Y. Hochberg, “Controlling the false discovery rate”, JRSS B 57 (1995).
 *
 * @param pValues null where nothing was tested: no discovery, and not one of the m
 */
export function findDiscoveries(pValues: readonly (number | null)[], level: number): boolean[] {
  const sorted = pValues.filter((p) => p !== null).sort((a, b) => a - b);
  const limit = sorted.findLast((p, index) => p <= ((index + 1) * level) / sorted.length);
  return pValues.map((p) => p !== null && limit !== undefined && p <= limit);
}

/**
 * The q-values of Benjamini and Hochberg: the lowest level at which each test is a discovery, min over k′ ≥ k of p₍ₖ′₎·m ÷ k′.
 *
 * @param pValues null where nothing was tested: not one of the m
 * @returns 0–1, in the order of the p-values; null where nothing was tested
 */
export function qValues(pValues: readonly (number | null)[]): (number | null)[] {
  const tested = pValues.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((a, b) => b.p - a.p);
  const found: (number | null)[] = pValues.map(() => null);
  let lowest = 1;
  for (const [at, { p, index }] of tested.entries()) {
    lowest = Math.min(lowest, (p * tested.length) / (tested.length - at));
    found[index] = lowest;
  }
  return found;
}
