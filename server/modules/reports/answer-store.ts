import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { report, reportAnswer } from '../../db/schema/report.ts';
import type { StoredReportAnswer } from './model.ts';

export type NewAnswer = typeof reportAnswer.$inferInsert;

/**
 * Stores what came of a question, once whoever else asked it too, and counts what was paid for it: also for a reply that
 * comes second, or to a report that is no longer asked for.
 * @returns whether the report still wants answers
 */
export function storeAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Holds the report, so that removing it and storing into it follow each other.
    const [held] = await tx
      .update(report)
      .set({ cost: sql`${report.cost} + ${answer.cost ?? 0}::numeric` })
      .where(eq(report.id, answer.reportId))
      .returning({ status: report.status });
    if (held?.status !== 'asking') return false;
    await tx.insert(reportAnswer).values(answer).onConflictDoNothing();
    return true;
  });
}

/** A report's answers by prompt and platform. */
export function answersOf(db: Db, reportId: string): Promise<StoredReportAnswer[]> {
  return db
    .select()
    .from(reportAnswer)
    .where(eq(reportAnswer.reportId, reportId))
    .orderBy(asc(reportAnswer.prompt), asc(reportAnswer.platform));
}

/** What a report has, failed measurements among it, without its texts. */
export function askedOf(db: Db, reportId: string): Promise<{ prompt: number; platform: string }[]> {
  return rows(db, sql`select prompt, platform from sightline.report_answer where report_id = ${reportId}`);
}

/** A usable answer; null without one. */
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

/** Forgets what failed, so that it is asked again. */
export async function dropFailed(tx: Db, reportId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.report_answer where report_id = ${reportId} and status <> 'answered'`,
  );
}
