import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { completedStep } from '../../db/schema/action.ts';

/** Ids of the steps an account has completed. */
export async function completedSteps(db: Db, userId: string): Promise<Set<string>> {
  const found = await db
    .select({ stepId: completedStep.stepId })
    .from(completedStep)
    .where(eq(completedStep.userId, userId));
  return new Set(found.map(({ stepId }) => stepId));
}

/** Remembers a completed step; the first time counts. @returns whether that changed anything */
export async function addCompletedStep(tx: Db, userId: string, stepId: string): Promise<boolean> {
  const made = await tx
    .insert(completedStep)
    .values({ userId, stepId })
    .onConflictDoNothing()
    .returning({ stepId: completedStep.stepId });
  return made.length > 0;
}

/** Forgets that a step was completed. @returns whether that changed anything */
export async function removeCompletedStep(tx: Db, userId: string, stepId: string): Promise<boolean> {
  const gone = await tx
    .delete(completedStep)
    .where(and(eq(completedStep.userId, userId), eq(completedStep.stepId, stepId)))
    .returning({ stepId: completedStep.stepId });
  return gone.length > 0;
}
