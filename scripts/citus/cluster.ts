import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';

/** A Citus cluster of this machine, or one server of plain Postgres; its data is deleted when it stops. */
export interface Cluster {
  /** `postgres://…` of the coordinator's database `postgres`. */
  coordinator: string;
  /** `host:port` of each worker. */
  workers: string[];
  /** Process ids of the servers. */
  pids: number[];
  stop(): void;
}

/** Lost data does not matter here. Every test database has a background worker of Citus on each node. */
const SETTINGS = {
  // As `distribute` says of its database; the copies of it that tests have do not keep that.
  jit: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  max_worker_processes: 100,
  max_prepared_transactions: 300,
  max_locks_per_transaction: 512,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  'citus.node_conninfo': 'sslmode=disable',
  'citus.enable_statistics_collection': 'off',
  'citus.shard_count': 4,
};

/** Folder of the tools of the newest Postgres that has Citus, or null. */
export function findCitus(): string | null {
  // Debian has a folder for each version's tools.
  for (const path of globSync('/usr/lib/postgresql/*/bin/pg_config').sort().reverse()) {
    const share = execFileSync(path, ['--sharedir'], { encoding: 'utf8' }).trim();
    if (existsSync(join(share, 'extension', 'citus.control'))) return dirname(path);
  }
  return null;
}

/** Starts a coordinator and workers on free ports of the loopback address; without workers, plain Postgres. */
export async function startCluster(bin: string, workers = 2): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-citus-'));
  // Postgres runs as another user than root.
  chmodSync(folder, 0o777);
  const nodes: StartedNode[] = [];
  const stop = () => {
    for (const node of nodes.splice(0)) node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let n = 0; n <= workers; n++) {
      const data = join(folder, n === 0 ? 'coordinator' : `worker-${n}`);
      nodes.push(startNode(bin, data, await freePort(), workers > 0 ? 'citus' : ''));
    }
  } catch (error) {
    stop();
    throw error;
  }
  const [coordinator, ...others] = nodes.map(({ port }) => `127.0.0.1:${port}`);
  return {
    coordinator: `postgres://postgres@${coordinator}/postgres`,
    workers: others,
    pids: nodes.map(({ pid }) => pid),
    stop,
  };
}

interface StartedNode {
  port: number;
  pid: number;
  stop(): void;
}

function startNode(bin: string, data: string, port: number, libraries: string): StartedNode {
  const run = (tool: string, ...args: string[]) => runAsPostgres(join(bin, tool), args);
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N');
  const settings = {
    ...SETTINGS,
    port,
    unix_socket_directories: data,
    shared_preload_libraries: libraries,
  };
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}='${value}'`);
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop');
  try {
    run('pg_ctl', '-D', data, '-w', '-s', '-l', join(data, 'log'), '-o', options.join(' '), 'start');
  } catch (error) {
    // One that started too late for pg_ctl.
    if (existsSync(join(data, 'postmaster.pid'))) stop();
    throw error;
  }
  return { port, pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), stop };
}

/** Postgres refuses to run as root. */
function runAsPostgres(tool: string, args: readonly string[]): void {
  const command = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', tool] : [tool];
  const [first = tool, ...rest] = [...command, ...args];
  // A pipe would stay open in the server that pg_ctl starts.
  execFileSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
