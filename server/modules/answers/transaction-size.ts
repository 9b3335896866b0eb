import { type Db, embeddedClientOf } from '../../db/client.ts';

/** How long a transaction may hold an embedded database while people read, which nobody can meanwhile. */
const MAX_HOLD_MS = 20;
/** Aimed at: transactions of as many answers differ. */
const TARGET_HOLD_MS = 15;
/** With fewer, a transaction's fixed costs would halve the rate of an import (decision 034). */
const MIN_ANSWERS = 8;
const MAX_ANSWERS = 50;
/** Nobody has read anything for so long. The next one to read waits once for a transaction of up to 110 ms. */
const UNWATCHED_MS = 5_000;

/** How many answers one transaction stores. */
export interface TransactionSize {
  next(): number;
  /** A transaction of `answers` answers held the database for so long. */
  report(answers: number, ms: number): void;
}

/** While people read, it adapts to how long the last transactions took; without a limit on a Postgres server. */
export function createTransactionSize(db: Db): TransactionSize {
  const client = embeddedClientOf(db);
  if (!client) return { next: () => Number.MAX_SAFE_INTEGER, report: () => {} };
  let size = MIN_ANSWERS;
  return {
    next: () => (client.msUnwatched > UNWATCHED_MS ? MAX_ANSWERS : size),
    report(answers, ms) {
      if (answers > size) return;
      if (ms > MAX_HOLD_MS) size = Math.max(MIN_ANSWERS, Math.floor((answers * TARGET_HOLD_MS) / ms));
      else if (ms < TARGET_HOLD_MS && answers >= size) size = Math.min(MAX_ANSWERS, size + 1);
    },
  };
}
