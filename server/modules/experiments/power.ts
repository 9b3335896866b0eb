import { setImmediate as nextTurn } from 'node:timers/promises';
import { countDays } from '../../lib/days.ts';
import { detectableEffect, type PlannedSet } from '../../statistics/experiments/detectable-effect.ts';
import { correlationOf } from '../../statistics/experiments/logits.ts';
import type { Candidates } from './candidates.ts';
import type { Experiment, ExperimentPrompt } from './model.ts';

/** What an experiment would see, in points; null where no change would be seen 8 times in 10, and for citations. */
export interface Power {
  detectable: number | null;
  sentence: string;
  /** The same with more prompts, days or answers. */
  alternatives: { text: string; detectable: number | null }[];
  /** The correlation of two answers to one prompt. */
  correlation: number | null;
  /** Answers of these prompts that it is computed from. */
  answers: number;
  days: number;
}

type Planned = Pick<Experiment, 'metric' | 'prompts' | 'daysBefore' | 'daysAfter'>;

/** What the account's own answers before say of the experiment's power. */
export async function powerOf(experiment: Planned, candidates: Candidates): Promise<Power> {
  const days = candidates.range ? countDays(candidates.range) : 0;
  const sets = plannedSets(experiment.prompts, candidates);
  const prompts = sets.flatMap(({ treated, controls }) => [treated, ...controls]);
  const counts = prompts.flatMap((platforms) => [...platforms.values()]);
  const answers = counts.reduce((total, each) => total + each.answers, 0);
  const seen = async (planned: readonly PlannedSet[], factor = 1) => {
    await nextTurn();
    const effect = detectableEffect(planned, {
      before: (factor * experiment.daysBefore) / days,
      after: (factor * experiment.daysAfter) / days,
    });
    return effect === null ? null : 100 * effect;
  };
  // The counts are of mentions, which say nothing of citations.
  const detectable = days > 0 && experiment.metric === 'mentions' ? await seen(sets) : null;
  const alternatives =
    detectable === null
      ? []
      : [
          {
            text: `With twice the prompts (${2 * sets.length} treated)`,
            detectable: await seen([...sets, ...sets]),
          },
          { text: 'With twice the answers a day, or twice the days', detectable: await seen(sets, 2) },
        ];
  return {
    detectable,
    sentence: describePower(experiment, detectable, sets.length),
    alternatives,
    correlation: counts.length < 2 ? null : correlationOf(counts),
    answers,
    days,
  };
}

/** Sets with a control, on the platforms that the prompts share. */
function plannedSets(prompts: readonly ExperimentPrompt[], { byId }: Candidates): PlannedSet[] {
  return prompts.flatMap(({ promptId, role }) => {
    const own = role === 'treated' ? byId.get(promptId)?.platforms : undefined;
    if (!own) return [];
    const controls = prompts
      .filter(({ matchedTo }) => matchedTo === promptId)
      .flatMap((control) => byId.get(control.promptId)?.platforms ?? [])
      .map((platforms) => new Map([...platforms].filter(([platform]) => own.has(platform))))
      .filter(({ size }) => size > 0);
    const treated = new Map([...own].filter(([platform]) => controls.some((each) => each.has(platform))));
    return controls.length === 0 ? [] : [{ treated, controls }];
  });
}

export const points = (value: number) => {
  const shown = Math.abs(value) < 9.95 ? Number(value.toFixed(1)) : Math.round(value);
  return `${shown} ${Math.abs(shown) === 1 ? 'point' : 'points'}`;
};

function describePower({ metric }: Planned, detectable: number | null, sets: number): string {
  if (sets === 0) return 'Choose prompts and controls that have answers to see what this experiment can see.';
  if (metric === 'citations') {
    return 'No answer cites the pages yet, so the answers so far do not tell which change of the citation rate would be seen.';
  }
  if (detectable === null) return 'With these prompts no change would be seen 8 times in 10.';
  return `With these prompts a change of ${points(detectable)} would be seen 8 times in 10.`;
}
