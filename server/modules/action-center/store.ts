import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { completedStep } from '../../db/schema/action.ts';

/** Ids of the completed steps. */
export async function findCompletedSteps(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ stepId: completedStep.stepId })
    .from(completedStep)
    .where(eq(completedStep.userId, userId));
  return new Set(rows.map(({ stepId }) => stepId));
}

/** @returns whether the step was not completed before */
export async function addCompletedStep(tx: Db, userId: string, stepId: string): Promise<boolean> {
  const inserted = await tx
    .insert(completedStep)
    .values({ userId, stepId })
    .onConflictDoNothing()
    .returning({ stepId: completedStep.stepId });
  return inserted.length > 0;
}

/** @returns whether the step was completed before */
export async function removeCompletedStep(tx: Db, userId: string, stepId: string): Promise<boolean> {
  const deleted = await tx
    .delete(completedStep)
    .where(and(eq(completedStep.userId, userId), eq(completedStep.stepId, stepId)))
    .returning({ stepId: completedStep.stepId });
  return deleted.length > 0;
}
