import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';
import { type Columns, readColumns } from './columns.ts';

interface Row {
  day: string;
  text: string | null;
  number: number;
}
const COLUMNS: Columns<Row> = ['day', 'text', 'number'];

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('rows come in the order of the query, with days, nulls and numbers as they are', async () => {
  const found = await readColumns<Row>(
    database.db,
    sql`select '2026-01-01'::date + n as day, case when n <> 1 then 'a "b" ' || n end as text, n as number
        from generate_series(0, 2) n order by n desc`,
    COLUMNS,
  );
  expect(found).toEqual([
    { day: '2026-01-03', text: 'a "b" 2', number: 2 },
    { day: '2026-01-02', text: null, number: 1 },
    { day: '2026-01-01', text: 'a "b" 0', number: 0 },
  ]);
});

test('a query without rows has none', async () => {
  const none = sql`select current_date as day, '' as text, n as number from generate_series(1, 0) n`;
  expect(await readColumns<Row>(database.db, none, COLUMNS)).toEqual([]);
});
