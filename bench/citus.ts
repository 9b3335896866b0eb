import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findCitus, startCluster } from '../scripts/citus/cluster.ts';
import { openPostgres } from '../server/db/client.ts';
import { distribute } from '../server/db/distribute.ts';
import { joinNodes } from '../server/testing/citus.ts';
import { BENCH_USER, environmentOf, fillAccount, signIn } from './support/account.ts';
import { cpuOfServer } from './support/cpu.ts';
import { printFigure } from './support/figures.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';
import { worldRecordings, YEAR } from './world/answers.ts';
import { BRAND } from './world/companies.ts';

const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 8_000);
const OVERVIEWS = 100;
/** Citus' own default; tests have fewer. */
const SHARDS = 32;

interface Side {
  name: string;
  server: ServerProcess;
  /** CPU of the database's servers so far, in milliseconds. */
  databaseCpu(): number;
  close(): Promise<void>;
}

/**
 * Compares a coordinator and two workers with one plain Postgres, all on this machine, for one account: what the cluster's
 * way of working costs, not what more machines bring.
 */
export async function benchCitus(): Promise<void> {
  const bin = findCitus();
  if (!bin) return console.log('citus | skipped: not installed');
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const sides: Side[] = [];
  try {
    for (const workers of [0, 2]) sides.push(await openSide(bin, folder, workers));
    const files = writeFiles(folder);
    for (const side of sides) await measureImport(side, files);
    for (const side of [...sides, ...sides]) await measureOverview(side);
  } finally {
    for (const side of sides) await side.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSide(bin: string, folder: string, workers: number): Promise<Side> {
  const cluster = await startCluster(bin, workers);
  const location = { dataDir: join(folder, String(workers)), databaseUrl: cluster.coordinator };
  await fillAccount(location, 0);
  if (workers > 0) await distributeOver(cluster.coordinator, cluster.workers);
  const server = await startServer('server/main.ts', environmentOf(location));
  return {
    name: workers > 0 ? `Citus, ${workers + 1} nodes` : 'Postgres',
    server,
    databaseCpu: () => cluster.pids.reduce((sum, pid) => sum + cpuOfServer(pid), 0),
    async close() {
      await server.stop();
      cluster.stop();
    },
  };
}

async function distributeOver(url: string, workers: readonly string[]): Promise<void> {
  await joinNodes(url, workers);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database postgres set citus.shard_count = ${SHARDS}`);
  await client.end();
  const database = openPostgres(url);
  await distribute(database);
  await database.close();
}

function writeFiles(folder: string): { file: string; brand: string } {
  const [file, brand] = [join(folder, 'answers.jsonl'), join(folder, 'brand.json')];
  writeFileSync(brand, JSON.stringify({ ...BRAND.brand, competitors: BRAND.competitors }));
  const lines = worldRecordings(YEAR, { count: ANSWERS }).map(({ collectedAt, ...rest }) =>
    JSON.stringify({ ...rest, collected_at: collectedAt }),
  );
  writeFileSync(file, [...lines].join('\n'));
  return { file, brand };
}

/** Runs `npm run import`. */
async function measureImport(side: Side, { file, brand }: { file: string; brand: string }): Promise<void> {
  const args = ['scripts/import.ts', file, '--brand', brand, '--email', BENCH_USER.email];
  const began = performance.now();
  const cpu = side.databaseCpu();
  await promisify(execFile)(process.execPath, [...args, '--url', side.server.origin], {
    env: { ...process.env, SIGHTLINE_PASSWORD: BENCH_USER.password },
  });
  const seconds = (performance.now() - began) / 1000;
  printFigure({
    measure: `${side.name}: import of ${ANSWERS} answers, answers a second`,
    value: `${(ANSWERS / seconds).toFixed(0)} (CPU of the database ${((side.databaseCpu() - cpu) / ANSWERS).toFixed(2)} ms an answer)`,
  });
}

/** Requests that no cache knows, one after the other. */
async function measureOverview(side: Side): Promise<void> {
  const { path, headers, body } = overviewRequest(await signIn(side.server.origin));
  const request = async (number: number) => {
    const numbered = JSON.stringify({ ...JSON.parse(body), extensions: { number } });
    const reply = await fetch(side.server.origin + path, { method: 'POST', headers, body: numbered });
    const text = await reply.text();
    if (!reply.ok || JSON.parse(text).errors) throw new Error(text);
  };
  for (let n = 0; n < OVERVIEWS; n++) await request(Math.random());
  const times: number[] = [];
  const cpu = side.databaseCpu();
  for (let n = 0; n < OVERVIEWS; n++) {
    const began = performance.now();
    await request(Math.random());
    times.push(performance.now() - began);
  }
  const used = (side.databaseCpu() - cpu) / OVERVIEWS;
  const median = times.sort((a, b) => a - b)[OVERVIEWS / 2] ?? Number.NaN;
  printFigure({
    measure: `${side.name}: uncached overview of 90 days, median ms`,
    value: `${median.toFixed(1)} (CPU of the database ${used.toFixed(1)} ms)`,
  });
}

if (import.meta.main) await benchCitus();
