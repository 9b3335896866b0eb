import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../server/db/client.ts';
import { type Bench, openBench } from '../server.ts';
import { screenRequests } from './requests.ts';

// The embedded database has no statistics. As long as a table is small, it may take an index that leads to all rows of a range for one
// that leads to the rows of a key, and go through the range for each key: a second instead of ten milliseconds.

const ANSWERS = 1_000;
/** Rows of indexes that one request may read: some times all there are. */
const MAX_ROWS = 40_000;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(ANSWERS);
});
afterAll(() => bench.close());

/** Rows read from each index of the application until now. */
async function rowsRead(): Promise<Map<string, number>> {
  await bench.db.execute(sql`select pg_stat_force_next_flush()`);
  const found = await rows<{ name: string; read: number }>(
    bench.db,
    sql`select indexrelname as name, idx_tup_read::int as read from pg_stat_user_indexes where schemaname = 'sightline'`,
  );
  return new Map(found.map(({ name, read }) => [name, read]));
}

// With a server's statistics plans differ; this is about the embedded database.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'no request goes through an index anew for each of its rows',
  async () => {
    const { userId } = bench.viewer;
    await bench.services.opportunities.derive(userId);
    const tooMany: string[] = [];
    for (const { name, method, url, body } of await screenRequests(bench)) {
      const before = await rowsRead();
      const { statusCode } = await bench.app.inject({
        ...{ method, url, headers: { authorization: 'Bearer a.b.c' } },
        ...(body && { payload: body }),
      });
      expect(statusCode).toBe(200);
      for (const [index, read] of await rowsRead()) {
        const more = read - (before.get(index) ?? 0);
        if (more > MAX_ROWS) tooMany.push(`${name}: ${more} rows of ${index}`);
      }
    }
    expect(tooMany).toEqual([]);
  },
);
