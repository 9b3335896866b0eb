import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { report } from '../../db/schema/report.ts';
import type { ReportStatus, StoredReport } from './model.ts';

export async function insertReport(tx: Db, row: typeof report.$inferInsert): Promise<void> {
  await tx.insert(report).values(row);
}

export const findReport = (db: Db, id: string) => findOne(db, eq(report.id, id));

/** By the token of its address; null for an unknown or expired report. */
export const findByToken = (db: Db, token: string, now: string) =>
  findOne(db, and(eq(report.token, token), gt(report.expiresAt, now)));

async function findOne(db: Db, where: SQL | undefined): Promise<StoredReport | null> {
  const [found] = await db.select().from(report).where(where);
  return (found as StoredReport | undefined) ?? null;
}

/**
 * Changes a report that has one of these statuses.
 * @returns whether it was changed
 */
export async function changeReport(
  tx: Db,
  id: string,
  statuses: readonly ReportStatus[],
  change: Partial<Omit<StoredReport, 'id'>>,
): Promise<boolean> {
  const changed = await tx
    .update(report)
    .set(change)
    .where(and(eq(report.id, id), inArray(report.status, [...statuses])))
    .returning({ id: report.id });
  return changed.length > 0;
}

/** Stores the outcome of a waiting mail, unless the report's status has changed and another mail waits. */
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

/** Addresses with a confirmation link that is valid and not yet followed. */
export async function unconfirmedAddresses(db: Db, now: string): Promise<string[]> {
  const found = await db
    .select({ email: report.email })
    .from(report)
    .where(and(eq(report.status, 'unconfirmed'), gt(report.expiresAt, now)));
  return found.map(({ email }) => email);
}

/** Deletes a report's input, answers and content; its cost stays in the budget. @returns whether there was one */
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
