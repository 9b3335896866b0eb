/** Difference in differences over matched sets of prompts. Pure. */

import { sum } from '../arithmetic.ts';
import { MIN_PROMPTS } from '../interval.ts';
import { studentT95 } from '../student-t.ts';
import { driftInfluences } from './drift-influence.ts';
import { type Drift, fitDrift } from './expected-drift.ts';
import { fitRates } from './logits.ts';
import type { Counts, MatchedSet, PlatformCounts, SetPrompt } from './matched-sets.ts';

/** A group's mean rate in both windows, from 0 to 1; every set weighs the same. */
export interface GroupRates {
  before: number;
  after: number;
}

/** By how much the treated prompts changed more than their controls. */
export interface Effect {
  difference: number;
  /** Ends of the 95 % interval. */
  low: number;
  high: number;
  /** By set: the difference that each of its prompts would have as the treated one, the real one first. */
  choices: readonly (readonly number[])[];
  treated: GroupRates;
  /** The controls' mean rates. */
  controls: GroupRates;
  /** What the controls' base rates, being others, take from the plain difference. */
  correction: number;
}

/** Shift and slope of the drift, which are estimated as well. */
const ESTIMATED = 2;

/**
 * The mean over sets of the treated prompt's change minus that of its controls, each less the change that controls of its base rate have. Its
 * interval is that of Student's t over the sets, so what the prompts of a set share is no chance; what a set says of the drift of all counts
 * as its own (`driftInfluences`). Null below `MIN_PROMPTS` sets, and where all sets differ by the same.
 * Sources: A. Abadie, G. W. Imbens, “Bias-corrected matching estimators for average treatment effects”, Journal of
 * Business & Economic Statistics 29 (2011); P. R. Rosenbaum, “Observational Studies” (2002), chapter 2.
 * @param sets comparable ones
 */
export function estimateEffect(sets: readonly MatchedSet[]): Effect | null {
  if (sets.length < MIN_PROMPTS) return null;
  const drifts = fitDrifts(sets);
  const changesOf = unexpectedChanges(drifts);
  const choices = sets.map(({ treated, controls }) => {
    const all = [treated, ...controls].map(changesOf);
    return all.map((one) =>
      contrast(
        one,
        all.filter((other) => other !== one),
      ),
    );
  });
  const observed = choices.map(([first = 0]) => first);
  const difference = mean(observed);
  const error = standardError(observed, driftInfluences(sets, drifts));
  if (error < 1e-9) return null;
  const freedom = sets.length - 1 - ESTIMATED;
  const half = studentT95(freedom) * error;
  const treated = groupRates(sets, ({ treated }) => [treated]);
  const controls = groupRates(sets, ({ controls }) => controls);
  const plain = treated.after - treated.before - (controls.after - controls.before);
  return {
    difference,
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
    choices,
    treated,
    controls,
    correction: plain - difference,
  };
}

/** Of the mean of sets; the drift's part is never taken to make it smaller, as what sets have in common would be hidden. */
function standardError(values: readonly number[], influences: readonly number[]): number {
  const centre = mean(values);
  const plain = sum(values, (value) => (value - centre) ** 2);
  const moved = sum([...values.entries()], ([set, value]) => (value - centre + (influences[set] ?? 0)) ** 2);
  return Math.sqrt(Math.max(plain, moved) / (values.length - 1) / values.length);
}

/** A prompt's change on each of its platforms. */
type Changes = readonly { platform: string; change: number }[];

const rateOf = ({ hits, answers }: Counts) => hits / answers;
const mean = (values: readonly number[]) => sum(values, (value) => value) / values.length;

/** By platform: the drift that its controls show. */
function fitDrifts(sets: readonly MatchedSet[]): Map<string, Drift> {
  const controls = sets.flatMap((set) => set.controls.flatMap(({ platforms }) => platforms));
  const treated = sets.flatMap((set) => set.treated.platforms);
  return new Map(
    [...Map.groupBy(controls, ({ platform }) => platform)].map(([platform, own]) => {
      const all = [...own, ...treated.filter((each) => each.platform === platform)];
      return [platform, fitDrift(own, fitRates(all.map(({ before }) => before)))];
    }),
  );
}

/** The changes of a prompt that controls of its base rate do not have. */
function unexpectedChanges(drifts: ReadonlyMap<string, Drift>): (prompt: SetPrompt) => Changes {
  const expected = (counts: PlatformCounts) =>
    drifts.get(counts.platform)?.expect(counts) ?? rateOf(counts.before);
  return ({ platforms }) =>
    platforms.map((counts) => ({
      platform: counts.platform,
      change: rateOf(counts.after) - expected(counts),
    }));
}

/** The change of one prompt of a set minus the mean change of the others, averaged over the platforms that they share. */
function contrast(one: Changes, others: readonly Changes[]): number {
  const differences = one.flatMap(({ platform, change }) => {
    const changes = others.flat().filter((other) => other.platform === platform);
    return changes.length === 0 ? [] : [change - mean(changes.map((other) => other.change))];
  });
  return differences.length === 0 ? 0 : mean(differences);
}

/** A group's mean rates, on the platforms of each set's treated prompt. */
function groupRates(
  sets: readonly MatchedSet[],
  promptsOf: (set: MatchedSet) => readonly SetPrompt[],
): GroupRates {
  const average = (window: 'before' | 'after') =>
    mean(
      sets.map((set) => {
        const prompts = promptsOf(set).flatMap(({ platforms }) => platforms);
        const rates = set.treated.platforms.map(({ platform }) =>
          mean(prompts.filter((each) => each.platform === platform).map((each) => rateOf(each[window]))),
        );
        return mean(rates);
      }),
    );
  return { before: average('before'), after: average('after') };
}

const LEVEL = 0.05;

/** Whether a difference is called clear: its interval leaves out 0, and the permutation is as rare. */
export const isClear = ({ low, high }: Pick<Effect, 'low' | 'high'>, pValue: number) =>
  (low > 0 || high < 0) && pValue <= LEVEL;
