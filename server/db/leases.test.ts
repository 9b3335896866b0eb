import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole, updateEmail } from '../modules/accounts/store.ts';
import { deleteAccountRows } from '../modules/deletion/store.ts';
import { createTestDatabase } from '../testing/database.ts';
import { seedAccount } from '../testing/services.ts';
import { type Database, openPostgres } from './client.ts';
import { LEASE_MS, leaseStatement, outlastLeases, stopLeases } from './leases.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What a message with a lease's statement is told, while a writer does something. */
async function leasesOf(...userIds: string[]): Promise<string[]> {
  const { connection } = database;
  if (!('pool' in connection)) throw new Error('an embedded database has no leases');
  const { rows } = await connection.pool.query<{ userId: string }>(leaseStatement(userIds));
  return rows.map(({ userId }) => userId);
}

test('nobody gets a lease on an account that is written, from the writer’s first step to its end', async ({
  skip,
}) => {
  skip(database.kind === 'embedded');
  const [written, other] = [randomUUID(), randomUUID()];
  expect(await leasesOf(written, other)).toEqual([written, other]);
  await database.db.transaction(async (tx) => {
    await stopLeases(tx, written);
    expect(await leasesOf(written, other)).toEqual([other]);
    await outlastLeases(tx, written);
    expect(await leasesOf(written, other)).toEqual([other]);
  });
  expect(await leasesOf(written, other)).toEqual([written, other]);
  const failed = database.db.transaction(async (tx) => {
    await stopLeases(tx, written);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await leasesOf(written, other)).toEqual([written, other]);
});

test('a writer waits until leases that are out are over', async ({ skip }) => {
  skip(database.kind === 'embedded');
  await database.db.transaction(async (tx) => {
    const began = performance.now();
    await stopLeases(tx, 'a');
    await outlastLeases(tx, 'a');
    expect(performance.now() - began).toBeGreaterThan(LEASE_MS);
  });
});

test('two writers of one account do not wait for each other’s leases', async ({ skip }) => {
  skip(database.kind === 'embedded');
  const userId = randomUUID();
  await database.db.transaction(async (tx) => {
    await stopLeases(tx, userId);
    await database.db.transaction((second) => outlastLeases(second, userId));
  });
});

test('under another isolation than ours nobody gets a lease, since the row may be read as it was before', async ({
  skip,
}) => {
  const { connection } = database;
  if (!('url' in connection)) return skip();
  const url = new URL(connection.url);
  url.searchParams.set('options', '-c default_transaction_isolation=repeatable\\ read');
  const strict = openPostgres(url.href);
  try {
    if (!('pool' in strict.connection)) throw new Error('no pool');
    expect((await strict.connection.pool.query(leaseStatement([randomUUID()]))).rows).toEqual([]);
  } finally {
    await strict.close();
  }
});

// On a server every test's database refuses to write an account under leases (testing/lease-guard.ts).
test('whoever writes an account outlasts its leases', async () => {
  const { viewer } = await seedAccount(database.db, { name: 'Quillmark', aliases: [] }, []);
  await updateEmail(database.db, viewer.userId, 'somebody@example.com');
  expect(await setRole(database.db, 'Somebody@example.com', 'analyst')).toBe(true);
  expect(await setRole(database.db, 'nobody@example.com', 'analyst')).toBe(false);
  await database.db.transaction((tx) => deleteAccountRows(tx, viewer.userId));
});
