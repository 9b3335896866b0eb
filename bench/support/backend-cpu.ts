import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../server/db/client.ts';

/** Linux counts the time of ended processes in ticks of so many milliseconds. */
const TICK_MS = 10;

/**
 * CPU time that a Postgres server on this machine has used so far for a database, in milliseconds: its connections, and all of the
 * server's processes that have ended, such as closed connections and parallel workers.
 */
export async function backendCpuMs(db: Db): Promise<number> {
  const backends = await rows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const [backend] = backends;
  return backends.reduce(
    (sum, { pid }) => sum + runningMs(pid),
    backend ? endedMs(parentOf(backend.pid)) : 0,
  );
}

const runningMs = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The fields of `/proc/PID/stat` from the third one on; the second is the name, in brackets. */
const fieldsOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

const parentOf = (pid: number) => Number(fieldsOf(pid)[1]);

/** Time of the children of a process that have ended: `cutime` and `cstime`. */
function endedMs(pid: number): number {
  const [user, system] = fieldsOf(pid).slice(13, 15);
  return (Number(user) + Number(system)) * TICK_MS;
}
