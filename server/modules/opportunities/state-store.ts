import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { nextStepState } from '../../db/schema/opportunity.ts';
import type { KeyInsight } from './insight/sentences.ts';

/** What the job derived from an account's data. */
export interface DerivedState {
  /** The account's data version then. */
  dataVersion: number;
  /** The day of the job. */
  day: string;
  insight: KeyInsight;
  sourceInsight: KeyInsight;
  derivedAt: string;
}

/** Null until the job has run. */
export async function findState(db: Db, userId: string): Promise<DerivedState | null> {
  const [state] = await db.select().from(nextStepState).where(eq(nextStepState.userId, userId));
  if (!state?.insight || !state.sourceInsight) return null;
  const { insight, sourceInsight, dataVersion, day, derivedAt } = state;
  return {
    ...{ dataVersion, day, derivedAt },
    insight: insight as KeyInsight,
    sourceInsight: sourceInsight as KeyInsight,
  };
}

export async function saveState(tx: Db, userId: string, state: DerivedState): Promise<void> {
  await tx
    .insert(nextStepState)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: nextStepState.userId, set: state });
}
