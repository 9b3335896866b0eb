import { judgeAnswer } from '../../../chat-model/judge/judge-answer.ts';
import type { JobContext } from '../../../jobs/queue.ts';
import {
  askPlatform,
  findTarget,
  storeWithRetries,
  waitForPlatform,
} from '../../../platforms/asking/ask-platform.ts';
import {
  failedMeasurement,
  type Measurement,
  measurementKey,
} from '../../../platforms/asking/measurement.ts';
import type { AccountWorld } from '../../../platforms/simulator/simulator.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import { askAs } from '../../personas/ask-as.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { findRun } from '../runs/store.ts';
import type { RunDeps } from '../settings/service.ts';
import { withinBudget } from './budget.ts';
import { type ItemJob, queueOf } from './item-job.ts';
import { setTrouble } from './store.ts';
import { countBilledAttempt, countStoredAnswer, storeAnswer } from './store-answer.ts';

/** Attempts at one question before it counts as a failed measurement. */
const MAX_ATTEMPTS = 5;

/** Asks one question and stores its answer; of several workers with the same job, one stores it. */
export async function askItem(
  deps: RunDeps,
  job: ItemJob,
  { signal, last }: Pick<JobContext, 'signal' | 'last'>,
): Promise<void> {
  try {
    await askOnce(deps, job, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const run = await findRun(deps.db, job.userId, job.runId);
    // The account was deleted meanwhile.
    if (!run) return;
    if (!last) throw error;
    deps.log.error({ err: error, run: job.runId, platform: job.platform }, 'asking a question failed');
    // Without a measurement the run would never end.
    const failed = failedMeasurement('This server could not store the answer.');
    await storeAnswer(deps, run, toAnswer(deps, job, failed));
  }
}

async function askOnce(deps: RunDeps, job: ItemJob, signal: AbortSignal): Promise<void> {
  const { db, prompts } = deps;
  const run = await findRun(db, job.userId, job.runId);
  if (run?.status !== 'running') return;
  const key = measurementKey(job);
  if (await deps.answers.isStored(job.userId, key)) return countStoredAnswer(deps, run, key);
  const store = (measurement: Measurement) => storeAnswer(deps, run, toAnswer(deps, job, measurement));
  const [prompt] = await prompts.byIds(db, job.userId, [job.promptId]);
  if (!prompt) return store(failedMeasurement('The prompt was deleted.', { sent: false }));
  const persona = job.personaId && (await deps.personas.find(job.userId, job.personaId));
  if (job.personaId && !persona) {
    return store(failedMeasurement('The persona was archived.', { sent: false }));
  }
  const target = await findTarget(
    deps,
    job.platform,
    () => loadWorld(deps, job.userId, prompt.topicId),
    deps.isDemoAccount(job.userId),
  );
  if (!target) {
    const reason = 'The platform is not set up on this server any more.';
    return store(failedMeasurement(reason, { sent: false }));
  }
  const turn = await waitForPlatform(deps, target, run.startedAt, signal);
  if (turn === 'busy') return sendAgain(deps, job, 0);
  if (turn !== 'ready') return store(turn);

  await withinBudget(deps, run, job.platform, async () => {
    // It may have been cancelled during the wait.
    if (!(await isRunning(deps, run))) return;
    const settings = await deps.settings.of(job.userId);
    const { judgeByModel } = settings;
    const { question, placeGiven, ...place } = askAs(persona || null, prompt.question, settings, {
      takesLocation: target.configured.takesLocation,
    });
    const result = await askPlatform(deps, target, question, {
      ...place,
      sample: job.sample,
      attempt: job.attempt,
      maxAttempts: MAX_ATTEMPTS,
      signal,
    });
    if (result.status === 'retry') {
      await setTrouble(db, job, result.reason);
      if (result.usage) await countBilledAttempt(deps, run, job.platform, result);
      return sendAgain(deps, { ...job, attempt: job.attempt + 1 }, result.inMs);
    }
    const { chatModel, log } = deps;
    // Stopping ends the judging, but the answer is paid for and is stored with the judgement of the built-in rules.
    const judgement =
      judgeByModel && chatModel && result.status === 'answered'
        ? await judgeAnswer({ chatModel, log }, result.text, signal)
        : null;
    const answer = { ...toAnswer(deps, job, result, target.platform.simulated), judgement, placeGiven };
    await storeWithRetries(deps, () => storeAnswer(deps, run, answer), signal);
  });
}

const isRunning = async ({ db }: CollectionDeps, { userId, id }: Run) =>
  (await findRun(db, userId, id))?.status === 'running';

/** What the simulator answers from: the account's companies and the prompt's topic; null without a brand. */
async function loadWorld(
  { brands, topics, clock, simulatedWorld }: CollectionDeps,
  userId: string,
  topicId: string,
): Promise<AccountWorld | null> {
  const { brand, competitors } = await brands.tracked(userId);
  if (!brand) return null;
  const topic = (await topics.list(userId)).topics.find(({ id }) => id === topicId);
  return simulatedWorld(userId, {
    brand,
    competitors,
    topicOf: () => ({ name: topic?.name ?? '' }),
    clock,
  });
}

function toAnswer(
  { clock }: CollectionDeps,
  job: ItemJob,
  { usage, cost, latencyMs, reference, sent, ...reply }: Measurement,
  simulated = false,
): IncomingAnswer {
  const { promptId, personaId, platform, sample, runId } = job;
  return {
    ...reply,
    key: measurementKey(job),
    promptId,
    personaId,
    platform,
    sample,
    collectedAt: clock().toISOString(),
    surface: 'api',
    simulated,
    collection: { runId, usage, cost, latencyMs, reference, sent },
  };
}

/** The attempts are counted in the job, because the queue's own count also rises when a process is killed. */
const sendAgain = (deps: CollectionDeps, job: ItemJob, delayMs: number) =>
  deps.jobs.send(queueOf(deps, job), job, { startAfter: new Date(Date.now() + delayMs) });
