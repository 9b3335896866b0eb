import type { JobContext } from '../../../jobs/queue.ts';
import { platformName } from '../../../platforms/names.ts';
import { DELIVER } from '../constants.ts';
import { makeContent } from '../content/make.ts';
import type { ReportsDeps } from '../deps.ts';
import type { StoredReport, StoredReportAnswer } from '../model.ts';
import { expiryOf } from '../requests/request.ts';
import { changeReport, findReport } from '../store.ts';
import { listAnswers } from './answer-store.ts';
import { askAll } from './ask-all.ts';
import { companiesOf } from './companies.ts';

const MAX_PROBLEM_LENGTH = 500;

/**
 * Makes a report: asks the questions that have no answer yet, stores the content and queues its mail. A second call, or
 * one after the process was killed, continues where the first stopped.
 */
export async function makeReport(
  deps: ReportsDeps,
  id: string,
  { signal, last }: Pick<JobContext, 'signal' | 'last'>,
): Promise<void> {
  try {
    const report = await startAsking(deps, id);
    if (report && (await askAll(deps, report, signal))) await finishReport(deps, report);
  } catch (error) {
    if (signal.aborted || !last) throw error;
    deps.log.error({ err: error, report: id }, 'making a report failed for good');
    await failReport(deps, id, 'This server could not make the report. Its log says why.');
  }
}

/** @returns the report, now `asking`; null when there is nothing to do */
async function startAsking({ db, clock }: ReportsDeps, id: string): Promise<StoredReport | null> {
  await changeReport(db, id, ['waiting'], { status: 'asking', startedAt: clock().toISOString() });
  const report = await findReport(db, id);
  return report?.status === 'asking' ? report : null;
}

async function finishReport(deps: ReportsDeps, report: StoredReport): Promise<void> {
  const { id, platforms } = report;
  const found = await listAnswers(deps.db, id);
  const answers = found.filter(({ platform }) => platforms.includes(platform));
  if (!answers.some(({ status }) => status === 'answered')) {
    return failReport(deps, id, `There is no usable answer. ${failuresOf(answers)}`);
  }
  const now = deps.clock();
  const content = makeContent({
    company: report.company,
    website: report.website,
    competitors: report.competitors,
    searchTopics: report.searchTopics,
    prompts: report.prompts,
    simulated: report.simulated,
    ...companiesOf(deps, report),
    platforms: platforms.map((key) => ({ key, name: nameOf(deps, key) })),
    answers: answers.map((answer) => ({
      ...answer,
      collectedAt: new Date(answer.collectedAt).toISOString(),
    })),
    madeAt: now.toISOString(),
  });
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const made = await changeReport(tx, id, ['asking'], {
      status: 'made',
      problem: null,
      content,
      madeAt: now.toISOString(),
      expiresAt: expiryOf(now),
      mailStatus: 'waiting',
      mailProblem: null,
    });
    if (made) await deps.jobs.send(DELIVER, { id, mail: 'report' }, { tx });
  });
}

/** Marks the report as failed and mails the visitor about it once. */
async function failReport({ db, jobs }: ReportsDeps, id: string, problem: string): Promise<void> {
  const report = await findReport(db, id);
  if (!report) return;
  const isMailed = report.mailedAt !== null;
  await jobs.prepare(DELIVER);
  await db.transaction(async (tx) => {
    const failed = await changeReport(tx, id, ['waiting', 'asking'], {
      status: 'failed',
      problem: problem.slice(0, MAX_PROBLEM_LENGTH),
      mailStatus: isMailed ? 'sent' : 'waiting',
      mailProblem: null,
    });
    if (failed && !isMailed) await jobs.send(DELIVER, { id, mail: 'failure' }, { tx });
  });
}

/** The configured name: that of a compatible endpoint is not in its key. */
const nameOf = ({ platforms }: ReportsDeps, key: string) =>
  platforms.all().find((platform) => platform.key === key)?.name ?? platformName(key);

/** Reasons why there are no answers, the most frequent first. */
function failuresOf(answers: readonly StoredReportAnswer[]): string {
  const counts = new Map<string, number>();
  for (const { failure } of answers) {
    if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} (${count}×)`)
    .join(' ');
}
