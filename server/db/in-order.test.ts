import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, type Db, rows } from './client.ts';
import { inOrder } from './in-order.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = (db: Db, value: number) => rows<{ n: number }>(db, sql`select ${value}::int as n`);

test('runs statements in their order and returns the results', async () => {
  const results = await database.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table step (n int) on commit drop`);
    return inOrder(
      tx,
      async () => tx.execute(sql`insert into step values (1)`),
      () => rows(tx, sql`select n from step`),
      () => tx.execute(sql`update step set n = 2`),
      async () => (await rows<{ n: number }>(tx, sql`select n from step`))[0]?.n,
    );
  });
  expect(results.slice(1, 2)).toEqual([[{ n: 1 }]]);
  expect(results[3]).toBe(2);
});

test('an embedded database gets all statements before it replies to the first', async () => {
  const events: string[] = [];
  await database.db.transaction((tx) =>
    inOrder(
      tx,
      ...[1, 2, 3].map((value) => async () => {
        events.push(`sent ${value}`);
        await read(tx, value);
        events.push(`reply ${value}`);
      }),
    ),
  );
  expect(events).toEqual(
    database.kind === 'embedded'
      ? ['sent 1', 'sent 2', 'sent 3', 'reply 1', 'reply 2', 'reply 3']
      : ['sent 1', 'reply 1', 'sent 2', 'reply 2', 'sent 3', 'reply 3'],
  );
});

test('throws the error of the first step that fails, and nothing is stored', async () => {
  await database.db.execute(sql`create table if not exists kept_step (n int)`);
  const failing = database.db.transaction((tx) =>
    inOrder(
      tx,
      () => tx.execute(sql`insert into kept_step values (1)`),
      () => tx.execute(sql`select 1 / (n - 1) from kept_step`),
      () => tx.execute(sql`insert into kept_step values (2)`),
    ),
  );
  await expect(failing).rejects.toMatchObject({
    cause: { message: expect.stringContaining('division by zero') },
  });
  // The next transaction starts anew.
  await database.db.transaction(async (tx) => {
    expect(await rows(tx, sql`select n from kept_step`)).toEqual([]);
    expect(await read(tx, 3)).toEqual([{ n: 3 }]);
  });
});
