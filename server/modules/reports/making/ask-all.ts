import pLimit from 'p-limit';
import { findTarget, storeWithRetries } from '../../../platforms/asking/ask-platform.ts';
import { failedMeasurement, type Measurement } from '../../../platforms/asking/measurement.ts';
import type { ReportsDeps } from '../deps.ts';
import type { StoredReport } from '../model.ts';
import { listStoredQuestions, type NewAnswer, storeAnswer } from './answer-store.ts';
import { askQuestion, type TimeLimit } from './ask.ts';
import { companiesOf } from './companies.ts';

/** A report's questions in flight on one platform. */
const MAX_CONCURRENCY = 4;

const REMOVED = new Error('The report was removed.');

/**
 * Asks every prompt on every platform once and stores each answer as it arrives. Answers that a killed worker has stored
 * are not asked again.
 * @returns false when the report was removed meanwhile
 * @throws the reason of `signal` when that is aborted; failures of this server
 */
export async function askAll(deps: ReportsDeps, report: StoredReport, signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const timeLimit: TimeLimit = {
    stop: AbortSignal.any([signal, ended.signal]),
    timeout: AbortSignal.timeout(deps.reportWithinMs),
    endsAt: performance.now() + deps.reportWithinMs,
  };
  const askers = new Map(
    await Promise.all(
      report.platforms.map(async (key) => [key, await createAsker(deps, report, key, timeLimit)] as const),
    ),
  );
  const questions = (await listOpenQuestions(deps, report)).map(async ({ prompt, text, platform }) => {
    try {
      const ask = askers.get(platform);
      const { usage, ...measurement } = ask
        ? await ask(text)
        : failedMeasurement('The platform is not set up on this server any more.');
      const collectedAt = deps.clock().toISOString();
      const answer: NewAnswer = {
        ...measurement,
        ...usage,
        reportId: report.id,
        prompt,
        platform,
        collectedAt,
      };
      const isWanted = await storeWithRetries(deps, () => storeAnswer(deps.db, answer), signal);
      if (!isWanted) ended.abort(REMOVED);
    } catch (error) {
      // The job is repeated as a whole, or the report was removed.
      ended.abort(error);
    }
  });
  await Promise.all(questions);
  signal.throwIfAborted();
  if (ended.signal.aborted && ended.signal.reason !== REMOVED) throw ended.signal.reason;
  return !ended.signal.aborted;
}

/** Asks a platform with limited concurrency; null for one that cannot be asked any more. */
async function createAsker(
  deps: ReportsDeps,
  report: StoredReport,
  key: string,
  timeLimit: TimeLimit,
): Promise<((text: string) => Promise<Measurement>) | null> {
  const target = await findTarget(deps, key, () => {
    const { brand, rivals: competitors } = companiesOf(deps, report);
    const topicOf = (question: string) => ({ name: findTopic(question, report.searchTopics) });
    return { brand, competitors, topicOf, clock: deps.clock };
  });
  if (!target) return null;
  const limit = pLimit(Math.min(target.configured.concurrency, MAX_CONCURRENCY));
  const since = report.startedAt ?? report.requestedAt;
  return (text) => limit(() => askQuestion(deps, { text, target, since }, timeLimit));
}

const splitWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The search topic that shares most words with a question; the first of several. */
function findTopic(question: string, topics: readonly string[]): string {
  const words = splitWords(question);
  const shared = topics.map((topic) => splitWords(topic).intersection(words).size);
  return topics[shared.indexOf(Math.max(...shared))] ?? '';
}

/** Questions without a stored answer. Prompts take turns, so that a report whose time ends has asked most of them. */
async function listOpenQuestions({ db }: ReportsDeps, { id, prompts, platforms }: StoredReport) {
  const stored = new Set(
    (await listStoredQuestions(db, id)).map(({ prompt, platform }) => `${prompt} ${platform}`),
  );
  return prompts.flatMap((text, prompt) =>
    platforms
      .filter((platform) => !stored.has(`${prompt} ${platform}`))
      .map((platform) => ({ prompt, text, platform })),
  );
}
