import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/client.ts';
import { nextStep } from '../../../db/schema/opportunity.ts';
import type { ListedStep, StoredStep } from './model.ts';

/** Steps kept for each account, those completed long ago included. */
const MAX_STORED = 500;

export async function findSteps(db: Db, userId: string): Promise<StoredStep[]> {
  const found = await db
    .select()
    .from(nextStep)
    .where(eq(nextStep.userId, userId))
    .orderBy(sql`${nextStep.completedAt} desc nulls first`, nextStep.id)
    .limit(MAX_STORED);
  return found.map(({ userId: _owner, pageIds, ...step }) => ({ ...step, pageIds: pageIds as string[] }));
}

/** Stores the steps of a checklist and removes those that no longer hold. */
export async function saveSteps(
  tx: Db,
  userId: string,
  { steps, outdated }: { steps: readonly ListedStep[]; outdated: readonly string[] },
): Promise<void> {
  if (outdated.length > 0) {
    await tx.execute(sql`
      delete from sightline.next_step
      where user_id = ${userId} and id = ${anyOf(outdated, 'text')} and completed_at is null`);
  }
  for (const { completed: _completed, measured: _measured, ...step } of steps) {
    // What has changed so far is read again each time, until the step is completed.
    const values = { ...step, change: step.completedAt === null ? null : step.change };
    await tx
      .insert(nextStep)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: [nextStep.userId, nextStep.id], set: values });
  }
}

/** Completes a stored step by hand or opens it again. @returns whether there is such a step */
export async function setStepByHand(
  tx: Db,
  userId: string,
  id: string,
  { completedAt, change }: Pick<StoredStep, 'completedAt' | 'change'>,
): Promise<boolean> {
  const changed = await tx
    .update(nextStep)
    .set({ completedAt, change, setByHand: true })
    .where(and(eq(nextStep.userId, userId), eq(nextStep.id, id)))
    .returning({ id: nextStep.id });
  return changed.length > 0;
}
