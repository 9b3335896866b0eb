/** A function's value and slope at a point. */
export type Slope = (at: Float64Array) => { value: number; gradient: Float64Array };

const MAX_STEPS = 300;
const TOLERANCE = 1e-5;
/** Armijo's condition: a step must gain at least this share of what the slope promises. */
const SUFFICIENT = 1e-4;

/** The minimum of a smooth function, from zero, by BFGS with backtracking (Nocedal and Wright, Numerical Optimization, 6.1 and 3.1). */
export function minimise(slopeAt: Slope, size: number): Float64Array {
  let at: Float64Array = new Float64Array(size);
  let { value, gradient } = slopeAt(at);
  const inverse = identity(size);
  for (let step = 0; step < MAX_STEPS; step++) {
    const direction = inverse.map((row) => -dot(row, gradient));
    const promised = dot(direction, gradient);
    if (promised > -TOLERANCE) break;
    let length = 1;
    let next = moved(at, direction, length);
    let found = slopeAt(next);
    while (found.value > value + SUFFICIENT * length * promised && length > 1e-10) {
      length /= 2;
      next = moved(at, direction, length);
      found = slopeAt(next);
    }
    if (found.value >= value) break;
    update(inverse, difference(next, at), difference(found.gradient, gradient));
    at = next;
    ({ value, gradient } = found);
  }
  return at;
}

/** The BFGS update of the inverse Hessian by the step s and the change of slope y. */
function update(inverse: Float64Array[], s: Float64Array, y: Float64Array): void {
  const curvature = dot(s, y);
  if (curvature < 1e-10) return;
  const hy = inverse.map((row) => dot(row, y));
  const scale = (1 + dot(y, hy) / curvature) / curvature;
  inverse.forEach((row, i) => {
    row.forEach((value, j) => {
      const [si = 0, sj = 0, hi = 0, hj = 0] = [s[i], s[j], hy[i], hy[j]];
      row[j] = value + scale * si * sj - (hi * sj + si * hj) / curvature;
    });
  });
}

function identity(size: number): Float64Array[] {
  return Array.from({ length: size }, (_, at) => new Float64Array(size).fill(1, at, at + 1));
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

const moved = (at: Float64Array, direction: readonly number[], length: number): Float64Array =>
  at.map((value, index) => value + length * (direction[index] ?? 0));

const difference = (a: Float64Array, b: Float64Array): Float64Array =>
  a.map((value, index) => value - (b[index] ?? 0));
