import { randomUUID } from 'node:crypto';
import { MAKE, SEND } from '../constants.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { findUnsent } from '../mail-store.ts';
import { findUnmade, insertReport } from '../store.ts';
import { daysOfReport, latestDue } from './due.ts';
import { claimDue, listAllSchedules, type ZonedSchedule } from './store.ts';

const PAGE_SIZE = 500;
/** Much longer than all attempts take; a job older than this was lost, for example when a backup was restored. */
const LOST_AFTER_MS = 2 * 3_600_000;

/**
 * Queues the reports that are due: a schedule's day once, whichever server runs this and however often. Days missed while
 * no server ran are one report, that of the latest.
 */
export async function startDueReports(deps: AccountReportsDeps): Promise<void> {
  const { db, jobs, clock } = deps;
  await jobs.prepare(MAKE);
  for (let after: ZonedSchedule | null = null; ; ) {
    const page: ZonedSchedule[] = await listAllSchedules(db, { after, limit: PAGE_SIZE });
    for (const schedule of page) {
      const due = latestDue(schedule, schedule.timeZone, clock());
      if (due > schedule.lastDue) await startReport(deps, schedule, due);
    }
    after = page.at(-1) ?? null;
    if (page.length < PAGE_SIZE) break;
  }
  await requeueLost(deps);
}

async function startReport(
  { db, jobs, clock }: AccountReportsDeps,
  { userId, id, title, period, platform, topicId, view }: ZonedSchedule,
  due: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimDue(tx, { userId, id }, due))) return;
    const reportId = randomUUID();
    const isNew = await insertReport(tx, {
      ...{
        userId,
        id: reportId,
        title,
        scheduleId: id,
        dueOn: due,
        createdBy: null,
        madeBy: null,
        note: null,
      },
      scope: view
        ? { filter: {}, topicId: null, view }
        : { filter: { ...daysOfReport(period, due), platform }, topicId },
      createdAt: clock().toISOString(),
    });
    if (isNew) await jobs.send(MAKE, { userId, reportId }, { tx });
  });
}

async function requeueLost({ db, jobs, clock }: AccountReportsDeps): Promise<void> {
  const before = new Date(clock().getTime() - LOST_AFTER_MS).toISOString();
  for (const report of await findUnmade(db, before)) {
    await jobs.send(MAKE, report, { singletonKey: report.reportId });
  }
  for (const mail of await findUnsent(db, before)) {
    await jobs.send(SEND, mail, { singletonKey: `${mail.reportId} ${mail.address}` });
  }
}
