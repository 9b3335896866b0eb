/**
 * The regularized incomplete beta function Iₓ(a, b), by its continued fraction.
 * Source: M. Abramowitz, I. Stegun, “Handbook of Mathematical Functions” (1964), 26.5.8.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const scale = a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b);
  return (Math.exp(scale) / a) * betaFraction(x, a, b);
}

const STEPS = 500;
const PRECISION = 1e-14;

function betaFraction(x: number, a: number, b: number): number {
  const tiny = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / tiny(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / tiny(1 + even * d);
    c = tiny(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / tiny(1 + odd * d);
    c = tiny(1 + odd / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return fraction;
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series, after shifting the argument above 10. */
function logGamma(value: number): number {
  let shift = 0;
  let x = value;
  for (; x < 10; x += 1) shift += Math.log(x);
  const inverse = 1 / x ** 2;
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}
