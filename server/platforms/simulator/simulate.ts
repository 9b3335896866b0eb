import type { RawSource } from '../../analysis/types.ts';
import { type Plan, planAnswer } from './plan.ts';
import { pick, type Random, seeded } from './random.ts';
import type { Style } from './styles/style.ts';
import { vocabularyOf } from './wording/vocabulary.ts';
import { FAILURES, REFUSALS } from './wording/wording.ts';
import type { Scene } from './world.ts';
import { createWriter } from './writer.ts';

/** One simulated measurement. */
export interface Simulated {
  status: Plan['status'];
  text: string;
  sources: RawSource[];
  /** Why there is no reply; null unless `failed`. */
  failure: string | null;
  /** What the text was made from: the truth that an analysis of it can be held against. */
  plan: Plan;
}

/** Makes one answer. Without `random` it depends on the scene and the style alone. */
export function simulate(scene: Scene, style: Style, random: Random = ownRandom(scene, style)): Simulated {
  const plan = planAnswer(scene, style.key, random);
  const nothing = { status: plan.status, text: '', sources: [], failure: null, plan };
  switch (plan.status) {
    case 'answered':
      return { ...nothing, ...style.write(plan, createWriter(vocabularyOf(scene.topic), random)) };
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
