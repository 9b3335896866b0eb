import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './options.ts';
import { recordedBatch } from './soak/recorded-batch.ts';
import { environmentOf, signIn } from './support/account.ts';
import { cpuMs } from './support/cpu.ts';
import { printFigure } from './support/figures.ts';
import { openLocation } from './support/location.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const DEFAULT_ANSWERS = [10_000];
const BUILT = 'scripts/start.mjs';
const IMPORT_MS = 20_000;
const IMPORTERS = 3;
const BATCH = 50;
const MEGABYTE = 1_048_576;
const LOOK_EVERY_MS = 100;

/** Kills a server with the embedded database during an import at full speed, and measures the next start. Run `npm run build` first. */
export async function benchRecovery({ answers, folder }: BenchOptions): Promise<void> {
  for (const count of answers.length > 0 ? answers : DEFAULT_ANSWERS) {
    const location = await openLocation(count, folder);
    if (location.databaseUrl)
      throw new Error('A Postgres server recovers by itself. Unset BENCH_DATABASE_URL.');
    const copy = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
    const dataDir = join(copy, 'data');
    try {
      cpSync(location.dataDir, dataDir, { recursive: true });
      await measure(count, dataDir);
    } finally {
      await location.remove();
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

async function measure(count: number, dataDir: string): Promise<void> {
  const environment = environmentOf({ dataDir });
  const first = await startServer(BUILT, environment);
  const { imported, largestLog } = await importUntilKilled(first, dataDir);
  const began = performance.now();
  const second = await startServer(BUILT, environment);
  const afterKill = { cpu: cpuMs(second.pid), ms: performance.now() - began };
  await second.stop();
  const third = await startServer(BUILT, environment);
  const clean = cpuMs(third.pid);
  await third.stop();
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const print = (measured: string, value: string, must?: string) =>
    printFigure({ measure: `embedded, ${count} answers: ${measured}`, value, ...(must && { must }) });
  print('imported until the kill', `${imported} answers in ${seconds(IMPORT_MS)}`);
  print('largest folder of the log during the import', `${largestLog.toFixed(0)} MB`);
  print(
    'CPU until ready after kill -9',
    `${seconds(afterKill.cpu)} (${seconds(afterKill.ms)} passed)`,
    '≤ 2 s',
  );
  print('CPU until ready after a clean stop', seconds(clean));
  print('folder of the log after a clean stop', `${logMegabytes(dataDir).toFixed(0)} MB`);
}

async function importUntilKilled(
  server: ServerProcess,
  dataDir: string,
): Promise<{ imported: number; largestLog: number }> {
  const token = await signIn(server.origin);
  let [imported, next, largestLog, isKilled] = [0, 0, 0, false];
  const importing = Array.from({ length: IMPORTERS }, async () => {
    while (!isKilled) if (await sendBatch(server.origin, token, next++)) imported += BATCH;
  });
  const until = performance.now() + IMPORT_MS;
  while (performance.now() < until) {
    largestLog = Math.max(largestLog, logMegabytes(dataDir));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  isKilled = true;
  process.kill(server.pid, 'SIGKILL');
  await Promise.all(importing);
  return { imported, largestLog };
}

const IMPORT = 'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }';

/** @returns false when the server is gone */
async function sendBatch(origin: string, token: string, number: number): Promise<boolean> {
  const body = JSON.stringify({ query: IMPORT, variables: { answers: recordedBatch(number, BATCH) } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  try {
    const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await reply.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Megabytes that the write-ahead log occupies on the disk. */
function logMegabytes(dataDir: string): number {
  const folder = join(dataDir, 'database', 'pg_wal');
  const blocks = readdirSync(folder).map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.blocks,
  );
  return blocks.reduce<number>((sum, count) => sum + (count ?? 0) * 512, 0) / MEGABYTE;
}

if (import.meta.main) await benchRecovery({ answers: [], folder: null, only: '' });
