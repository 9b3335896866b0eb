import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { FlowRow } from '../schema.ts';
import { flowStates } from '../schema.ts';

export async function insertFlow(
  db: Db,
  flow: Pick<FlowRow, 'id' | 'userId' | 'codeChallenge' | 'codeChallengeMethod' | 'createdAt'>,
): Promise<void> {
  await db.insert(flowStates).values(flow);
}

export async function deleteFlowsBefore(db: Db, userId: string, moment: Date): Promise<void> {
  await db.delete(flowStates).where(and(eq(flowStates.userId, userId), lt(flowStates.createdAt, moment)));
}

export async function setFlowCode(tx: Db, id: string, codeHash: string, now: Date): Promise<void> {
  await tx.update(flowStates).set({ codeHash, codeIssuedAt: now }).where(eq(flowStates.id, id));
}

/** Holds the row until the transaction ends, so that a code is exchanged once. */
export async function lockFlowByCode(tx: Db, codeHash: string): Promise<FlowRow | undefined> {
  const [flow] = await tx.select().from(flowStates).where(eq(flowStates.codeHash, codeHash)).for('update');
  return flow;
}

export async function deleteFlow(tx: Db, id: string): Promise<void> {
  await tx.delete(flowStates).where(eq(flowStates.id, id));
}
