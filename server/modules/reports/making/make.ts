import type { JobContext } from '../../../jobs/queue.ts';
import { platformName } from '../../../platforms/names.ts';
import { answersOf } from '../answer-store.ts';
import { askAll } from '../ask-all.ts';
import { makeContent } from '../content/make.ts';
import type { ReportsDeps } from '../deps.ts';
import type { StoredReport, StoredReportAnswer } from '../model.ts';
import { DELIVER } from '../queues.ts';
import { keptUntil } from '../requests/request.ts';
import { changeReport, findReport } from '../store.ts';
import { companiesOf } from './companies.ts';

const LONGEST_PROBLEM = 500;

/**
 * Makes a report: asks what is missing, then writes down what it says and has it sent. Done twice, or again after its
 * process was killed, it goes on where it stopped.
 */
export async function make(
  deps: ReportsDeps,
  id: string,
  { signal, last }: Pick<JobContext, 'signal' | 'last'>,
): Promise<void> {
  try {
    const report = await begin(deps, id);
    if (report && (await askAll(deps, report, signal))) await writeDown(deps, report);
  } catch (error) {
    if (signal.aborted || !last) throw error;
    deps.log.error({ err: error, report: id }, 'a report is given up');
    await giveUp(deps, id, 'This server could not make the report. Its log says why.');
  }
}

/** The report, standing at being asked; null when there is nothing to do. */
async function begin({ db, clock }: ReportsDeps, id: string): Promise<StoredReport | null> {
  await changeReport(db, id, ['waiting'], { status: 'asking', startedAt: clock().toISOString() });
  const report = await findReport(db, id);
  return report?.status === 'asking' ? report : null;
}

async function writeDown(deps: ReportsDeps, report: StoredReport): Promise<void> {
  const { id, platforms } = report;
  const found = await answersOf(deps.db, id);
  const answers = found.filter(({ platform }) => platforms.includes(platform));
  if (!answers.some(({ status }) => status === 'answered')) {
    return giveUp(deps, id, `There is no usable answer. ${failuresOf(answers)}`);
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
      expiresAt: keptUntil(now),
      mailStatus: 'waiting',
      mailProblem: null,
    });
    if (made) await deps.jobs.send(DELIVER, { id, mail: 'report' }, { tx });
  });
}

/** Says that the report failed: to the operator, and once to whoever waits for it. */
async function giveUp({ db, jobs }: ReportsDeps, id: string, problem: string): Promise<void> {
  const report = await findReport(db, id);
  if (!report) return;
  const told = report.mailedAt !== null;
  await jobs.prepare(DELIVER);
  await db.transaction(async (tx) => {
    const failed = await changeReport(tx, id, ['waiting', 'asking'], {
      status: 'failed',
      problem: problem.slice(0, LONGEST_PROBLEM),
      mailStatus: told ? 'sent' : 'waiting',
      mailProblem: null,
    });
    if (failed && !told) await jobs.send(DELIVER, { id, mail: 'failure' }, { tx });
  });
}

/** As the configuration names it: an endpoint of one's own has a name that its key does not tell. */
const nameOf = ({ platforms }: ReportsDeps, key: string) =>
  platforms.all().find((platform) => platform.key === key)?.name ?? platformName(key);

/** Why there are no answers, the most frequent reason first. */
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
