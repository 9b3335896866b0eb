import { PermanentFailure } from '../failures.ts';
import { platformName } from '../names.ts';
import { NO_USAGE, type Platform, SIMULATOR_KEY } from '../platform.ts';
import type { ConfiguredPlatform } from '../registry.ts';
import { pick } from './random.ts';
import { STYLES, type Style, simulate } from './simulate.ts';
import type { SimulatedCompany, SimulatedTopic } from './world.ts';

/** What the simulator knows of an account. */
export interface AccountWorld {
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  topicOf: (question: string) => SimulatedTopic;
  /** UTC day on which trends begin; without it there are none. */
  since?: string;
  clock: () => Date;
}

/** Writes each answer in the style of another platform. */
const MIXED_STYLE: Style = {
  key: SIMULATOR_KEY,
  model: 'simulator',
  write: (plan, writer) => pick(writer.random, STYLES).write(plan, writer),
};

/** Replaces the simulator in a list by the platforms that it can simulate. */
export const withSimulatedPlatforms = (platforms: readonly ConfiguredPlatform[]): ConfiguredPlatform[] =>
  platforms.flatMap((platform) =>
    platform.key === SIMULATOR_KEY
      ? STYLES.map(({ key }) => ({ ...platform, key, name: platformName(key) }))
      : [platform],
  );

/**
 * Creates the simulator as a platform that answers about an account's own companies.
 * @param key a platform to simulate; without it the simulator appears as itself
 */
export function createAccountSimulator(
  { topicOf, clock, ...companies }: AccountWorld,
  key = SIMULATOR_KEY,
): Platform {
  const world = { seed: SIMULATOR_KEY, ...companies };
  const style = STYLES.find((each) => each.key === key) ?? MIXED_STYLE;
  return {
    key: style.key,
    name: platformName(style.key),
    simulated: true,
    async ask(question, { sample = 1, signal } = {}) {
      signal?.throwIfAborted();
      const day = clock().toISOString().slice(0, 10);
      const scene = { world, topic: topicOf(question), question, day, sample };
      const { status, text, sources, searchQueries, failure } = simulate(scene, style);
      // Not temporary: every attempt on that day would fail.
      if (status === 'failed') throw new PermanentFailure(failure ?? '');
      return {
        status,
        text,
        sources,
        searchQueries,
        products: [],
        model: style.model,
        usage: NO_USAGE,
        latencyMs: 0,
        reference: null,
      };
    },
  };
}
