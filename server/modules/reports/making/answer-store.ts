import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { report, reportAnswer } from '../../../db/schema/report.ts';
import type { StoredReportAnswer } from '../model.ts';

export type NewAnswer = typeof reportAnswer.$inferInsert;

/**
 * Stores an answer unless another worker stored it first, and adds its cost to the report in any case.
 * @returns false when the report needs no more answers
 */
export function storeAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the report, so that it is not removed meanwhile.
    const [locked] = await tx
      .update(report)
      .set({ cost: sql`${report.cost} + ${answer.cost ?? 0}::numeric` })
      .where(eq(report.id, answer.reportId))
      .returning({ status: report.status });
    if (locked?.status !== 'asking') return false;
    await tx.insert(reportAnswer).values(answer).onConflictDoNothing();
    return true;
  });
}

export function listAnswers(db: Db, reportId: string): Promise<StoredReportAnswer[]> {
  return db
    .select()
    .from(reportAnswer)
    .where(eq(reportAnswer.reportId, reportId))
    .orderBy(asc(reportAnswer.prompt), asc(reportAnswer.platform));
}

/** The questions that have an answer or a failed measurement. */
export function listStoredQuestions(
  db: Db,
  reportId: string,
): Promise<{ prompt: number; platform: string }[]> {
  return rows(db, sql`select prompt, platform from sightline.report_answer where report_id = ${reportId}`);
}

/** A usable answer, or null. */
export async function findAnswer(
  db: Db,
  reportId: string,
  prompt: number,
  platform: string,
): Promise<StoredReportAnswer | null> {
  const [found] = await db
    .select()
    .from(reportAnswer)
    .where(
      and(
        eq(reportAnswer.reportId, reportId),
        eq(reportAnswer.prompt, prompt),
        eq(reportAnswer.platform, platform),
        eq(reportAnswer.status, 'answered'),
      ),
    );
  return found ?? null;
}

/** Deletes failed measurements, so that their questions are asked again. */
export async function deleteFailedAnswers(tx: Db, reportId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.report_answer where report_id = ${reportId} and status <> 'answered'`,
  );
}
