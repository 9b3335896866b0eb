import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { BENCH_USER, environmentOf, fillAccount } from './support/account.ts';
import { hasPostgres, makeDatabase } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import { startServer } from './support/processes.ts';
import { worldRecordings, YEAR } from './world/answers.ts';
import { BRAND } from './world/companies.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SLICE = 60_000;

/** Progress, rate and memory after each tenth of the file. */
interface Tenth {
  ms: number;
  serverMb: number;
  importerMb: number;
}

/**
 * Runs `npm run import` into a running server, with the first part of a year of 500 prompts on 4 platforms, or with all
 * of it (BENCH_YEAR=on). Shows whether memory stays level and the rate holds as tables grow.
 */
export async function benchImport(): Promise<void> {
  const answers = process.env.BENCH_YEAR === 'on' ? YEAR : SLICE;
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const made = hasPostgres() ? await makeDatabase() : null;
  const location = { dataDir: join(folder, 'data'), databaseUrl: made?.url };
  try {
    await fillAccount(location, 0);
    const files = await writeFiles(folder, answers);
    const server = await startServer('server/main.ts', environmentOf(location));
    try {
      report(answers, location.databaseUrl ? 'postgres' : 'embedded', await runImport(server, files));
    } finally {
      await server.stop();
    }
  } finally {
    await made?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, answers: number): Promise<{ file: string; brand: string }> {
  const [file, brand] = [join(folder, 'answers.jsonl'), join(folder, 'brand.json')];
  writeFileSync(brand, JSON.stringify({ ...BRAND.brand, competitors: BRAND.competitors }));
  const lines = worldRecordings(YEAR, { count: answers }).map(
    ({ collectedAt, ...rest }) => `${JSON.stringify({ ...rest, collected_at: collectedAt })}\n`,
  );
  await pipeline(Readable.from(lines), createWriteStream(file));
  return { file, brand };
}

async function runImport(
  { origin, pid }: { origin: string; pid: number },
  { file, brand }: { file: string; brand: string },
): Promise<Tenth[]> {
  const args = ['scripts/import.ts', file, '--brand', brand, '--email', BENCH_USER.email, '--url', origin];
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, SIGHTLINE_PASSWORD: BENCH_USER.password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const tenths: Tenth[] = [];
  // The importer prints a line for every tenth of the file.
  for await (const line of createInterface({ input: child.stderr })) {
    if (!/^\d+ %: /.test(line)) throw new Error(line);
    tenths.push({
      ms: performance.now() - began,
      serverMb: rssMb(pid),
      importerMb: rssMb(child.pid as number),
    });
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return tenths;
}

function report(answers: number, kind: string, tenths: Tenth[]): void {
  const rates = tenths.map(({ ms }, index) => (100 * answers) / (ms - (tenths[index - 1]?.ms ?? 0)));
  const each = (values: number[]) => values.map((value) => value.toFixed(0)).join(' ');
  const name = `${kind}: import of ${answers} answers, `;
  printFigure({
    measure: `${name}answers a second`,
    value: ((1000 * answers) / (tenths.at(-1)?.ms ?? Number.NaN)).toFixed(0),
  });
  printFigure({ measure: `${name}a second in each tenth`, value: each(rates) });
  printFigure({
    measure: `${name}MB of the server after each tenth`,
    value: each(tenths.map((t) => t.serverMb)),
  });
  printFigure({
    measure: `${name}MB of the importer after each tenth`,
    value: each(tenths.map((t) => t.importerMb)),
  });
}

/** Resident memory of a process; 0 after it has ended. */
function rssMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

if (import.meta.main) await benchImport();
