import type { Judgement } from '../../../analysis/types.ts';
import { judgeAnswer } from '../../../chat-model/judge/judge-answer.ts';
import type { JobContext } from '../../../jobs/queue.ts';
import { MOST_ATTEMPTS, retryDelay } from '../../../platforms/asking/attempts.ts';
import { storable } from '../../../platforms/asking/measurement.ts';
import { holdBack } from '../../../platforms/asking/pace.ts';
import { waitForTurn } from '../../../platforms/asking/turn.ts';
import { PermanentFailure, TemporaryFailure } from '../../../platforms/failures.ts';
import { measurementKey } from '../../../platforms/measurement-key.ts';
import type { Platform, PlatformReply } from '../../../platforms/platform.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import { askQueue, type CollectionDeps } from '../deps.ts';
import { answerOf, failedAnswer, type KeyedAsk } from '../measured.ts';
import { platformFor } from '../platform-for.ts';
import type { AskJob } from '../runs/start.ts';
import { findRun, noteTrouble } from '../runs/store.ts';
import type { CollectionSettingsService } from '../settings/service.ts';
import { withinBudget } from './budget.ts';
import { countKnown, recordAnswer, recordReply } from './store-answer.ts';

/** What asking needs beside the collection's own parts. */
export interface AskDeps extends CollectionDeps {
  settings: CollectionSettingsService;
}

type AskContext = Pick<JobContext, 'signal' | 'last'>;

/** Asks one question and stores what comes of it, at most once whoever else does the same. */
export async function ask(deps: AskDeps, job: AskJob, context: AskContext): Promise<void> {
  try {
    await askOnce(deps, job, context.signal);
  } catch (error) {
    if (context.signal.aborted) throw error;
    const run = await findRun(deps.db, job.userId, job.runId);
    // The account was deleted meanwhile.
    if (!run) return;
    if (!context.last) throw error;
    deps.log.error({ err: error, run: job.runId, platform: job.platform }, 'a question is given up');
    // Left out, it would keep the run from its end.
    await recordAnswer(deps, run, failedAnswer(deps, keyed(job), 'This server could not store the answer.'));
  }
}

async function askOnce(deps: AskDeps, job: AskJob, signal: AbortSignal): Promise<void> {
  const run = await findRun(deps.db, job.userId, job.runId);
  if (run?.status !== 'running') return;
  const measurement = keyed(job);
  const { key } = measurement;
  if (await deps.answers.isStored(job.userId, key)) return countKnown(deps, run, key);
  const fail = (reason: string) => recordAnswer(deps, run, failedAnswer(deps, measurement, reason));
  const configured = deps.platforms.all().find((each) => each.key === job.platform);
  const platform = await platformFor(deps, job.userId, job.platform, job.promptId);
  const [prompt] = await deps.prompts.byIds(deps.db, job.userId, [job.promptId]);
  if (!prompt) return fail('The prompt was deleted.');
  if (!configured || !platform) return fail('The platform is not set up on this server any more.');
  const problem = await deps.health.problemSince(job.platform, run.startedAt);
  if (problem) return fail(problem);

  if (!(await waitForTurn(deps.db, configured, signal))) return later(deps, job, 0);
  await withinBudget(deps, run, job.platform, async () => {
    // It may have been cancelled while this question waited.
    if ((await findRun(deps.db, job.userId, job.runId))?.status !== 'running') return;
    const asked = await attempt(deps, platform, prompt.question, job, signal);
    if (asked.later !== undefined) await later(deps, { ...job, attempt: job.attempt + 1 }, asked.later);
    else await recordReply(deps, run, asked.answer(measurement), signal);
  });
}

type Asked = { later: number; answer?: never } | { later?: never; answer(ask: KeyedAsk): IncomingAnswer };

async function attempt(
  deps: AskDeps,
  platform: Platform,
  question: string,
  job: AskJob,
  signal: AbortSignal,
): Promise<Asked> {
  const { country, language, judgeByModel } = await deps.settings.of(job.userId);
  let reply: PlatformReply;
  try {
    reply = storable(
      await platform.ask(question, {
        ...(country ? { country } : {}),
        ...(language ? { language } : {}),
        sample: job.sample,
        signal,
      }),
    );
  } catch (error) {
    // Stopping is no failure: the question goes back to its queue.
    if (signal.aborted) throw error;
    return failed(deps, job, error);
  }
  if (job.attempt === 1) await noteHealthy(deps, job.platform);
  const judgement = judgeByModel ? await judgementOf(deps, reply, signal) : null;
  return { answer: (measurement) => ({ ...answerOf(deps, measurement, platform, reply), judgement }) };
}

async function failed(deps: AskDeps, job: AskJob, error: unknown): Promise<Asked> {
  if (error instanceof TemporaryFailure && job.attempt < MOST_ATTEMPTS) {
    const { retryAfterMs } = error;
    await noteTrouble(deps.db, job, error.message);
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

/** The reply is there and paid for: that it cannot be noted must not lose it. */
async function noteHealthy({ health, log }: AskDeps, platform: string): Promise<void> {
  try {
    await health.note(platform, null);
  } catch (error) {
    log.warn({ err: error, platform }, 'the health of a platform could not be noted');
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

const keyed = (job: AskJob): KeyedAsk => ({ ...job, key: measurementKey(job) });

function later(deps: AskDeps, job: AskJob, delayMs: number): Promise<void> {
  return deps.jobs.send(askQueue(job.platform), job, { startAfter: new Date(Date.now() + delayMs) });
}
