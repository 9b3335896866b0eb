import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, isEmbedded, rows } from '../../db/client.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';

/** Takes nothing. */
const QUEUE = 'answers-planner-statistics';

/** How often an account's data version has doubled when the statistics are gathered first; then at each doubling. */
const FIRST_DOUBLING = 3;

export interface PlannerStatistics {
  /** Called after answers were stored, with the account's data version. */
  accountGrows(userId: string, dataVersion: number): Promise<void>;
  jobs: JobHandler[];
}

/**
 * Has a Postgres server gather its planner's statistics while an account grows. It does so itself once a table has changed by
 * a tenth, which a new account beside a large one takes long to bring about. Until then it expects one row of that account
 * in a table, and may look each row up by an index that finds all of them (decision 057). The embedded database has none.
 */
export function createPlannerStatistics(db: Db, queue: JobQueue): PlannerStatistics {
  if (isEmbedded(db)) return { accountGrows: async () => {}, jobs: [] };
  const doublings = new Map<string, number>();
  const gathering: JobHandler = {
    queue: QUEUE,
    schema: z.object({}),
    retries: 1,
    retryDelay: 60,
    run: (_data, { signal }) => gatherStatistics(db, signal),
  };
  return {
    jobs: [gathering],
    async accountGrows(userId, dataVersion) {
      const now = Math.floor(Math.log2(dataVersion));
      // An account of which this process has stored nothing yet counts as known.
      const before = doublings.get(userId) ?? now;
      doublings.set(userId, now);
      if (now > before && now >= FIRST_DOUBLING) await queue.send(QUEUE, {}, { singletonKey: 'all' });
    },
  };
}

/** Of all tables that have rows of accounts, one at a time. */
async function gatherStatistics(db: Db, signal: AbortSignal): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('sightline.%I', c.relname) as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where c.relnamespace = 'sightline'::regnamespace and c.relkind = 'r'`,
  );
  for (const { name } of tables) {
    if (signal.aborted) return;
    await db.execute(sql`analyze ${sql.raw(name)}`);
  }
}
