import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const FIRST_DISCARD = 8;

/** Called in each transaction with the number of answers that it stored. */
export type DiscardPlans = (tx: Db, stored: number) => Promise<void>;

/**
 * Discards the connection's plans each time the number of stored answers has doubled; plans made for nearly empty tables
 * are slow later (decision 001).
 */
export function createPlanDiscarder(): DiscardPlans {
  let stored = 0;
  let next = FIRST_DISCARD;
  return async (tx, more) => {
    stored += more;
    if (stored < next) return;
    next = stored * 2;
    await tx.execute(sql`discard plans`);
  };
}
