import { setTimeout as wait } from 'node:timers/promises';
import { retryDelay } from '../../platforms/asking/attempts.ts';
import { measured } from '../../platforms/asking/measured.ts';
import { storable } from '../../platforms/asking/measurement.ts';
import { holdBack } from '../../platforms/asking/pace.ts';
import { waitForTurn } from '../../platforms/asking/turn.ts';
import { PermanentFailure, TemporaryFailure } from '../../platforms/failures.ts';
import type { PlatformReply } from '../../platforms/platform.ts';
import type { NewAnswer } from './answer-store.ts';
import type { ReportsDeps } from './deps.ts';
import type { AskedPlatform } from './platform-of.ts';

/** One question of a report to one platform. */
export interface Question {
  text: string;
  asked: AskedPlatform;
  /** Since when refused settings count, ISO 8601. */
  since: string;
}

/** How long a question may be asked. */
export interface Patience {
  /** Aborted when this process stops, or the report is removed: then nothing is a failure, and nothing is stored. */
  stop: AbortSignal;
  /** Aborted when the report's time is over. */
  over: AbortSignal;
  /** When that is, by `performance.now()`. */
  until: number;
}

/** What came of a question, but for whose it is. */
export type Outcome = Omit<NewAnswer, 'reportId' | 'prompt' | 'platform' | 'collectedAt'>;

const NOT_IN_TIME = 'No answer in time.';
const HOUR_MS = 3_600_000;

const failed = (failure: string): Outcome => ({ status: 'failed', failure });

/**
 * Asks one question until there is an answer, asking has no more sense, or the time is over.
 * @throws the reason of `stop` when that is aborted; what goes wrong on this server
 */
export async function ask(deps: ReportsDeps, question: Question, patience: Patience): Promise<Outcome> {
  const { stop, over, until } = patience;
  const signal = AbortSignal.any([stop, over]);
  let problem = NOT_IN_TIME;
  for (let attempt = 1; ; attempt++) {
    try {
      const tried = await tryOnce(deps, question, attempt === 1, signal);
      if (!(tried instanceof TemporaryFailure)) return tried;
      problem = tried.message;
      const delay = await delayAfter(deps, question.asked, tried, attempt);
      if (performance.now() + delay >= until) return failed(problem);
      await wait(delay, undefined, { signal });
    } catch (error) {
      stop.throwIfAborted();
      if (over.aborted) return failed(problem);
      throw error;
    }
  }
}

async function tryOnce(
  deps: ReportsDeps,
  { text, asked, since }: Question,
  first: boolean,
  signal: AbortSignal,
): Promise<Outcome | TemporaryFailure> {
  signal.throwIfAborted();
  const { key } = asked.configured;
  const refused = await deps.health.problemSince(key, since);
  if (refused) return failed(refused);
  if (!(await waitForTurn(deps.db, asked.configured, signal))) return failed(NOT_IN_TIME);
  let reply: PlatformReply;
  try {
    reply = storable(await asked.platform.ask(text, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof TemporaryFailure ? error : givenUp(deps, key, error);
  }
  if (first) await noteHealthy(deps, key);
  return answered(deps, asked, reply);
}

/** Milliseconds until a platform is asked again; one that asks for a pause gets it from everybody. */
async function delayAfter(
  { db, firstRetryMs }: ReportsDeps,
  { configured }: AskedPlatform,
  { retryAfterMs }: TemporaryFailure,
  attempt: number,
): Promise<number> {
  if (retryAfterMs !== null) await holdBack(db, configured.key, Math.min(retryAfterMs, HOUR_MS));
  return retryDelay(attempt, { firstMs: firstRetryMs, retryAfterMs, chance: Math.random() });
}

function answered({ prices }: ReportsDeps, { platform }: AskedPlatform, reply: PlatformReply): Outcome {
  const { usage, sources, ...found } = measured(platform, reply, prices);
  return { ...found, sources: [...sources], ...usage };
}

async function givenUp({ health, log }: ReportsDeps, platform: string, error: unknown): Promise<Outcome> {
  if (!(error instanceof PermanentFailure)) {
    log.error({ err: error, platform }, 'a platform could not be asked');
    return failed('The platform could not be asked.');
  }
  if (error.misconfigured) await health.note(platform, error.message);
  return failed(error.message);
}

/** The reply is there and paid for: that it cannot be noted must not lose it. */
async function noteHealthy({ health, log }: ReportsDeps, platform: string): Promise<void> {
  try {
    await health.note(platform, null);
  } catch (error) {
    log.warn({ err: error, platform }, 'the health of a platform could not be noted');
  }
}
