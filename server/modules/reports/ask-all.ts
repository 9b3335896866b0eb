import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { askedOf, type NewAnswer, storeAnswer } from './answer-store.ts';
import { ask, type Outcome, type Patience } from './ask.ts';
import type { ReportsDeps } from './deps.ts';
import type { StoredReport } from './model.ts';
import { platformOf } from './platform-of.ts';

/** Questions of one report under way at once on one platform. */
const MOST_AT_ONCE = 4;
/** A database that is restarted is back within these retries; asking anew would be paid for anew. */
const STORING = { retries: 4, minTimeout: 500, factor: 2.5 };

const NOT_SET_UP: Outcome = {
  status: 'failed',
  failure: 'The platform is not set up on this server any more.',
};

/**
 * Asks every prompt on every platform, once: what is stored already, by a worker that was killed, is not asked again.
 * Each answer is stored as it arrives.
 * @returns false when the report was removed meanwhile
 * @throws the reason of `signal` when that is aborted; what goes wrong on this server
 */
export async function askAll(deps: ReportsDeps, report: StoredReport, signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const patience: Patience = {
    stop: AbortSignal.any([signal, ended.signal]),
    over: AbortSignal.timeout(deps.reportWithinMs),
    until: performance.now() + deps.reportWithinMs,
  };
  const lanes = new Map(report.platforms.map((key) => [key, laneOf(deps, report, key, patience)]));
  const asking = (await missingOf(deps, report)).map(async ({ prompt, text, platform }) => {
    const lane = lanes.get(platform);
    try {
      const outcome = lane ? await lane(text) : NOT_SET_UP;
      const collectedAt = deps.clock().toISOString();
      const answer: NewAnswer = { ...outcome, reportId: report.id, prompt, platform, collectedAt };
      const wanted = await pRetry(() => storeAnswer(deps.db, answer), { ...STORING, signal });
      if (!wanted) ended.abort(REMOVED);
    } catch (error) {
      // The others need not go on: the report is removed, or the whole job will be done again.
      ended.abort(error);
    }
  });
  await Promise.all(asking);
  signal.throwIfAborted();
  if (ended.signal.aborted && ended.signal.reason !== REMOVED) throw ended.signal.reason;
  return !ended.signal.aborted;
}

const REMOVED = new Error('The report was removed.');

/** Asks a platform, not too much at once; null for one that cannot be asked any more. */
function laneOf(
  deps: ReportsDeps,
  report: StoredReport,
  key: string,
  patience: Patience,
): ((text: string) => Promise<Outcome>) | null {
  const asked = platformOf(deps, report, key);
  if (!asked) return null;
  const limit = pLimit(Math.min(asked.configured.concurrency, MOST_AT_ONCE));
  const since = report.startedAt ?? report.requestedAt;
  return (text) => limit(() => ask(deps, { text, asked, since }, patience));
}

/** Prompts take turns over the platforms: a report whose time is over has asked as many as it could. */
async function missingOf({ db }: ReportsDeps, { id, prompts, platforms }: StoredReport) {
  const there = new Set((await askedOf(db, id)).map(({ prompt, platform }) => `${prompt} ${platform}`));
  return prompts.flatMap((text, prompt) =>
    platforms
      .filter((platform) => !there.has(`${prompt} ${platform}`))
      .map((platform) => ({ prompt, text, platform })),
  );
}
