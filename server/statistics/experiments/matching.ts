/** Proposes controls for treated prompts: prompts of the same topic, platforms and base rate. Pure. */

import { sum } from '../arithmetic.ts';
import type { Counts } from './matched-sets.ts';

/** A prompt with its answers of the days before, by platform. */
export interface MatchablePrompt {
  prompt: string;
  topic: string;
  platforms: ReadonlyMap<string, Counts>;
}

/** Another topic counts as much as base rates of 5 % and 15 %, or of 40 % and 55 %. */
const OTHER_TOPIC = 0.15;
/** Of two platforms, one that only one of the prompts is asked on counts as much as base rates of 20 % and 70 %. */
const OTHER_PLATFORMS = 1;

/** The arcsine of the root has nearly the same variance at every rate. M. S. Bartlett, Biometrics 3 (1947). */
const stabilise = ({ hits, answers }: Counts) => Math.asin(Math.sqrt((hits + 0.375) / (answers + 0.75)));

/** A prompt as it is matched: its base rate on each platform, stabilised. */
interface Matched {
  topic: string;
  rates: ReadonlyMap<string, number>;
}

const toMatched = ({ topic, platforms }: MatchablePrompt): Matched => ({
  topic,
  rates: new Map([...platforms].map(([platform, counts]) => [platform, stabilise(counts)])),
});

/** How unlike two prompts are; infinite without a common platform. */
function distance(one: Matched, other: Matched): number {
  let [shared, apart] = [0, 0];
  for (const [platform, rate] of one.rates) {
    const own = other.rates.get(platform);
    if (own === undefined) continue;
    shared += 1;
    apart += Math.abs(rate - own);
  }
  if (shared === 0) return Number.POSITIVE_INFINITY;
  const all = one.rates.size + other.rates.size - shared;
  return (
    apart / shared + (one.topic === other.topic ? 0 : OTHER_TOPIC) + OTHER_PLATFORMS * (1 - shared / all)
  );
}

/** The distances of a treated prompt from all candidates, in their order. */
export function distancesFrom(
  candidates: readonly MatchablePrompt[],
): (treated: MatchablePrompt) => number[] {
  const matched = candidates.map(toMatched);
  return (treated) => {
    const one = toMatched(treated);
    return matched.map((other) => distance(one, other));
  };
}

/**
 * Gives every treated prompt its nearest candidates, one in each round; those whose nearest one is furthest choose first. Each
 * candidate is taken once. With too few candidates some treated prompts have fewer or none.
 * @param distances by treated prompt: those from all candidates
 * @returns by treated prompt: indexes of its candidates
 */
export function assignNearest(distances: readonly (readonly number[])[], perPrompt: number): number[][] {
  const taken = new Set<number>();
  const sets = distances.map((): number[] => []);
  const nearest = (own: readonly number[]) => {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [index, each] of own.entries()) {
      if (each < least && !taken.has(index)) [best, least] = [index, each];
    }
    return { index: best, distance: least };
  };
  for (let round = 0; round < perPrompt; round += 1) {
    const order = distances
      .map((own, treated) => ({ own, treated, distance: nearest(own).distance }))
      .filter((each) => each.distance < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => b.distance - a.distance);
    for (const { own, treated } of order) {
      const { index } = nearest(own);
      if (index < 0) continue;
      taken.add(index);
      sets[treated]?.push(index);
    }
  }
  return sets;
}

/** By how much the base rates of two prompts differ on the platforms that both have, in radians. */
export function baseDifference(one: MatchablePrompt, other: MatchablePrompt): number {
  const differences = [...one.platforms].flatMap(([platform, counts]) => {
    const own = other.platforms.get(platform);
    return own ? [stabilise(counts) - stabilise(own)] : [];
  });
  return differences.length === 0 ? 0 : sum(differences, (each) => each) / differences.length;
}
