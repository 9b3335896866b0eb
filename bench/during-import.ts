import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseLine } from '../scripts/import/recorded-answers.ts';
import { createAnswerAnalyser } from '../server/modules/answers/analyse.ts';
import type { Company } from '../server/modules/brands/model.ts';
import type { BenchOptions } from './options.ts';
import { BENCH_USER, environmentOf, signIn } from './support/account.ts';
import { cpuMs } from './support/cpu.ts';
import { printFigure } from './support/figures.ts';
import { openLocation } from './support/location.ts';
import { timeOverview } from './support/overview.ts';
import { at, percentiles } from './support/percentiles.ts';
import { type ServerProcess, startServer } from './support/processes.ts';
import { worldRecordings } from './world/answers.ts';
import { BRAND } from './world/companies.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROBE = new URL('support/event-loop.ts', import.meta.url).href;
const ANSWERS = 10_000;
const IMPORTED = Number(process.env.BENCH_IMPORTED ?? 1_500);
const IDLE_OVERVIEWS = 40;
const OVERVIEW_EVERY_MS = 1_000;

/**
 * Measures what an import at full speed and a reader do to each other: turns of the server's event loop, times of uncached
 * overviews, and the import's rate alone, with the reader and against parsing and analysis alone.
 */
export async function benchDuringImport({ answers, folder }: BenchOptions): Promise<void> {
  const location = await openLocation(answers[0] ?? ANSWERS, folder);
  const copy = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  try {
    const dataDir = join(copy, 'data');
    if (!location.databaseUrl) cpSync(location.dataDir, dataDir, { recursive: true });
    const name = location.databaseUrl ? 'postgres' : 'embedded';
    await measure(name, copy, { dataDir, databaseUrl: location.databaseUrl });
  } finally {
    await location.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  folder: string,
  location: { dataDir: string; databaseUrl: string | undefined },
): Promise<void> {
  const files = await writeFiles(folder);
  const eventLoopFile = join(folder, 'event-loop.json');
  const server = await startServer('server/main.ts', {
    ...environmentOf(location),
    NODE_OPTIONS: `--import ${PROBE}`,
    EVENT_LOOP_FILE: eventLoopFile,
  });
  const eventLoop = async () => {
    rmSync(eventLoopFile, { force: true });
    process.kill(server.pid, 'SIGUSR2');
    for (;;) {
      await setTimeout(50);
      try {
        return JSON.parse(readFileSync(eventLoopFile, 'utf8')) as number[];
      } catch {
        // Not written yet.
      }
    }
  };
  const print = (measured: string, value: string, must?: string) =>
    printFigure({ measure: `${name}: ${measured}`, value, ...(must && { must }) });
  try {
    const token = await signIn(server.origin);
    const overview = () => timeOverview(server, token);
    for (let warm = 0; warm < 10; warm += 1) await overview();
    await untilCounted(server, token);
    await eventLoop();
    const idle: number[] = [];
    for (let at = 0; at < IDLE_OVERVIEWS; at += 1) {
      idle.push(await overview());
      await setTimeout(100);
    }
    print('overview, idle', percentiles(idle));
    print('event loop, overviews alone', percentiles(await eventLoop()));

    await importFile(server, files.brand, files.warm);
    await untilCounted(server, token);
    await eventLoop();
    const alone = await importFile(server, files.brand, files.alone);
    print('import alone', describe(alone));
    print('event loop, import alone', percentiles(await eventLoop()), 'p99 ≤ 50 ms');

    await untilCounted(server, token);
    await eventLoop();
    const busy: number[] = [];
    const reading = new AbortController();
    const reader = (async () => {
      while (!reading.signal.aborted) {
        busy.push(await overview());
        await setTimeout(OVERVIEW_EVERY_MS, undefined, { signal: reading.signal }).catch(() => {});
      }
    })();
    const withReader = await importFile(server, files.brand, files.read);
    reading.abort();
    await reader;
    print('import with a reader', describe(withReader));
    print('import with a reader to alone', (withReader.rate / alone.rate).toFixed(2), '≥ 0.8');
    print('event loop, import with a reader', percentiles(await eventLoop()), 'p99 ≤ 50 ms');
    print('overview, during the import', percentiles(busy));
    print('overview p95, during the import to idle', (at(busy, 95) / at(idle, 95)).toFixed(2), '≤ 3');
    const pure = await rateOfAnalysis(files.alone);
    print('parsing and analysis alone', `${pure.toFixed(0)} answers a second`);
    print('import alone to parsing and analysis', (alone.rate / pure).toFixed(2), '≥ 0.4');
  } finally {
    await server.stop();
  }
}

/** Waits until the stored answers are counted for discovered companies: that follows an import, and would slow the next one. */
async function untilCounted({ origin }: ServerProcess, token: string): Promise<void> {
  const query = 'query Uncounted { discoveredCompanies { uncountedAnswers } }';
  for (;;) {
    const reply = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, extensions: { number: randomUUID() } }),
    });
    const { data } = (await reply.json()) as { data: { discoveredCompanies: { uncountedAnswers: number } } };
    if (data.discoveredCompanies.uncountedAnswers === 0) return;
    await setTimeout(1000);
  }
}

async function writeFiles(folder: string) {
  const brand = join(folder, 'brand.json');
  writeFileSync(brand, JSON.stringify({ ...BRAND.brand, competitors: BRAND.competitors }));
  const write = async (seed: string, count: number) => {
    const file = join(folder, `${seed}.jsonl`);
    const lines = worldRecordings(10 * ANSWERS, { seed, count }).map(
      ({ collectedAt, ...rest }) => `${JSON.stringify({ ...rest, collected_at: collectedAt })}\n`,
    );
    await pipeline(Readable.from(lines), createWriteStream(file));
    return file;
  };
  return {
    brand,
    warm: await write('warm', 100),
    alone: await write('alone', IMPORTED),
    read: await write('read', IMPORTED),
  };
}

interface Imported {
  answers: number;
  /** Answers a second. */
  rate: number;
  /** CPU of the server for one answer. */
  cpuMs: number;
}

/** Runs the command, whose own figure leaves the start of its process out. */
async function importFile(server: ServerProcess, brand: string, file: string): Promise<Imported> {
  const before = cpuMs(server.pid);
  const args = ['scripts/import.ts', file, '--brand', brand, '--email', BENCH_USER.email];
  const child = spawn(process.execPath, [...args, '--url', server.origin], {
    cwd: ROOT,
    env: { ...process.env, SIGHTLINE_PASSWORD: BENCH_USER.password },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const [, answers, seconds] = /^(\d+) answers stored,.* in ([\d.]+) s\.$/m.exec(printed) ?? [];
  if (!answers || !seconds) throw new Error(`The import failed: ${printed}`);
  return {
    answers: Number(answers),
    rate: Number(answers) / Number(seconds),
    cpuMs: (cpuMs(server.pid) - before) / Number(answers),
  };
}

const describe = ({ answers, rate, cpuMs }: Imported) =>
  `${rate.toFixed(0)} answers a second (${answers}; ${cpuMs.toFixed(2)} ms of the server's CPU an answer)`;

/** Answers a second of reading the file's lines and analysing them, on one core. */
async function rateOfAnalysis(file: string): Promise<number> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const company = (kind: Company['kind']) => (input: (typeof BRAND)['brand']) => ({
    ...{ id: randomUUID(), kind, ...input },
  });
  const analyse = createAnswerAnalyser({
    brand: company('brand')(BRAND.brand),
    competitors: BRAND.competitors.map(company('competitor')),
    version: 1,
  });
  const run = () => {
    for (const [index, line] of lines.entries()) {
      const parsed = parseLine({ number: index + 1, text: line, bytes: 0 });
      if (!parsed || !('answer' in parsed)) throw new Error('A line is invalid.');
      const { answer } = parsed;
      analyse({
        ...{ key: answer.id, promptId: '', platform: answer.platform, model: null, sample: 1 },
        ...{
          collectedAt: answer.collectedAt,
          failure: null,
          simulated: false,
          surface: 'import',
          sources: answer.sources,
        },
        status: answer.status ?? 'answered',
        text: answer.answer,
      });
    }
  };
  run();
  const began = performance.now();
  run();
  return (1000 * lines.length) / (performance.now() - began);
}

if (import.meta.main) await benchDuringImport({ answers: [], folder: null, only: '' });
