import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../server/db/client.ts';
import { openBench } from '../server.ts';
import { worldRecordings } from './answers.ts';
import { BRAND } from './companies.ts';

const ANSWERS = 1_000;
const BATCH = 100;

// The embedded database has no statistics, and keeps plans that it made while tables were empty: those of the first answers of a new
// server.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'counting what answers name reads few rows of the rollup for each answer',
  async () => {
    const bench = await openBench();
    try {
      const { db, services, viewer } = bench;
      await services.brands.save(viewer, BRAND);
      const recordings = [...worldRecordings(365 * BATCH, { count: ANSWERS })];
      for (let at = 0; at < ANSWERS; at += BATCH) {
        await services.answers.importRecorded(viewer, recordings.slice(at, at + BATCH));
      }
      await services.discoveries.update(viewer.userId);
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const [rollup] = await rows<{ read: number; stored: number }>(
        db,
        sql`select (seq_tup_read + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes i where i.relid = t.relid))::int as read,
                   (select count(*)::int from sightline.named_company_day) as stored
            from pg_stat_user_tables t where t.schemaname = 'sightline' and t.relname = 'named_company_day'`,
      );
      expect(rollup?.stored).toBeGreaterThan(4_000);
      expect(rollup?.read).toBeLessThan(40 * ANSWERS);
    } finally {
      await bench.close();
    }
  },
);
