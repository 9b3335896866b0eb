import { setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { is, sql } from 'drizzle-orm';
import { NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type { Db } from './client.ts';

/**
 * For how long a process may trust what it read of an account's row without asking again, in ms from before it asked.
 * Whoever writes the row first waits as long (decision 023).
 */
export const LEASE_MS = 10;

/** Timers may fire up to a millisecond early; clocks of two processes may run a little apart. */
const WAIT_MS = LEASE_MS + 2;

/** First key of the locks: any number that no other advisory locks with two keys have. */
export const LEASE_CLASS = 4_120_773;

const keyOf = (userId: string) => crc32(userId.toLowerCase()) | 0;

/** When a transaction began to keep others from new leases, by account. */
const heldSince = new WeakMap<Db, Map<string, number>>();

/**
 * Lets nobody take a lease on the account's row until the transaction ends; those that are out go on. Writers do so
 * together. An embedded database has no others to keep from it.
 * @returns when it began (`performance.now()`); null for an embedded database
 */
export async function stopLeases(tx: Db, userId: string): Promise<number | null> {
  if (!is(tx, NodePgTransaction)) return null;
  const ofAccounts = heldSince.get(tx) ?? new Map<string, number>();
  heldSince.set(tx, ofAccounts);
  const known = ofAccounts.get(userId);
  if (known !== undefined) return known;
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LEASE_CLASS}, ${keyOf(userId)})`);
  const began = performance.now();
  ofAccounts.set(userId, began);
  return began;
}

/**
 * Ends when no lease on the account's row is out, and none can be until the transaction ends. To be called before the row
 * is written, in the same transaction.
 */
export async function outlastLeases(tx: Db, userId: string): Promise<void> {
  const began = await stopLeases(tx, userId);
  if (began === null) return;
  const over = began + WAIT_MS;
  for (let left = over - performance.now(); left > 0; left = over - performance.now()) await setTimeout(left);
}

/** Most accounts of one statement that get a lease; each is a lock, of which a server holds a fixed number. */
const MOST_AT_ONCE = 50;

/**
 * A statement that takes the lock of a lease on each of these accounts unless somebody writes them, to be sent in one
 * message with the statement that reads them, and before it: the message is a transaction, which holds the locks until
 * its end, and its second statement sees what was committed before it began.
 * @param userIds UUIDs in lower case
 * @returns its text; its rows name the accounts whose lock was taken, as `userId`
 */
export function leaseStatement(userIds: readonly string[]): string {
  const wanted = userIds.slice(0, MOST_AT_ONCE).map((userId) => `('${userId}', ${keyOf(userId)})`);
  return `select w.id as "userId" from (values ${wanted.join(', ')}) as w(id, key)
    where current_setting('transaction_isolation') = 'read committed' and pg_try_advisory_xact_lock(${LEASE_CLASS}, w.key)`;
}
