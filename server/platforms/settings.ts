import type { z } from 'zod';
import { COMPATIBLE } from './descriptors/compatible.ts';
import type { Dialect, PlatformDescriptor } from './descriptors/descriptor.ts';
import { PLATFORMS } from './list.ts';
import { isKnownPlatform, platformName } from './names.ts';
import { SIMULATOR_KEY } from './platform.ts';
import { endpointVariables, slugOf, vendorVariables } from './settings-schema.ts';

/** One platform as the environment describes it. */
export interface PlatformSettings {
  dialect: Dialect;
  /** Stored with every answer. */
  key: string;
  name: string;
  /** Null for an endpoint without one. */
  model: string | null;
  /** Never leaves the server; null for endpoints without keys. */
  apiKey: string | null;
  /** Null: the dialect's. */
  baseUrl: string | null;
  /** Questions in flight at once, in one process. */
  concurrency: number;
  /** Null: no limit. */
  requestsPerMinute: number | null;
  /** US dollars per million tokens; null: as in the price table. */
  price: { input: number; output: number } | null;
  /** Prefix of its variables, such as `OPENAI`. */
  variables: string;
  status: 'on' | 'misconfigured' | 'off';
  /** What to correct, or how to turn it on; null when it is on. Holds no secret. */
  reason: string | null;
}

export interface PlatformsConfig {
  /** Every vendor's platform, and the configured endpoints. */
  platforms: readonly PlatformSettings[];
  /** Whether accounts may choose the simulator. */
  simulator: boolean;
  /** Time limit of one question. */
  timeoutMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Endpoints are configured by `COMPATIBLE_1_…` to `COMPATIBLE_9_…`. */
const MAX_ENDPOINTS = 9;
const DEFAULT_CONCURRENCY = 4;

/** Reads the variables of every vendor's platform, and of the endpoints for which any is set. */
export function readPlatformSettings(env: Environment): PlatformSettings[] {
  const vendors = PLATFORMS.map((descriptor) => readVendor(descriptor, env));
  const takenKeys = new Set([SIMULATOR_KEY, ...vendors.map(({ key }) => key)]);
  const endpoints = Array.from({ length: MAX_ENDPOINTS }, (_, index) => `COMPATIBLE_${index + 1}`)
    .filter((prefix) => Object.keys(endpointVariables.shape).some((name) => isSet(env, `${prefix}_${name}`)))
    .map((prefix) => readEndpoint(prefix, env, takenKeys));
  return [...vendors, ...endpoints];
}

function readVendor(descriptor: PlatformDescriptor, env: Environment): PlatformSettings {
  const { key, name, variables } = descriptor;
  const { values, problems } = readVariables(vendorVariables, variables, env);
  const isOff = !values.API_KEY && problems.length === 0;
  return {
    ...commonSettings(values),
    dialect: descriptor,
    key,
    name,
    model: values.MODEL ?? descriptor.defaultModel,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? descriptor.requestsPerMinute,
    price: null,
    variables,
    ...(isOff ? { status: 'off', reason: `Set ${variables}_API_KEY to turn it on.` } : statusOf(problems)),
  };
}

function readEndpoint(prefix: string, env: Environment, takenKeys: Set<string>): PlatformSettings {
  const { values, problems } = readVariables(endpointVariables, prefix, env);
  for (const name of ['NAME', 'BASE_URL', 'MODEL']) {
    if (!isSet(env, `${prefix}_${name}`)) problems.push(`${prefix}_${name}: needed`);
  }
  const { INPUT_PRICE: input, OUTPUT_PRICE: output } = values;
  if ((input === undefined) !== (output === undefined)) {
    problems.push(
      `${prefix}_${input === undefined ? 'INPUT' : 'OUTPUT'}_PRICE: needed beside the other price`,
    );
  }
  const wantedKey = slugOf(values.NAME ?? prefix);
  // Answers of two platforms with the same key could not be distinguished.
  const isTaken = takenKeys.has(wantedKey);
  takenKeys.add(wantedKey);
  return {
    ...commonSettings(values),
    dialect: COMPATIBLE,
    key: isTaken ? slugOf(prefix) : wantedKey,
    name: isKnownPlatform(wantedKey) ? platformName(wantedKey) : (values.NAME ?? platformName(wantedKey)),
    model: values.MODEL ?? null,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? null,
    price: input !== undefined && output !== undefined ? { input, output } : null,
    variables: prefix,
    ...statusOf(isTaken ? [`${prefix}_NAME: another platform has this name`] : problems),
  };
}

type Values<T extends z.ZodObject> = Partial<z.infer<T>>;

/** Reads the variables behind a prefix; a wrong value is left out and reported. */
function readVariables<T extends z.ZodObject>(schema: T, prefix: string, env: Environment) {
  const given = Object.keys(schema.shape).map((name) => [name, env[`${prefix}_${name}`]] as const);
  const all = schema.safeParse(Object.fromEntries(given));
  if (all.success) return { values: all.data as Values<T>, problems: [] as string[] };
  const problems = all.error.issues.map(({ path, message }) => `${prefix}_${String(path[0])}: ${message}`);
  const wrong = new Set(all.error.issues.map(({ path }) => path[0]));
  const rest = schema.safeParse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
  return { values: (rest.success ? rest.data : {}) as Values<T>, problems };
}

const commonSettings = ({ API_KEY, BASE_URL, CONCURRENCY }: Values<typeof vendorVariables>) => ({
  apiKey: API_KEY ?? null,
  baseUrl: BASE_URL ?? null,
  concurrency: CONCURRENCY ?? DEFAULT_CONCURRENCY,
});

const isSet = (env: Environment, name: string) => Boolean(env[name]?.trim());

const statusOf = (problems: readonly string[]): Pick<PlatformSettings, 'status' | 'reason'> =>
  problems.length > 0
    ? { status: 'misconfigured', reason: problems.join('; ') }
    : { status: 'on', reason: null };
