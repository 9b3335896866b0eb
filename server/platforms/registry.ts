import type { Config } from '../config/config.ts';
import { COMPATIBLE } from './descriptors/compatible.ts';
import { platformName, setEndpointName } from './names.ts';
import { NO_USAGE, type Platform, SIMULATOR_KEY, type Usage } from './platform.ts';
import type { PlatformSettings } from './settings.ts';

/** Whether a platform can be asked. `simulated`: it can, and its answers are simulated. */
export type PlatformStatus = 'on' | 'misconfigured' | 'off' | 'simulated';

/** A platform as configured, without secrets. */
export interface ConfiguredPlatform {
  key: string;
  name: string;
  /** The model that is requested; null for the simulator and for an endpoint without one. */
  model: string | null;
  status: PlatformStatus;
  /** What is wrong, or how to turn it on; null when it can be asked. */
  reason: string | null;
  /** Questions in flight at once. */
  concurrency: number;
  /** Null: no limit. */
  requestsPerMinute: number | null;
  /** The variable that turns it on; null for endpoints and the simulator. */
  keyVariable: string | null;
  /** Whether asking it costs money, or may. */
  costs: boolean;
  typicalUsage: Usage;
  /** Whether the vendor has a setting for the user's place. */
  takesLocation: boolean;
}

/** Every platform the server knows. */
export interface Platforms {
  all(): readonly ConfiguredPlatform[];
  /** Null for a platform that is not on, and for the simulator, which needs an account's companies. */
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
  keyVariable: null,
  costs: false,
  typicalUsage: NO_USAGE,
  takesLocation: false,
};

/** Whether questions can be sent to a platform. */
export const canBeAsked = ({ status }: Pick<ConfiguredPlatform, 'status'>) =>
  status === 'on' || status === 'simulated';

/** Creates every configured platform; nothing is requested before the first question. */
export function createPlatforms({
  platforms: { platforms, simulator, timeoutMs },
}: Pick<Config, 'platforms'>): Platforms {
  const adapters = new Map(
    platforms
      .filter(({ status }) => status === 'on')
      .map((settings) => [settings.key, createAdapter(settings, timeoutMs)]),
  );
  for (const { key, name, dialect } of platforms) if (dialect === COMPATIBLE) setEndpointName(key, name);
  const all = [...platforms.map(withoutSecrets), ...(simulator ? [SIMULATOR] : [])];
  return { all: () => all, get: (key) => adapters.get(key) ?? null };
}

/** The AI SDK is loaded with the first question: it would add a fifth of a second to each start. */
const createAdapter = (settings: PlatformSettings, timeoutMs: number): Platform => ({
  key: settings.key,
  name: settings.name,
  simulated: false,
  async ask(question, options) {
    const { askVendor } = await import('./asking/ask-vendor.ts');
    return askVendor(settings, timeoutMs, question, options);
  },
});

const withoutSecrets = (settings: PlatformSettings): ConfiguredPlatform => {
  const { key, name, model, status, reason, concurrency, requestsPerMinute } = settings;
  const { variables, price, dialect } = settings;
  return {
    key,
    name,
    model,
    status,
    reason,
    concurrency,
    requestsPerMinute,
    keyVariable: dialect === COMPATIBLE ? null : `${variables}_API_KEY`,
    // An endpoint whose price is set to 0 is free.
    costs: price === null || price.input > 0 || price.output > 0,
    typicalUsage: dialect.typicalUsage,
    takesLocation: dialect.takesLocation,
  };
};
