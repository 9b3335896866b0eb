import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../server/db/client.ts';

/** CPU time that the processes of a Postgres server have used so far for a database, in milliseconds; it runs on this machine. */
export async function backendCpuMs(db: Db): Promise<number> {
  const backends = await rows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  // Linux counts these in nanoseconds.
  const used = backends.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  );
  return used.reduce((sum, each) => sum + each, 0) / 1e6;
}
