import { PermanentFailure, TemporaryFailure } from '../failures.ts';
import { platformName } from '../names.ts';
import type { Platform } from '../platform.ts';
import { NO_USAGE } from '../usual.ts';
import { createSimulator, type SimulatorOptions } from './adapter.ts';
import { SIMULATOR_KEY } from './key.ts';
import { pick } from './random.ts';
import { STYLES } from './styles/all.ts';
import type { Style } from './styles/style.ts';
import type { SimulatedCompany } from './world.ts';

/** An account as the simulator sees it. */
export interface AccountWorld extends Omit<SimulatorOptions, 'world' | 'style'> {
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
}

/** Writes now as one platform does, now as another. */
const ANY_STYLE: Style = {
  key: SIMULATOR_KEY,
  model: 'simulator',
  write: (plan, writer) => pick(writer.random, STYLES).write(plan, writer),
};

/** The simulator as a platform that an account may choose; what it says is about the account's own companies. */
export function createAccountSimulator({ brand, competitors, ...options }: AccountWorld): Platform {
  const world = { seed: SIMULATOR_KEY, brand, competitors };
  const simulator = createSimulator({ ...options, world, style: ANY_STYLE });
  return {
    ...simulator,
    name: platformName(SIMULATOR_KEY),
    async ask(question, asked) {
      try {
        // It bills nothing, which is not the same as not knowing.
        return { ...(await simulator.ask(question, asked)), usage: NO_USAGE };
      } catch (error) {
        // Asked again it fails again on that day, so nobody has to wait for the attempts.
        if (error instanceof TemporaryFailure) throw new PermanentFailure(error.message);
        throw error;
      }
    },
  };
}
