import { type Db, embeddedClientOf } from '../../db/client.ts';

/** How long a transaction may hold an embedded database while people read, which nobody can meanwhile. */
const MAX_HOLD_MS = 20;
/** Aimed at: transactions of as many answers differ. */
const TARGET_HOLD_MS = 15;
/** With fewer, a transaction's fixed costs would halve the rate of an import (decision 034). */
const MIN_ANSWERS = 8;
const MAX_ANSWERS = 50;
/** Aimed at, if longer: this share of the time for which nobody has read, so that whoever reads often waits little. */
const UNWATCHED_SHARE = 1 / 8;

/** How many answers one transaction stores. */
export interface TransactionSize {
  next(): number;
  /** A transaction of `answers` answers held the database for so long. */
  report(answers: number, ms: number): void;
}

/**
 * Adapts to how long the last transactions took, and grows with the time for which nobody has read; without a limit on a
 * Postgres server.
 */
export function createTransactionSize(db: Db, maxAnswers = MAX_ANSWERS): TransactionSize {
  const client = embeddedClientOf(db);
  if (!client) return { next: () => Number.MAX_SAFE_INTEGER, report: () => {} };
  let size = MIN_ANSWERS;
  return {
    next() {
      const hold = Math.max(TARGET_HOLD_MS, client.msUnwatched * UNWATCHED_SHARE);
      return Math.min(maxAnswers, Math.floor((size * hold) / TARGET_HOLD_MS));
    },
    report(answers, ms) {
      // A larger one says nothing about short ones.
      if (answers > size) return;
      if (ms > MAX_HOLD_MS) size = Math.max(MIN_ANSWERS, Math.floor((answers * TARGET_HOLD_MS) / ms));
      else if (ms < TARGET_HOLD_MS && answers >= size) size = Math.min(maxAnswers, size + 1);
    },
  };
}
