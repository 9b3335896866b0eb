/** Prompts with a given mean rate and correlation, on the scale of logits. */

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Abscissas and weights that average over a standard normal variable (trapezoidal rule). */
const gridOf = (points: number) => {
  const grid = Array.from({ length: points }, (_, index) => -5 + (10 * index) / (points - 1));
  const total = grid.reduce((sum, z) => sum + Math.exp((-z * z) / 2), 0);
  return grid.map((z) => ({ z, weight: Math.exp((-z * z) / 2) / total }));
};
export const FINE = gridOf(81);
export const COARSE = gridOf(11);
export const average = (grid: typeof FINE, value: (z: number) => number) =>
  grid.reduce((sum, { z, weight }) => sum + weight * value(z), 0);

/** Mean and standard deviation of logits so that prompts have this mean rate and correlation, by bisection. */
export function fitPrompts(rate: number, correlation: number): { mean: number; deviation: number } {
  const meanFor = (deviation: number) =>
    bisect(-30, 30, (mean) => average(FINE, (z) => logistic(mean + deviation * z)) > rate);
  const deviation = bisect(0.01, 20, (sd) => {
    const mean = meanFor(sd);
    const second = average(FINE, (z) => logistic(mean + sd * z) ** 2);
    return (second - rate ** 2) / (rate * (1 - rate)) > correlation;
  });
  return { mean: meanFor(deviation), deviation };
}

function bisect(from: number, to: number, isAbove: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isAbove(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
