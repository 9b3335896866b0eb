import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { type Database, rows } from './client.ts';

let database: Database;

describe.runIf(hasPostgres)('a connection that breaks', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('fails the transaction that holds it and nothing else', async () => {
    const { db } = database;
    const broken = db.transaction(async (tx) => {
      const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      // The connection is idle when it breaks.
      await db.execute(sql`select pg_terminate_backend(${own?.pid}, 5000)`);
      await db.execute(sql`select 1`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
