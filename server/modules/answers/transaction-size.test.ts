import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, embeddedDatabase } from '../../db/client.ts';
import { inBackground } from '../../db/embedded/background.ts';
import { EmbeddedClient } from '../../db/embedded/client.ts';
import { localSession } from '../../db/embedded/session.ts';
import { createTurns } from '../../db/embedded/turns.ts';
import { createTransactionSize } from './transaction-size.ts';

const [FEWEST, MOST] = [8, 50];

let now = 0;
let database: Database;
beforeAll(async () => {
  const session = localSession(await PGlite.create());
  database = embeddedDatabase(
    await EmbeddedClient.open(session, createTurns({ pauseMs: 0, now: () => now })),
  );
});
afterAll(() => database.close());

const read = () => database.db.execute(sql`select 1`);

test('transactions of an import are short while somebody reads, and the larger the longer nobody does', async () => {
  const size = createTransactionSize(database.db);
  await read();
  expect(size.next()).toBe(FEWEST);
  now += 240;
  expect(size.next()).toBe(2 * FEWEST);
  now += 60_000;
  expect(size.next()).toBe(MOST);
  size.report(MOST, 1_000);
  // Not sent before it is awaited.
  await inBackground(async () => await read());
  expect(size.next()).toBe(MOST);
  await read();
  expect(size.next()).toBe(FEWEST);
});

test('short transactions grow as long as they are fast', async () => {
  const size = createTransactionSize(database.db);
  await read();
  for (let stored = 0; stored < 10; stored += 1) size.report(size.next(), 5);
  expect(size.next()).toBe(FEWEST + 10);
  size.report(size.next(), 40);
  expect(size.next()).toBe(FEWEST);
});
