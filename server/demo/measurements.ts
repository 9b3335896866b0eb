import { addDays, utcDay } from '../lib/days.ts';
import type { IncomingAnswer, PlaceGiven } from '../modules/answers/model.ts';
import { measurementKey, UNUSABLE } from '../platforms/asking/measurement.ts';
import { seeded } from '../platforms/simulator/random.ts';
import { STYLES, simulate } from '../platforms/simulator/simulate.ts';
import type { World } from '../platforms/simulator/world.ts';
import type { DemoTopic } from './brand.ts';

/** When a simulated run starts, in UTC. */
const START = 'T06:00:00.000Z';
const SECONDS_PER_ANSWER = 3;

export interface DemoPrompt {
  id: string;
  question: string;
  topic: DemoTopic;
}

/** Somebody whose question is asked, and how the place is given. */
export interface DemoAsker {
  personaId: string;
  ask(question: string): { question: string; placeGiven: PlaceGiven | null };
}

/** Simulates one answer per prompt and platform on a UTC day, asked plainly or as somebody; deterministic. */
export function simulateDay(
  world: World,
  prompts: readonly DemoPrompt[],
  day: string,
  asker?: DemoAsker,
): IncomingAnswer[] {
  const { startedAt, finishedAt } = runTimes(day, prompts.length * STYLES.length);
  const [from, until] = [Date.parse(startedAt), Date.parse(finishedAt)];
  return prompts.flatMap(({ id, question: written, topic }) =>
    STYLES.map((style): IncomingAnswer => {
      const { question, placeGiven } = asker?.ask(written) ?? { question: written, placeGiven: null };
      const personaId = asker?.personaId ?? null;
      const answer = simulate({ world, topic, question, day, sample: 1 }, style);
      const key = measurementKey({ promptId: id, platform: style.key, day, sample: 1, personaId });
      return {
        ...{ key, personaId, placeGiven },
        promptId: id,
        platform: style.key,
        model: style.model,
        sample: 1,
        collectedAt: new Date(from + (until - from) * seeded(day, question, style.key)()).toISOString(),
        status: answer.status,
        failure:
          answer.status in UNUSABLE ? UNUSABLE[answer.status as keyof typeof UNUSABLE] : answer.failure,
        text: answer.text,
        sources: answer.sources,
        searchQueries: answer.searchQueries,
        surface: 'api',
        simulated: true,
      };
    }),
  );
}

/** When the run of a day starts, and when it has collected a number of answers. */
export function runTimes(day: string, answers: number): { startedAt: string; finishedAt: string } {
  const startedAt = `${day}${START}`;
  const finished = new Date(Date.parse(startedAt) + answers * SECONDS_PER_ANSWER * 1000);
  return { startedAt, finishedAt: finished.toISOString() };
}

/** Yesterday, so that a run of today finds prompts to ask. */
export const lastCollectedDay = (now: Date) => addDays(utcDay(now.getTime()), -1);

/** That many UTC days, latest first. */
export function listDays(until: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(until, -index));
}
