import { setTimeout as wait } from 'node:timers/promises';
import type { Judgement } from '../../analysis/types.ts';
import type { JobContext } from '../../jobs/queue.ts';
import { judgeAnswer } from '../../judgement/judge-answer.ts';
import { PermanentFailure, TemporaryFailure } from '../../platforms/failures.ts';
import { measurementKey } from '../../platforms/measurement-key.ts';
import type { Platform, PlatformReply } from '../../platforms/platform.ts';
import type { ConfiguredPlatform } from '../../platforms/registry.ts';
import type { IncomingAnswer } from '../answers/model.ts';
import { MOST_ATTEMPTS, retryDelay } from './attempts.ts';
import { withinBudget } from './budget.ts';
import { askQueue, type CollectionDeps } from './deps.ts';
import { holdBack, takeTurn } from './pace-store.ts';
import { platformFor } from './platform-for.ts';
import { countKnown, recordAnswer } from './record.ts';
import { findRun } from './run-store.ts';
import type { CollectionSettingsService } from './settings-service.ts';
import type { AskJob } from './start.ts';

/** A turn further off than this is not waited for: the question goes back to the queue. */
const PATIENCE_MS = 10_000;

/** What asking needs beside the collection's own parts. */
export interface AskDeps extends CollectionDeps {
  settings: CollectionSettingsService;
}

/** Asks one question and stores what comes of it, at most once whoever else does the same. */
export async function ask(deps: AskDeps, job: AskJob, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
  const run = await findRun(deps.db, job.userId, job.runId);
  if (run?.status !== 'running') return;
  const key = measurementKey(job);
  if (await deps.answers.isStored(job.userId, key)) return countKnown(deps, run, key);
  const measurement = { ...job, key };
  const configured = deps.platforms.all().find((each) => each.key === job.platform);
  const platform = await platformFor(deps, job.userId, job.platform, job.promptId);
  const [prompt] = await deps.prompts.byIds(deps.db, job.userId, [job.promptId]);
  if (!prompt) return recordAnswer(deps, run, failedAnswer(deps, measurement, 'The prompt was deleted.'));
  if (!configured || !platform) {
    const reason = 'The platform is not set up on this server any more.';
    return recordAnswer(deps, run, failedAnswer(deps, measurement, reason));
  }
  const problem = await deps.health.problemSince(job.platform, run.startedAt);
  if (problem) return recordAnswer(deps, run, failedAnswer(deps, measurement, problem));

  const turn = await takeTurn(deps.db, job.platform, apartMs(configured), PATIENCE_MS);
  if (!turn.taken) return later(deps, job, turn.waitMs);
  await wait(turn.waitMs, undefined, { signal });
  await withinBudget(deps, run, job.platform, async () => {
    const asked = await attempt(deps, platform, prompt.question, job, signal);
    if (asked.later !== undefined) await later(deps, { ...job, attempt: job.attempt + 1 }, asked.later);
    else await recordAnswer(deps, run, asked.answer(measurement));
  });
}

type Asked =
  | { later: number; answer?: never }
  | { later?: never; answer(measurement: AskJob & { key: string }): IncomingAnswer };

async function attempt(
  deps: AskDeps,
  platform: Platform,
  question: string,
  job: AskJob,
  signal: AbortSignal,
): Promise<Asked> {
  const { country, language, judgeByModel } = await deps.settings.of(job.userId);
  try {
    const reply = await platform.ask(question, {
      ...(country ? { country } : {}),
      ...(language ? { language } : {}),
      sample: job.sample,
      signal,
    });
    if (job.attempt === 1) await deps.health.note(job.platform, null);
    const judgement = judgeByModel ? await judgementOf(deps, reply, signal) : null;
    return { answer: (measurement) => ({ ...answerOf(deps, measurement, platform, reply), judgement }) };
  } catch (error) {
    // Stopping is no failure: the question goes back to its queue.
    if (signal.aborted) throw error;
    if (error instanceof TemporaryFailure && job.attempt < MOST_ATTEMPTS) {
      const { retryAfterMs } = error;
      if (retryAfterMs !== null) await holdBack(deps.db, job.platform, Math.min(retryAfterMs, HOUR_MS));
      const chance = Math.random();
      return { later: retryDelay(job.attempt, { firstMs: deps.firstRetryMs, retryAfterMs, chance }) };
    }
    if (error instanceof PermanentFailure && error.misconfigured) {
      await deps.health.note(job.platform, error.message);
    }
    const known = error instanceof TemporaryFailure || error instanceof PermanentFailure;
    if (!known) deps.log.error({ err: error, platform: job.platform }, 'a platform could not be asked');
    const reason = known ? error.message : 'The platform could not be asked.';
    return { answer: (measurement) => failedAnswer(deps, measurement, reason) };
  }
}

/**
 * Stopping ends the judging and not the measurement: the reply is there and paid for, so it is stored with what the
 * built-in analysis says.
 */
async function judgementOf(
  { chatModel, log }: AskDeps,
  { status, text }: PlatformReply,
  signal: AbortSignal,
): Promise<Judgement | null> {
  return chatModel && status === 'answered' ? judgeAnswer({ chatModel, log }, text, signal) : null;
}

const HOUR_MS = 3_600_000;

const apartMs = ({ requestsPerMinute }: ConfiguredPlatform) =>
  requestsPerMinute ? Math.ceil(60_000 / requestsPerMinute) : 0;

function later(deps: AskDeps, job: AskJob, delayMs: number): Promise<void> {
  return deps.jobs.send(askQueue(job.platform), job, { startAfter: new Date(Date.now() + delayMs) });
}

function answerOf(
  { clock, prices }: AskDeps,
  { key, promptId, platform, sample, runId }: AskJob & { key: string },
  { simulated }: Platform,
  reply: PlatformReply,
): IncomingAnswer {
  const { status, text, sources, model, usage, latencyMs, reference } = reply;
  return {
    key,
    promptId,
    platform,
    model,
    sample,
    collectedAt: clock().toISOString(),
    status,
    failure: status === 'answered' ? null : UNUSABLE[status],
    text,
    sources,
    simulated,
    asking: {
      runId,
      usage,
      cost: simulated ? 0 : usage && prices.costOf(platform, model, usage),
      latencyMs: Math.round(latencyMs),
      reference,
    },
  };
}

const UNUSABLE = {
  refused: 'The platform refused to answer.',
  empty: 'The platform sent an empty answer.',
} as const;

function failedAnswer(
  { clock }: AskDeps,
  { key, promptId, platform, sample, runId }: AskJob & { key: string },
  reason: string,
): IncomingAnswer {
  return {
    key,
    promptId,
    platform,
    model: null,
    sample,
    collectedAt: clock().toISOString(),
    status: 'failed',
    failure: reason,
    text: '',
    sources: [],
    simulated: false,
    asking: { runId, usage: null, cost: null, latencyMs: null, reference: null },
  };
}
