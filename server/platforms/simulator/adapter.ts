import { TemporaryFailure } from '../failures.ts';
import { platformName } from '../names.ts';
import type { Platform } from '../platform.ts';
import { simulate } from './simulate.ts';
import type { Style } from './styles/style.ts';
import type { SimulatedTopic, World } from './world.ts';

/** What a simulated platform needs beside its world. */
export interface SimulatorOptions {
  world: World;
  style: Style;
  /** The topic a question belongs to. */
  topicOf: (question: string) => SimulatedTopic;
  clock: () => Date;
}

/** A platform that makes its answers up: for trying the product out, and for tests. */
export function createSimulator({ world, style, topicOf, clock }: SimulatorOptions): Platform {
  return {
    key: style.key,
    name: platformName(style.key),
    simulated: true,
    async ask(question, { sample = 1, signal } = {}) {
      signal?.throwIfAborted();
      const day = clock().toISOString().slice(0, 10);
      const made = simulate({ world, topic: topicOf(question), question, day, sample }, style);
      if (made.status === 'failed') throw new TemporaryFailure(made.failure ?? '');
      return {
        status: made.status,
        text: made.text,
        sources: made.sources,
        model: style.model,
        usage: null,
        latencyMs: 0,
        reference: null,
      };
    },
  };
}
