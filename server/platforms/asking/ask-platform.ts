import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { PermanentFailure, TemporaryFailure } from '../failures.ts';
import { type AskOptions, type Platform, SIMULATOR_KEY } from '../platform.ts';
import type { Prices } from '../prices/prices.ts';
import type { ConfiguredPlatform, Platforms } from '../registry.ts';
import { type AccountWorld, createAccountSimulator } from '../simulator/simulator.ts';
import { failedMeasurement, type Measurement, toMeasurement } from './measurement.ts';
import { pausePlatform, waitForSlot } from './pace.ts';

/** What collection runs and visitor reports ask platforms with. */
export interface AskingDeps {
  db: Db;
  health: {
    /** Stores what a question showed about the platform's settings; null: they work. */
    note(platform: string, problem: string | null): Promise<void>;
    /** Why the platform's settings have been refused since an instant (ISO 8601), or null. */
    problemSince(platform: string, since: string): Promise<string | null>;
    /** Why platforms' settings are refused, by key; platforms that work are missing. */
    problems(): Promise<Map<string, string>>;
  };
  log: Logger;
  platforms: Platforms;
  prices: Prices;
  /** Milliseconds before the second attempt at a question. */
  firstRetryMs: number;
}

export interface AskTarget {
  configured: ConfiguredPlatform;
  platform: Platform;
}

/**
 * Finds a platform that can be asked.
 * @param loadWorld what the simulator answers from; null if it cannot
 * @param forDemo for a demo account, for which the simulator answers as this platform
 * @returns null for a platform that this server does not have, or not any more
 */
export async function findTarget(
  { platforms }: Pick<AskingDeps, 'platforms'>,
  key: string,
  loadWorld: () => AccountWorld | null | Promise<AccountWorld | null>,
  forDemo = false,
): Promise<AskTarget | null> {
  const simulated = forDemo || key === SIMULATOR_KEY;
  const configuredKey = simulated ? SIMULATOR_KEY : key;
  const configured = platforms.all().find((platform) => platform.key === configuredKey);
  if (!configured) return null;
  if (simulated) {
    const world = await loadWorld();
    return world && { configured, platform: createAccountSimulator(world, key) };
  }
  const platform = platforms.get(key);
  return platform && { configured, platform };
}

/**
 * Waits until a platform may be asked.
 * @param since when the run or report began, ISO 8601
 * @returns a failed measurement if its settings have been refused since; `busy` if its turn did not come within minutes
 */
export async function waitForPlatform(
  { db, health }: AskingDeps,
  { configured }: AskTarget,
  since: string,
  signal: AbortSignal,
): Promise<Measurement | 'busy' | 'ready'> {
  const problem = await health.problemSince(configured.key, since);
  if (problem) return failedMeasurement(problem, { sent: false });
  return (await waitForSlot(db, configured, signal)) ? 'ready' : 'busy';
}

/** `attempt` counts from 1. */
interface Attempt extends AskOptions {
  attempt: number;
  maxAttempts: number;
  signal: AbortSignal;
}

/** An attempt that failed for now; a reply that was billed nevertheless has a usage. */
export interface Retry extends Pick<Measurement, 'usage' | 'cost'> {
  status: 'retry';
  inMs: number;
  reason: string;
}

export type AskResult = Measurement | Retry;

/**
 * Asks a question once. When a later attempt may succeed and is allowed, nothing is measured yet; the wait is the vendor's
 * `Retry-After`, which then holds for everybody, or doubles with each attempt.
 * @throws the signal's reason when it is aborted
 */
export async function askPlatform(
  deps: AskingDeps,
  { configured, platform }: AskTarget,
  question: string,
  { attempt, maxAttempts, ...options }: Attempt,
): Promise<AskResult> {
  let measurement: Measurement;
  try {
    measurement = toMeasurement(platform, await platform.ask(question, options), deps.prices);
  } catch (error) {
    if (options.signal.aborted) throw error;
    if (!(error instanceof TemporaryFailure)) return giveUp(deps, configured.key, error);
    const { retryAfterMs, billed, message: reason } = error;
    const usage = billed?.usage ?? null;
    const cost = billed && deps.prices.costOf(platform.key, billed.model, billed.usage);
    if (attempt >= maxAttempts) return { ...failedMeasurement(reason), usage, cost };
    if (retryAfterMs !== null) {
      await pausePlatform(deps.db, configured.key, { forMs: Math.min(retryAfterMs, MAX_DELAY_MS), reason });
    }
    return { status: 'retry', inMs: retryDelay(deps, attempt, retryAfterMs), reason, usage, cost };
  }
  if (attempt === 1) await noteHealthy(deps, configured.key);
  return measurement;
}

/** A run that lasts a day is ended. */
const MAX_DELAY_MS = 12 * 3_600_000;

/** Up to half of the delay is added at random, so that questions that failed together do not return together. */
const retryDelay = ({ firstRetryMs }: AskingDeps, attempt: number, retryAfterMs: number | null) =>
  Math.min(retryAfterMs ?? firstRetryMs * 2 ** (attempt - 1) * (1 + Math.random() / 2), MAX_DELAY_MS);

async function giveUp({ health, log }: AskingDeps, platform: string, error: unknown): Promise<Measurement> {
  if (!(error instanceof PermanentFailure)) {
    log.error({ err: error, platform }, 'asking a platform failed');
    return failedMeasurement('The platform could not be asked.');
  }
  if (error.misconfigured) await health.note(platform, error.message);
  return failedMeasurement(error.message);
}

/** A failure here must not lose a reply that is paid for. */
async function noteHealthy({ health, log }: AskingDeps, platform: string): Promise<void> {
  try {
    await health.note(platform, null);
  } catch (error) {
    log.warn({ err: error, platform }, 'storing the health of a platform failed');
  }
}

/**
 * Stores a reply that is paid for, and retries for about 13 seconds while the database is unavailable. Stopping ends the
 * retries.
 */
export function storeWithRetries<T>(
  { log }: AskingDeps,
  store: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  return pRetry(store, {
    retries: 4,
    minTimeout: 500,
    factor: 2.5,
    // A signal that is aborted already would keep the reply from being stored even once.
    ...(signal.aborted ? {} : { signal }),
    shouldRetry: ({ error }) => !signal.aborted && !(error instanceof AppError),
    onFailedAttempt: ({ error, retriesLeft }) =>
      log.warn({ err: error, retriesLeft }, 'storing an answer failed'),
  });
}
