import type { IncomingAnswer } from '../modules/answers/model.ts';
import { measurementKey } from '../platforms/measurement-key.ts';
import { seeded } from '../platforms/simulator/random.ts';
import { simulate } from '../platforms/simulator/simulate.ts';
import { STYLES } from '../platforms/simulator/styles/all.ts';
import type { World } from '../platforms/simulator/world.ts';
import type { SampleTopic } from '../sample/topics.ts';

const HOUR_MS = 3_600_000;

/** A prompt as stored, with the topic it was made from. */
export interface DemoPrompt {
  id: string;
  question: string;
  topic: SampleTopic;
}

/** Every prompt on every platform once, on one UTC day; the same day gives the same measurements. */
export function measurementsOf(world: World, prompts: readonly DemoPrompt[], day: string): IncomingAnswer[] {
  return prompts.flatMap(({ id, question, topic }) =>
    STYLES.map((style): IncomingAnswer => {
      const made = simulate({ world, topic, question, day, sample: 1 }, style);
      const key = measurementKey({ promptId: id, platform: style.key, day, sample: 1 });
      return {
        key,
        promptId: id,
        platform: style.key,
        model: style.model,
        sample: 1,
        collectedAt: momentOf(day, question, style.key),
        status: made.status,
        failure: made.failure ?? (made.status === 'answered' ? null : UNUSABLE[made.status]),
        text: made.text,
        sources: made.sources,
        simulated: true,
      };
    }),
  );
}

const UNUSABLE = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
  failed: 'The platform did not answer.',
} as const;

/** The collection of a day takes its first three hours. */
function momentOf(day: string, question: string, platform: string): string {
  return new Date(Date.parse(day) + 3 * HOUR_MS * seeded(day, question, platform)()).toISOString();
}

/** The latest UTC day whose collection is over. */
export const lastCollectedDay = (now: Date) => dayOf(now.getTime() - 3 * HOUR_MS);

/** `days` UTC days, the latest first. */
export function daysUntil(until: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => dayOf(Date.parse(until) - index * 24 * HOUR_MS));
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
