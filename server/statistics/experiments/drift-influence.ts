import { sum } from '../arithmetic.ts';
import type { Drift, ShiftAndSlope } from './expected-drift.ts';
import type { MatchedSet, PlatformCounts, SetPrompt } from './matched-sets.ts';

/**
 * By how much each set moved the mean difference by what its controls say of the drift, times the number of sets. Where the base rates of treated
 * prompts and controls are equal it is 0: the drift's estimate is then subtracted as often as it is added.
 */
export function driftInfluences(sets: readonly MatchedSet[], drifts: ReadonlyMap<string, Drift>): number[] {
  const gradients = new Map(
    [...drifts].map(([platform, drift]) => [platform, gradientOfMean(sets, platform, drift)]),
  );
  return sets.map(({ controls }) =>
    sum(
      controls.flatMap(({ platforms }) => platforms),
      (control) => {
        const gradient = gradients.get(control.platform);
        const moved = drifts.get(control.platform)?.influence(control);
        return gradient && moved ? gradient[0] * moved[0] + gradient[1] * moved[1] : 0;
      },
    ),
  );
}

/** The sum over sets of how their difference rises with a platform's shift and slope. */
function gradientOfMean(sets: readonly MatchedSet[], platform: string, drift: Drift): ShiftAndSlope {
  const own = ({ platforms }: SetPrompt) => platforms.filter((each) => each.platform === platform);
  const slopes = sets.map(({ treated, controls }): ShiftAndSlope => {
    const [ofTreated] = own(treated).map(drift.gradient);
    const ofControls = controls.flatMap(own).map((counts: PlatformCounts) => drift.gradient(counts));
    if (!ofTreated || ofControls.length === 0) return [0, 0];
    const at = (place: 0 | 1) =>
      (sum(ofControls, (each) => each[place]) / ofControls.length - ofTreated[place]) /
      treated.platforms.length;
    return [at(0), at(1)];
  });
  return [sum(slopes, ([shift]) => shift), sum(slopes, ([, slope]) => slope)];
}
