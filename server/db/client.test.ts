import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { type Database, rows } from './client.ts';

describe.runIf(hasPostgres)('a connection to a Postgres server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('runs queries without compiling them', async () => {
    expect(await rows(database.db, sql`show jit`)).toEqual([{ jit: 'off' }]);
  });

  test('runs each query in one process', async () => {
    const [shown] = await rows(database.db, sql`show max_parallel_workers_per_gather`);
    expect(shown).toEqual({ max_parallel_workers_per_gather: '0' });
  });
});
