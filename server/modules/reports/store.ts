import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { report } from '../../db/schema/report.ts';
import type { ReportStatus, StoredReport } from './model.ts';

export async function insertReport(tx: Db, row: typeof report.$inferInsert): Promise<void> {
  await tx.insert(report).values(row);
}

export const findReport = (db: Db, id: string) => findOne(db, eq(report.id, id));

/** By the token of its address; null also for one that has expired. */
export const findByToken = (db: Db, token: string, now: string) =>
  findOne(db, and(eq(report.token, token), gt(report.expiresAt, now)));

async function findOne(db: Db, where: SQL | undefined): Promise<StoredReport | null> {
  const [found] = await db.select().from(report).where(where);
  return (found as StoredReport | undefined) ?? null;
}

/**
 * Changes a report that stands at one of these statuses.
 * @returns whether it did
 */
export async function changeReport(
  tx: Db,
  id: string,
  standing: readonly ReportStatus[],
  change: Partial<Omit<StoredReport, 'id'>>,
): Promise<boolean> {
  const changed = await tx
    .update(report)
    .set(change)
    .where(and(eq(report.id, id), inArray(report.status, [...standing])))
    .returning({ id: report.id });
  return changed.length > 0;
}

/** Notes what came of a mail that was waiting to go, unless the report has gone on meanwhile and another one waits. */
export async function setMailed(
  db: Db,
  { id, status }: Pick<StoredReport, 'id' | 'status'>,
  outcome: Pick<StoredReport, 'mailStatus' | 'mailProblem'> & Partial<Pick<StoredReport, 'mailedAt'>>,
): Promise<void> {
  await db
    .update(report)
    .set(outcome)
    .where(and(eq(report.id, id), eq(report.status, status), eq(report.mailStatus, 'waiting')));
}

/** Addresses that have been asked to confirm and have not, and could still. */
export async function unconfirmedAddresses(db: Db, now: string): Promise<string[]> {
  const found = await db
    .select({ email: report.email })
    .from(report)
    .where(and(eq(report.status, 'unconfirmed'), gt(report.expiresAt, now)));
  return found.map(({ email }) => email);
}

/** Empties a report of all that was given and answered; its cost stays in the budget. @returns whether there was one */
export async function emptyReport(tx: Db, id: string): Promise<boolean> {
  await tx.execute(sql`delete from sightline.report_answer where report_id = ${id}`);
  return changeReport(tx, id, NOT_REMOVED, {
    status: 'removed',
    problem: null,
    mailStatus: 'none',
    mailProblem: null,
    email: '',
    company: '',
    website: null,
    competitors: [],
    searchTopics: [],
    prompts: [],
    content: null,
  });
}

const NOT_REMOVED: readonly ReportStatus[] = ['unconfirmed', 'waiting', 'asking', 'made', 'failed'];
