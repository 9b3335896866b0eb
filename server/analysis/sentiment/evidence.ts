import { overlapping } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import { shares } from './roles.ts';
import { findScope } from './scope.ts';
import { labelOf } from './sentences.ts';
import type { Token } from './tokens.ts';

/** One thing said of a company: `weight · factor` is how good (> 0) or bad (< 0) it is. */
export interface Evidence {
  /** The cue's name; its weight may be learned. */
  key: string;
  weight: number;
  factor: number;
}

/** With less evidence the score is null. */
const MIN_EVIDENCE = 0.1;
/** Pulls a score with little evidence towards neutral; 1 is one plain word of praise. */
export const SMOOTHING = 2;
const LABELLED = {
  pros: { key: '(pros)', weight: 0.6 },
  cons: { key: '(cons)', weight: -0.6 },
} as const;

/** All evidence about the company named at `spans`. */
export function gatherEvidence(answer: Answer, spans: readonly Span[], others: readonly Span[]): Evidence[] {
  const evidence: Evidence[] = [];
  const ownIn = overlapping(spans);
  const othersIn = overlapping(others);
  for (const { sentence: index, weight, belongs, entry } of findScope(answer, spans, others)) {
    const { label = null, tokens = [], offer = false } = answer.sentences[index] ?? {};
    if (offer) continue;
    if (label !== null) {
      // Under another company's "Pros" and "Cons" a name is only part of what is said of that company.
      if (belongs) evidence.push(...labelled(tokens, label, weight));
      continue;
    }
    const reading = answer.read(index);
    if (reading.cues.length === 0) continue;
    const share = shares(reading, ownIn(reading.sentence), othersIn(reading.sentence), entry);
    reading.cues.forEach((cue, place) => {
      const factor = cue.factor * weight * (share[place] ?? 0);
      if (factor !== 0) evidence.push({ key: cue.key, weight: cue.weight, factor });
    });
  }
  return evidence;
}

/** Further points of a list do not count: a long list says little more than a short one. */
const MAX_POINTS = 4;
const NOTHING = new Set(['none', 'nothing', 'n', 'a', 'na']);

/** Under "Pros" every point is praise, under "Cons" every point is blame, whatever the words. */
function labelled(tokens: readonly Token[], label: 'pros' | 'cons', weight: number): Evidence[] {
  const says = tokens.some(
    ({ kind, word }) => kind !== 'mark' && labelOf(word) === null && !NOTHING.has(word),
  );
  if (!says) return [];
  const points = 1 + tokens.filter(({ word }) => word === ',').length;
  return [{ ...LABELLED[label], factor: weight * Math.min(points, MAX_POINTS) }];
}

/** Praise (sum of what is above zero) and blame (sum of what is below, as a positive number). */
export function sumOf(values: Iterable<number>): { praise: number; blame: number } {
  let praise = 0;
  let blame = 0;
  for (const value of values) {
    if (value > 0) praise += value;
    else blame -= value;
  }
  return { praise, blame };
}

/**
 * 50 + 50 · (P − N) / (P + N + k), with P the sum of all praise, N of all blame and k = `SMOOTHING`: the evidence-weighted
 * mean of +1 and −1 with k units of neutral evidence added. Null when P + N is too small to say anything. The weights of
 * `learned` replace those of the word list.
 */
export function scoreOf(evidence: readonly Evidence[], learned: ReadonlyMap<string, number>): number | null {
  const { praise, blame } = sumOf(
    evidence.map(({ key, weight, factor }) => (learned.get(key) ?? weight) * factor),
  );
  const sum = praise + blame;
  return sum < MIN_EVIDENCE ? null : 50 + (50 * (praise - blame)) / (sum + SMOOTHING);
}
