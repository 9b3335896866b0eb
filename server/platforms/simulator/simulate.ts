import type { RawSearch, RawSource } from '../../analysis/types.ts';
import { PLATFORMS } from '../list.ts';
import { type Plan, planAnswer } from './plan.ts';
import { pick, type Random, seeded } from './random.ts';
import { simulateSearches } from './searches.ts';
import { vocabularyOf } from './wording.ts';
import type { Scene } from './world.ts';
import { createWriter, type WriteAnswer } from './writer.ts';

/** How a platform's answers are simulated. */
export interface Style {
  /** The platform's key; answers of two keys differ. */
  key: string;
  model: string;
  write: WriteAnswer;
}

/** The platforms whose answers can be simulated. */
export const STYLES: readonly Style[] = PLATFORMS.flatMap(({ key, writeSimulated }) =>
  writeSimulated ? [{ key, model: `simulated-${key}`, write: writeSimulated }] : [],
);

const REFUSALS: readonly string[] = [
  'I’m sorry, but I can’t make a comparison for this question.',
  'I’m not able to give a recommendation on that. Please consult an independent source.',
];

/** Messages of simulated failures. */
const FAILURES: readonly string[] = [
  'The platform did not answer in time.',
  'The platform was overloaded.',
  'The platform’s reply could not be read.',
];

export interface Simulated {
  status: Plan['status'];
  text: string;
  sources: RawSource[];
  searchQueries: RawSearch[];
  /** Null unless the status is `failed`. */
  failure: string | null;
  /** What the text says; tests compare its analysis with it. */
  plan: Plan;
}

/** Simulates one answer; without `random` it depends only on the scene and the style. */
export function simulate(scene: Scene, style: Style, random: Random = ownRandom(scene, style)): Simulated {
  const plan = planAnswer(scene, style.key, random);
  const nothing = { status: plan.status, text: '', sources: [], searchQueries: [], failure: null, plan };
  switch (plan.status) {
    case 'answered':
      return {
        ...nothing,
        ...style.write(plan, createWriter(vocabularyOf(scene.topic), random)),
        searchQueries: simulateSearches(scene, plan, random),
      };
    case 'refused':
      return { ...nothing, text: pick(random, REFUSALS) };
    case 'failed':
      return { ...nothing, failure: pick(random, FAILURES) };
    case 'empty':
      return nothing;
  }
}

const ownRandom = ({ world, topic, question, day, sample }: Scene, style: Style) =>
  seeded(world.seed, world.brand.name, topic.name, question, style.key, day, sample);
