import type { z } from 'zod';
import { platformName } from './names.ts';
import type { PlatformSettings, Vendor } from './settings.ts';
import { ofEndpoint, ofVendor, slugOf } from './settings-schema.ts';
import { SIMULATOR_KEY } from './simulator/key.ts';

/** All that the environment holds, or a part of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface VendorDefaults {
  vendor: Exclude<Vendor, 'compatible'>;
  key: string;
  prefix: string;
  model: string;
  requestsPerMinute: number | null;
}

const VENDORS: readonly VendorDefaults[] = [
  { vendor: 'openai', key: 'chatgpt', prefix: 'OPENAI', model: 'gpt-6-sol', requestsPerMinute: null },
  { vendor: 'perplexity', key: 'perplexity', prefix: 'PERPLEXITY', model: 'sonar', requestsPerMinute: 50 },
  { vendor: 'gemini', key: 'gemini', prefix: 'GEMINI', model: 'gemini-3.8-flash', requestsPerMinute: null },
  {
    vendor: 'anthropic',
    key: 'claude',
    prefix: 'ANTHROPIC',
    model: 'claude-sonnet-5-5',
    requestsPerMinute: 50,
  },
];

/** How many compatible endpoints there can be: `COMPATIBLE_1_…` to `COMPATIBLE_9_…`. */
const MOST_COMPATIBLE = 9;
const CONCURRENCY = 4;

/** Every vendor's platform, and the compatible endpoints for which anything is set. */
export function readPlatformSettings(env: Environment): PlatformSettings[] {
  const vendors = VENDORS.map((vendor) => readVendor(vendor, env));
  const numbers = Array.from({ length: MOST_COMPATIBLE }, (_, index) => index + 1);
  const endpoints = numbers.flatMap((number) => readEndpoint(`COMPATIBLE_${number}`, env) ?? []);
  const taken = new Set([SIMULATOR_KEY, ...vendors.map(({ key }) => key)]);
  return [...vendors, ...endpoints.map((endpoint) => withOwnKey(endpoint, taken))];
}

function readVendor(
  { vendor, key, prefix, ...defaults }: VendorDefaults,
  env: Environment,
): PlatformSettings {
  const { values, problems } = read(ofVendor, prefix, env);
  const off = !values.API_KEY && problems.length === 0;
  return {
    vendor,
    key,
    name: platformName(key),
    model: values.MODEL ?? defaults.model,
    apiKey: values.API_KEY ?? null,
    baseUrl: values.BASE_URL ?? null,
    concurrency: values.CONCURRENCY ?? CONCURRENCY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? defaults.requestsPerMinute,
    price: null,
    variables: prefix,
    ...statusOf(off, off ? [`Set ${prefix}_API_KEY to turn it on.`] : problems),
  };
}

function readEndpoint(prefix: string, env: Environment): PlatformSettings | null {
  if (!Object.keys(ofEndpoint.shape).some((name) => env[`${prefix}_${name}`]?.trim())) return null;
  const { values, problems } = read(ofEndpoint, prefix, env);
  for (const name of ['NAME', 'BASE_URL', 'MODEL'] as const) {
    if (!env[`${prefix}_${name}`]?.trim()) problems.push(`${prefix}_${name}: needed`);
  }
  const { INPUT_PRICE: input, OUTPUT_PRICE: output } = values;
  if ((input === undefined) !== (output === undefined)) {
    problems.push(
      `${prefix}_${input === undefined ? 'INPUT' : 'OUTPUT'}_PRICE: needed beside the other price`,
    );
  }
  const key = slugOf(values.NAME ?? prefix);
  return {
    vendor: 'compatible',
    key,
    name: platformName(key),
    model: values.MODEL ?? null,
    apiKey: values.API_KEY ?? null,
    baseUrl: values.BASE_URL ?? null,
    concurrency: values.CONCURRENCY ?? CONCURRENCY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? null,
    price: input !== undefined && output !== undefined ? { input, output } : null,
    variables: prefix,
    ...statusOf(false, problems),
  };
}

/** The values that can be used; a wrong one is left out and said. */
function read<T extends z.ZodObject>(schema: T, prefix: string, env: Environment) {
  const named = Object.keys(schema.shape).map((name) => [name, env[`${prefix}_${name}`]] as const);
  const whole = schema.safeParse(Object.fromEntries(named));
  if (whole.success) return { values: whole.data as Partial<z.infer<T>>, problems: [] as string[] };
  const problems = whole.error.issues.map(({ path, message }) => `${prefix}_${String(path[0])}: ${message}`);
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  const rest = schema.safeParse(Object.fromEntries(named.filter(([name]) => !wrong.has(name))));
  return { values: (rest.success ? rest.data : {}) as Partial<z.infer<T>>, problems };
}

/** Two platforms of one key would be one series of answers. */
function withOwnKey(endpoint: PlatformSettings, taken: Set<string>): PlatformSettings {
  const { key, variables } = endpoint;
  if (!taken.has(key)) {
    taken.add(key);
    return endpoint;
  }
  const own = slugOf(variables);
  return { ...endpoint, key: own, ...statusOf(false, [`${variables}_NAME: another platform is called so`]) };
}

const statusOf = (
  off: boolean,
  problems: readonly string[],
): Pick<PlatformSettings, 'status' | 'reason'> => ({
  status: off ? 'off' : problems.length > 0 ? 'misconfigured' : 'on',
  reason: problems.length > 0 ? problems.join('; ') : null,
});
