import type { Config } from '../config/config.ts';
import { platformWhenAsked } from './asking/when-asked.ts';
import { platformName } from './names.ts';
import type { Platform, Usage } from './platform.ts';
import type { PlatformSettings } from './settings.ts';
import { SIMULATOR_KEY } from './simulator/key.ts';
import { NO_USAGE, USUAL } from './usual.ts';

/** Whether a platform can be asked. `simulated`: it can, and its answers are made up. */
export type PlatformStatus = 'on' | 'misconfigured' | 'off' | 'simulated';

/** A platform as the configuration leaves it; holds no secret. */
export interface ConfiguredPlatform {
  key: string;
  name: string;
  /** As it is asked for; null for the simulator, and where nothing says which. */
  model: string | null;
  status: PlatformStatus;
  /** What is wrong, or how to turn it on; null when it can be asked. */
  reason: string | null;
  /** Questions under way at once. */
  concurrency: number;
  /** Null: no limit. */
  requestsPerMinute: number | null;
  /** Asking it costs money, or may. */
  costs: boolean;
  /** What one question usually takes. */
  usual: Usage;
}

/** Every platform the server knows. */
export interface Platforms {
  all(): readonly ConfiguredPlatform[];
  /** What asks the platform; null for one that is not on, and for the simulator, which needs an account's world. */
  get(key: string): Platform | null;
}

const SIMULATOR: ConfiguredPlatform = {
  key: SIMULATOR_KEY,
  name: platformName(SIMULATOR_KEY),
  model: null,
  status: 'simulated',
  reason: null,
  concurrency: 8,
  requestsPerMinute: null,
  costs: false,
  usual: NO_USAGE,
};

/** Makes every platform that is configured; nothing is called before a question is asked. */
export function createPlatforms(
  { platforms: { platforms, simulator, timeoutMs } }: Pick<Config, 'platforms'>,
  { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): Platforms {
  const adapters = new Map(
    platforms.flatMap((settings) => {
      const { key, model, status } = settings;
      if (status !== 'on' || model === null) return [];
      return [[key, platformWhenAsked({ settings, model, timeoutMs, fetch })] as const];
    }),
  );
  const all = [...platforms.map(withoutSecrets), ...(simulator ? [SIMULATOR] : [])];
  return { all: () => all, get: (key) => adapters.get(key) ?? null };
}

/** An endpoint of one's own is taken as free where its price is set to nothing. */
const withoutSecrets = ({
  key,
  name,
  model,
  status,
  reason,
  concurrency,
  requestsPerMinute,
  price,
  vendor,
}: PlatformSettings): ConfiguredPlatform => ({
  key,
  name,
  model,
  status,
  reason,
  concurrency,
  requestsPerMinute,
  costs: price === null || price.input > 0 || price.output > 0,
  usual: USUAL[vendor],
});
