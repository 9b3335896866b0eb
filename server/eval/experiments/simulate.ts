import { type Random, seeded } from '../../platforms/simulator/random.ts';
import { detectableEffect } from '../../statistics/experiments/detectable-effect.ts';
import { type Effect, estimateEffect, isClear } from '../../statistics/experiments/effect.ts';
import { type Counts, comparableSet, type SetPrompt } from '../../statistics/experiments/matched-sets.ts';
import { assignNearest, distancesFrom } from '../../statistics/experiments/matching.ts';
import { createPermutation } from '../../statistics/experiments/permutation.ts';
import {
  createPrompts,
  kindsOf,
  measureWindow,
  shiftForKind,
  shiftForRise,
  toMatchable,
  type WorldPrompt,
} from './world.ts';

/** A kind of experiment that is simulated. */
export interface Setting {
  name: string;
  prompts: number;
  treated: number;
  /** By which the mean rate of every platform moves after the start. */
  drift: number;
  /** How much the drift differs from prompt to prompt. */
  spread: number;
  /** Which prompts are treated: random ones, or those whose answers name the brand least. */
  choice: 'any' | 'least';
}

export const ROUNDS = 4000;
/** The method was chosen on other seeds. */
const SEED = 'experiments, measured last';
/** The product draws more; here thousands of experiments average. */
const DRAWS = 999;
const CONTROLS = 2;
const REAL_RISE = 0.1;

/** Counts of what came of the rounds. */
export interface Figures {
  rounds: number;
  falseVerdicts: number;
  /** By a test of the treated prompts alone, before and after as independent answers. */
  falseAlone: number;
  covered: number;
  coveredReal: number;
  realRounds: number;
  promised: number;
  seen: number;
  promisedRounds: number;
}

/** Simulates experiments: nothing done, a real rise, and the rise that the product promises to see. */
export function simulateExperiments(setting: Setting): Figures {
  const random = seeded(SEED, setting.name);
  const kinds = kindsOf(setting.drift);
  const figures: Figures = {
    ...{ rounds: 0, falseVerdicts: 0, falseAlone: 0, covered: 0, coveredReal: 0, realRounds: 0 },
    ...{ promised: 0, seen: 0, promisedRounds: 0 },
  };
  const realShifts = kinds.map((kind) => shiftForKind(kind, setting.spread, REAL_RISE));
  for (let round = 0; round < ROUNDS; round += 1) {
    const kind = kinds[round % kinds.length];
    if (!kind) continue;
    const experiment = plan(random, createPrompts(random, kind, setting.prompts, setting.spread), setting);
    const { treated } = experiment;
    const none = measureAfter(random, experiment, 0);
    if (none.effect) {
      figures.rounds += 1;
      figures.covered += Number(covers(none.effect, 0));
      figures.falseVerdicts += Number(isSeen(none.effect, `${round}`));
      figures.falseAlone += Number(none.differsAlone);
    }
    const measured = measureAfter(random, experiment, realShifts[round % kinds.length] ?? 0).effect;
    // Those least named are not like the others.
    if (measured && setting.choice === 'any') {
      figures.realRounds += 1;
      figures.coveredReal += Number(covers(measured, REAL_RISE));
    }
    const { promise } = experiment;
    const shift = promise === null ? null : shiftForRise(treated, promise);
    const promised = shift === null ? null : measureAfter(random, experiment, shift).effect;
    if (promised && promise !== null) {
      figures.promisedRounds += 1;
      figures.promised += promise;
      figures.seen += Number(isSeen(promised, `${round} promised`));
    }
  }
  return figures;
}

const covers = ({ low, high }: Effect, truth: number) => low <= truth && truth <= high;

function isSeen(effect: Effect, seed: string): boolean {
  const permutation = createPermutation(effect.choices, seed);
  permutation.draw(DRAWS);
  return isClear(effect, permutation.pValue());
}

/** An experiment as the product plans it from the days before. */
interface Planned {
  treated: WorldPrompt[];
  sets: { treated: number; controls: number[] }[];
  prompts: WorldPrompt[];
  before: Counts[][];
  promise: number | null;
}

function plan(random: Random, prompts: WorldPrompt[], { treated: count, choice }: Setting): Planned {
  const before = measureWindow(random, prompts, () => 0);
  const rates = before.map((platforms) =>
    platforms.reduce((total, { hits, answers }) => total + hits / answers, 0),
  );
  const order = [...prompts.keys()];
  if (choice === 'least') order.sort((a, b) => (rates[a] ?? 0) - (rates[b] ?? 0) || a - b);
  const at = (index: number) => toMatchable(prompts[index] as WorldPrompt, before[index] ?? []);
  const [chosen, others] = [order.slice(0, count), order.slice(count)];
  const matched = assignNearest(chosen.map(at).map(distancesFrom(others.map(at))), CONTROLS);
  const sets = chosen.map((treated, index) => ({
    treated,
    controls: (matched[index] ?? []).flatMap((each) => others[each] ?? []),
  }));
  const promise = detectableEffect(
    sets.map(({ treated, controls }) => ({
      treated: at(treated).platforms,
      controls: controls.map((each) => at(each).platforms),
    })),
    { before: 1, after: 1 },
  );
  return { treated: chosen.flatMap((index) => prompts[index] ?? []), sets, prompts, before, promise };
}

/** Measures the days after, with the treated prompts shifted. */
function measureAfter(random: Random, { treated, sets, prompts, before }: Planned, shift: number) {
  const isTreated = new Set(treated);
  const used = sets.flatMap((set) => [set.treated, ...set.controls]);
  const counts = measureWindow(
    random,
    used.flatMap((index) => prompts[index] ?? []),
    (prompt, platform) => (prompt.drifts[platform] ?? 0) + (isTreated.has(prompt) ? shift : 0),
  );
  const after = new Map(used.map((index, position) => [index, counts[position] ?? []]));
  const toSetPrompt = (index: number): SetPrompt => ({
    prompt: String(index),
    platforms: (before[index] ?? []).map((own, platform) => ({
      platform: String(platform),
      before: own,
      after: after.get(index)?.[platform] ?? { hits: 0, answers: 0 },
    })),
  });
  const comparable = sets.flatMap(
    (set) =>
      comparableSet({ treated: toSetPrompt(set.treated), controls: set.controls.map(toSetPrompt) }) ?? [],
  );
  const alone = sets.flatMap((set) => toSetPrompt(set.treated).platforms);
  return {
    effect: estimateEffect(comparable),
    differsAlone: differ(
      alone.map((each) => each.before),
      alone.map((each) => each.after),
    ),
  };
}

/** Whether the 95 % intervals of two rates do not overlap, answers taken as independent. */
function differ(before: readonly Counts[], after: readonly Counts[]): boolean {
  const ends = (list: readonly Counts[]) => {
    const hits = list.reduce((total, each) => total + each.hits, 0);
    const answers = list.reduce((total, each) => total + each.answers, 0);
    const rate = hits / answers;
    const half = 1.96 * Math.sqrt((rate * (1 - rate)) / answers);
    return { low: rate - half, high: rate + half };
  };
  const [one, other] = [ends(before), ends(after)];
  return one.high < other.low || other.high < one.low;
}
