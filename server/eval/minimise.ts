/** A function's value and slope at a point. */
export type Slope = (at: Float64Array) => { value: number; gradient: Float64Array };

const MAX_STEPS = 300;
/** Steps remembered to approximate the curvature. */
const MEMORY = 10;
const TOLERANCE = 1e-3;
/** Armijo's condition: a step must gain at least this share of what the slope promises. */
const SUFFICIENT = 1e-4;

/** One step taken: by how much the point and the slope changed, and 1 / (s · y). */
interface Step {
  s: Float64Array;
  y: Float64Array;
  inverse: number;
}

/** The minimum of a smooth function, from zero, by L-BFGS with backtracking (Nocedal and Wright, Numerical Optimization, 7.2 and 3.1). */
export function minimise(slopeAt: Slope, size: number): Float64Array {
  let at: Float64Array = new Float64Array(size);
  let { value, gradient } = slopeAt(at);
  const memory: Step[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const direction = descent(gradient, memory);
    const promised = dot(direction, gradient);
    if (promised > -TOLERANCE) break;
    let length = memory.length === 0 ? Math.min(1, 1 / Math.sqrt(-promised)) : 1;
    let next = sum(at, direction, length);
    let found = slopeAt(next);
    while (found.value > value + SUFFICIENT * length * promised && length > 1e-10) {
      length /= 2;
      next = sum(at, direction, length);
      found = slopeAt(next);
    }
    if (found.value >= value) break;
    remember(memory, sum(next, at, -1), sum(found.gradient, gradient, -1));
    at = next;
    ({ value, gradient } = found);
  }
  return at;
}

function remember(memory: Step[], s: Float64Array, y: Float64Array): void {
  const curvature = dot(s, y);
  if (curvature < 1e-10) return;
  memory.push({ s, y, inverse: 1 / curvature });
  if (memory.length > MEMORY) memory.shift();
}

/** The two-loop recursion (algorithm 7.4): minus the slope times the approximate inverse Hessian. */
function descent(gradient: Float64Array, memory: readonly Step[]): Float64Array {
  let direction: Float64Array = gradient.map((value) => -value);
  const alphas: number[] = [];
  for (const { s, y, inverse } of memory.toReversed()) {
    const alpha = inverse * dot(s, direction);
    alphas.push(alpha);
    direction = sum(direction, y, -alpha);
  }
  const last = memory.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.inverse * dot(last.y, last.y));
    direction = direction.map((value) => value * scale);
  }
  for (const { s, y, inverse } of memory) {
    direction = sum(direction, s, (alphas.pop() ?? 0) - inverse * dot(y, direction));
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let at = 0; at < a.length; at++) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}

/** a + factor · b */
const sum = (a: Float64Array, b: Float64Array, factor: number): Float64Array =>
  a.map((value, at) => value + factor * (b[at] ?? 0));
