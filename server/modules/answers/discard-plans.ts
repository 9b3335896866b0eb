import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Answers after which it is done for the first time. */
const FIRST = 8;

/** To be called in the transaction that stored so many answers. */
export type RenewPlans = (tx: Db, stored: number) => Promise<void>;

/**
 * Drops the connection's plans whenever twice as many answers were stored as the time before. Plans that check foreign
 * keys are made once a connection; made for a table that is nearly empty they may take an index by which each row that
 * is stored reads all answers of its account. On a server autovacuum has them made anew, an embedded database has none.
 */
export function renewPlansWithGrowth(): RenewPlans {
  let stored = 0;
  let next = FIRST;
  return async (tx, more) => {
    stored += more;
    if (stored < next) return;
    next = stored * 2;
    await tx.execute(sql`discard plans`);
  };
}
