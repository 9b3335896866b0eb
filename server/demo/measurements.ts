import { addDays, utcDay } from '../lib/days.ts';
import type { IncomingAnswer } from '../modules/answers/model.ts';
import { measurementKey } from '../platforms/asking/measurement.ts';
import { seeded } from '../platforms/simulator/random.ts';
import { STYLES, simulate } from '../platforms/simulator/simulate.ts';
import type { World } from '../platforms/simulator/world.ts';
import type { DemoTopic } from './brand.ts';

const HOUR_MS = 3_600_000;

/** A stored prompt and its topic. */
export interface DemoPrompt {
  id: string;
  question: string;
  topic: DemoTopic;
}

/** Simulates one answer per prompt and platform on a UTC day; deterministic. */
export function simulateDay(world: World, prompts: readonly DemoPrompt[], day: string): IncomingAnswer[] {
  return prompts.flatMap(({ id, question, topic }) =>
    STYLES.map((style): IncomingAnswer => {
      const answer = simulate({ world, topic, question, day, sample: 1 }, style);
      const key = measurementKey({ promptId: id, platform: style.key, day, sample: 1 });
      return {
        key,
        promptId: id,
        platform: style.key,
        model: style.model,
        sample: 1,
        collectedAt: collectionTime(day, question, style.key),
        status: answer.status,
        failure: answer.failure ?? (answer.status === 'answered' ? null : FAILURE_TEXTS[answer.status]),
        text: answer.text,
        sources: answer.sources,
        simulated: true,
      };
    }),
  );
}

const FAILURE_TEXTS = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
  failed: 'The platform did not answer.',
} as const;

/** Within the first three hours of the day. */
function collectionTime(day: string, question: string, platform: string): string {
  return new Date(Date.parse(day) + 3 * HOUR_MS * seeded(day, question, platform)()).toISOString();
}

/** The latest UTC day whose collection has ended. */
export const lastCollectedDay = (now: Date) => utcDay(now.getTime() - 3 * HOUR_MS);

/** That many UTC days, latest first. */
export function listDays(until: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(until, -index));
}
