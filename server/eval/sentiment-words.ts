import { type Evidence, sumOf } from '../analysis/sentiment/evidence.ts';
import type { Label } from './sentiment-data.ts';

/** Evidence about one target, with the label people gave it. */
export interface WordLesson {
  evidence: readonly Pick<Evidence, 'key' | 'weight' | 'factor'>[];
  label: Label;
}

const PASSES = 80;
const RATE = 0.1;
/** Pulls z towards 0 where there is little evidence; 1 is one plain word of praise. */
const SMOOTHING = 2;
/** How strongly each weight is pulled towards that of the word list. */
const PRIOR = 2;
/** A key seen in fewer lessons keeps the word list's weight. */
const MIN_LESSONS = 5;
/** Bounds of a learned weight as multiples of its hand-set value, so that no word loses its meaning to one kind of text. */
const BOUNDS = { min: 0.5, max: 2 };

interface Row {
  label: Label;
  keys: readonly number[];
  factors: readonly number[];
}

/**
 * Learns the weights of words from labelled targets: an ordinal logistic regression on z = (P − N) / (P + N + k), the
 * model's `balance`, with an L2 pull of every weight to its hand-set value. Full-batch Adagrad, so deterministic. Returns the
 * weights of the keys seen often enough.
 */
export function learnWeights(lessons: readonly WordLesson[]): Map<string, number> {
  const { names, prior, counts } = collectKeys(lessons);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = lessons.map(({ evidence, label }) => ({
    label,
    keys: evidence.map(({ key }) => index.get(key) ?? 0),
    factors: evidence.map(({ factor }) => factor),
  }));
  const weights = new Adagrad(prior);
  const shape = new Adagrad([5, 0.15, 0.15]);
  for (let pass = 0; pass < PASSES; pass++) {
    const slope = slopeOf(rows, weights.values, shape.values);
    shape.step(slope.shape);
    weights.step(
      slope.weights.map((value, at) =>
        !isLearned(names[at], counts[at])
          ? 0
          : value + PRIOR * ((weights.values[at] ?? 0) - (prior[at] ?? 0)),
      ),
    );
    weights.values.forEach((value, at) => {
      weights.values[at] = bounded(value, prior[at] ?? 0);
    });
  }
  const learned = names.map((name, at) => [name, weights.values[at] ?? 0] as const);
  return new Map(learned.filter(([name], at) => isLearned(name, counts[at])));
}

/** Keys in brackets are rules, not words; weights of rare words would only fit the training texts. */
function isLearned(name = '(', count = 0): boolean {
  return count >= MIN_LESSONS && !name.startsWith('(');
}

function collectKeys(lessons: readonly WordLesson[]): { names: string[]; prior: number[]; counts: number[] } {
  const seen = new Map<string, { weight: number; count: number }>();
  for (const { evidence } of lessons) {
    for (const { key, weight } of new Map(evidence.map((item) => [item.key, item])).values()) {
      seen.set(key, { weight, count: (seen.get(key)?.count ?? 0) + 1 });
    }
  }
  const found = [...seen.values()];
  return {
    names: [...seen.keys()],
    prior: found.map(({ weight }) => weight),
    counts: found.map(({ count }) => count),
  };
}

/** Derivatives of the negative log likelihood by the weights and by slope, upper and lower threshold. */
function slopeOf(
  rows: readonly Row[],
  weights: Float64Array,
  [slope = 0, upper = 0, lower = 0]: Float64Array,
): { weights: Float64Array; shape: Float64Array } {
  const byWeight = new Float64Array(weights.length);
  const byShape = new Float64Array(3);
  for (const { label, keys, factors } of rows) {
    const values = factors.map((factor, at) => factor * (weights[keys[at] ?? 0] ?? 0));
    const { praise, blame } = sumOf(values);
    const total = praise + blame + SMOOTHING;
    const z = (praise - blame) / total;
    const up = logistic(slope * (z - upper)) - (label === 'positive' ? 1 : 0);
    const down = logistic(slope * (-z - lower)) - (label === 'negative' ? 1 : 0);
    const byUp = label === 'negative' ? 0 : up;
    const byDown = label === 'positive' ? 0 : down;
    add(byShape, 0, byUp * (z - upper) + byDown * (-z - lower));
    add(byShape, 1, -byUp * slope);
    add(byShape, 2, -byDown * slope);
    values.forEach((value, at) => {
      const byZ = (total - (praise - blame) * (value > 0 ? 1 : -1)) / (total * total);
      add(byWeight, keys[at] ?? 0, slope * (byUp - byDown) * (factors[at] ?? 0) * byZ);
    });
  }
  return { weights: byWeight, shape: byShape };
}

function add(array: Float64Array, at: number, value: number): void {
  array[at] = (array[at] ?? 0) + value;
}

/** Gradient descent with a step per parameter that shrinks by the gradients seen. */
class Adagrad {
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(start: readonly number[]) {
    this.values = Float64Array.from(start);
    this.squares = new Float64Array(start.length).fill(1e-6);
  }

  step(gradient: Float64Array): void {
    gradient.forEach((value, at) => {
      add(this.squares, at, value * value);
      add(this.values, at, (-RATE * value) / Math.sqrt(this.squares[at] ?? 1));
    });
  }
}

function bounded(weight: number, prior: number): number {
  const sign = prior < 0 ? -1 : 1;
  return sign * Math.min(BOUNDS.max * sign * prior, Math.max(BOUNDS.min * sign * prior, sign * weight));
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
