import { setTimeout as wait } from 'node:timers/promises';
import { type AskTarget, askPlatform, waitForPlatform } from '../../../platforms/asking/ask-platform.ts';
import { failedMeasurement, type Measurement } from '../../../platforms/asking/measurement.ts';
import type { ReportsDeps } from '../deps.ts';

/** One question of a report to one platform. */
export interface Question {
  text: string;
  target: AskTarget;
  /** When the report began, ISO 8601. */
  since: string;
}

/** How long a question may be asked. */
export interface TimeLimit {
  /** Aborted when this process stops or the report is removed: nothing is measured then. */
  stop: AbortSignal;
  /** Aborted at the end of the report's time. */
  timeout: AbortSignal;
  /** That time, by `performance.now()`. */
  endsAt: number;
}

/**
 * Asks one question until it is measured or the report's time is over.
 * @throws the reason of `stop` when that is aborted; failures of this server
 */
export async function askQuestion(
  deps: ReportsDeps,
  { text, target, since }: Question,
  { stop, timeout, endsAt }: TimeLimit,
): Promise<Measurement> {
  const signal = AbortSignal.any([stop, timeout]);
  let problem = 'No answer in time.';
  /** US dollars of replies that were billed and are no answer. */
  let billed = 0;
  const withBilled = (measured: Measurement): Measurement =>
    billed > 0 ? { ...measured, cost: (measured.cost ?? 0) + billed } : measured;
  try {
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted();
      const turn = await waitForPlatform(deps, target, since, signal);
      if (turn === 'busy') return withBilled(failedMeasurement('No answer in time.'));
      if (turn !== 'ready') return withBilled(turn);
      const options = { attempt, maxAttempts: Number.POSITIVE_INFINITY, signal };
      const result = await askPlatform(deps, target, text, options);
      if (result.status !== 'retry') return withBilled(result);
      problem = result.reason;
      billed += result.cost ?? 0;
      if (performance.now() + result.inMs >= endsAt) return withBilled(failedMeasurement(problem));
      await wait(result.inMs, undefined, { signal });
    }
  } catch (error) {
    stop.throwIfAborted();
    if (timeout.aborted) return withBilled(failedMeasurement(problem));
    throw error;
  }
}
