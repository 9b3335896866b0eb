/** Whether something was answered more often in one window than in another, by which days fall into which. Pure. */

import { sum } from './arithmetic.ts';
import { type DrawnOrders, drawnOrders, MAX_ORDERS } from './drawn-days.ts';
import { studentTPValue } from './student-t.ts';

/**
 * The days of one platform in both windows, the earlier window first: how many more hits each day has than the rates of both windows
 * together give, Σ over prompts of (hits − answers × the prompt's rate).
 */
export interface Block {
  /** In order of time; at most `MAX_DRAWN_DAYS`. */
  values: readonly number[];
  /** How many of them are in the earlier window. */
  earlier: number;
}

/** So many assignments as extreme as the real one end the drawing: the p-value is far from small. */
const ENOUGH = 200;
/** Below this many standard errors a normal approximation does: nobody would call that a difference. */
const CLOSE = 1.5;
/** Degrees of freedom with which Student’s distribution is the normal one. */
const NORMAL = 1e6;
/** Sums of other orders differ in their last digits. */
const TOLERANCE = 1e-9;
const MAX_CORRELATION = 0.9;
/** Days of a window that says how a day resembles the next. */
const MIN_WINDOW = 4;

const total = (values: readonly number[]) => sum(values, Number);

/**
 * The two-sided p-value of the sum of the later days' values, the numerator of the test of N. Mantel and W. Haenszel (1959), under a
 * random assignment of each block's days to the windows (E. J. G. Pitman, 1937): what the answers of a block on one day share
 * counts as chance. From up to 9,999 random assignments, the real one counted with them; fewer where the p-value is
 * large (J. Besag, P. Clifford, “Sequential Monte Carlo p-values”, Biometrika 78, 1991).
 *
 * In steps of about a millisecond, between which others may run: in long windows all together take tens of milliseconds.
 *
 * @param correlation of a day with the next, 0–0.9: the sum of correlated days varies by (1 + ρ) ÷ (1 − ρ) times as much
 * @returns null where all days are alike
 */
export function* permuteDays(blocks: readonly Block[], correlation = 0): Generator<undefined, number | null> {
  const variance = sum(blocks, varianceOf);
  if (variance < TOLERANCE) return null;
  const later = Math.abs(sum(blocks, ({ values, earlier }) => total(values.slice(earlier))));
  const errors = lessened(later / Math.sqrt(variance), blocks, correlation);
  if (errors < TOLERANCE) return 1;
  if (errors < CLOSE) return studentTPValue(errors, NORMAL);
  return yield* drawnShare(blocks, errors * Math.sqrt(variance));
}

/**
 * A sum in standard errors, as it would be if its days did not resemble each other. The errors come from all days, so a real
 * difference is in them as well: z² is at most the days less the blocks, D. What correlated days widen is the ratio to what is left,
 * z² ÷ (D − z²), as in Student's t; that is divided by (1 + ρ) ÷ (1 − ρ).
 */
function lessened(errors: number, blocks: readonly Block[], correlation: number): number {
  const most = sum(blocks, ({ values }) => values.length - 1);
  const left = most - errors ** 2;
  if (left < TOLERANCE) return errors;
  const ratio = (errors ** 2 / left) * ((1 - correlation) / (1 + correlation));
  return Math.sqrt((most * ratio) / (1 + ratio));
}

/** Of the sum of the later values drawn without replacement; values of a block add up to 0. */
function varianceOf({ values, earlier }: Block): number {
  const all = values.length;
  if (all < 2) return 0;
  return (earlier * (all - earlier) * sum(values, (value) => value ** 2)) / (all * (all - 1));
}

/** Assignments that are drawn at once. */
const STEP = 256;

/** The share of random assignments, always the same ones, whose sum is as far from 0. */
function* drawnShare(blocks: readonly Block[], observed: number): Generator<undefined, number> {
  const drawn = blocks.map(drawnBlock);
  const least = observed - TOLERANCE;
  let extreme = 1;
  for (let first = 0; first < MAX_ORDERS; first += STEP) {
    if (first > 0) yield;
    const sums = drawSums(drawn, first, Math.min(STEP, MAX_ORDERS - first));
    for (let draw = 0; draw < sums.length; draw += 1) {
      if (Math.abs(sums[draw] ?? 0) >= least) extreme += 1;
      // The real assignment is counted as well.
      if (extreme === ENOUGH) return extreme / (first + draw + 2);
    }
  }
  return extreme / (MAX_ORDERS + 1);
}

/** A block whose days are drawn. */
interface DrawnBlock {
  orders: DrawnOrders;
  /** By day of the orders; 0 for those that the block has not. */
  values: Float64Array;
  /** 1 for the days that the block has, 0 for others: adding is faster than asking. */
  has: Uint8Array;
  /** Days of the shorter window: the sums of both are opposite, so that one is enough. */
  drawn: number;
}

function drawnBlock({ values, earlier }: Block, index: number): DrawnBlock {
  const later = values.length - earlier;
  const orders = drawnOrders(values.length, index);
  const [signed, has] = [new Float64Array(orders.size), new Uint8Array(orders.size)];
  signed.set(values.map((value) => (earlier < later ? -value : value)));
  has.fill(1, 0, values.length);
  return { orders, values: signed, has, drawn: Math.min(earlier, later) };
}

/** The sums of some assignments: of each block the values of the days that come first in its order. */
function drawSums(blocks: readonly DrawnBlock[], first: number, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const { orders, values, has, drawn } of blocks) {
    const { size } = orders;
    const days = orders.first(first + count);
    for (let draw = 0; draw < count; draw += 1) {
      let total = 0;
      for (let next = (first + draw) * size, left = drawn; left > 0; next += 1) {
        const day = days[next] as number;
        total += values[day] as number;
        left -= has[day] as number;
      }
      sums[draw] = (sums[draw] as number) + total;
    }
  }
  return sums;
}

/**
 * The correlation of a day with the next one within a window, over all blocks that are added: one number for all things tested, since
 * a single one has too few days. What windows of n days lose by their own mean is added again, (r + 1/n) ÷ (1 − 3/n).
 * Source: M. G. Kendall, “Note on bias in the estimation of autocorrelation”, Biometrika 41 (1954).
 */
export class DayCorrelation {
  #squares = 0;
  #products = 0;
  /** Of each window, the squares ÷ its days. */
  #shares = 0;

  add({ values, earlier }: Block): void {
    this.#addWindow(values.slice(0, earlier));
    this.#addWindow(values.slice(earlier));
  }

  #addWindow(values: readonly number[]) {
    if (values.length < MIN_WINDOW) return;
    const mean = total(values) / values.length;
    let [squares, products, before] = [0, 0, 0];
    for (const value of values) {
      const deviation = value - mean;
      squares += deviation ** 2;
      products += deviation * before;
      before = deviation;
    }
    this.#squares += squares;
    this.#products += products;
    this.#shares += squares / values.length;
  }

  /** 0–0.9 */
  get value(): number {
    if (this.#squares < TOLERANCE) return 0;
    const days = this.#squares / this.#shares;
    const measured = this.#products / this.#squares;
    return Math.min(MAX_CORRELATION, Math.max(0, (measured + 1 / days) / (1 - 3 / days)));
  }
}
