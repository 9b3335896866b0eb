import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Expected, emptyExpected, makeLines } from './logs/make-log.ts';
import { DOMAIN } from './logs/requests.ts';
import { WRITERS, type WriterName } from './logs/writers.ts';
import type { BenchOptions } from './options.ts';
import { BENCH_USER, environmentOf, fillAccount, signIn } from './support/account.ts';
import { cpuMs } from './support/cpu.ts';
import { hasPostgres, makeDatabase } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The first format gets a large file, whose memory shows whether it grows with the file. */
const LARGE = 3_000_000;
const LINES = 1_000_000;
/** Most lines of a log are people who come from nowhere. */
const SHARES = { agents: 0.006, people: 0.004 };
const POLL_MS = 100;

/** Sends made-up logs of all formats by `npm run visits`: lines per second of CPU, of sender and server together, and memory. */
export async function benchVisits({ only }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const made = hasPostgres() ? await makeDatabase() : null;
  const location = { dataDir: join(folder, 'data'), databaseUrl: made?.url };
  try {
    await fillAccount(location, 0);
    const server = await startServer('server/main.ts', {
      ...environmentOf(location),
      // Jobs look for work all the time.
      WORKER: 'off',
    });
    try {
      await setSite(server);
      const name = location.databaseUrl ? 'postgres' : 'embedded';
      for (const writer of (Object.keys(WRITERS) as WriterName[]).filter((each) => each.includes(only))) {
        await measure(`${name}: ${writer}`, server, writer, folder);
      }
    } finally {
      await server.stop();
    }
  } finally {
    await made?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function setSite({ origin }: ServerProcess): Promise<void> {
  const query = `mutation { saveBrand(input: {brand: {name: "Quillmark", aliases: [], domain: "${DOMAIN}"}, competitors: []}) { errors { message } } }`;
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signIn(origin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

async function measure(name: string, server: ServerProcess, writer: WriterName, folder: string) {
  const file = join(folder, `${writer}.log`);
  const expected = await writeLog(file, writer, writer === 'combined' ? LARGE : LINES);
  const before = { cpu: cpuMs(server.pid), memory: residentMb(server.pid) };
  const sent = await send(server, file);
  const seconds = (sent.cpu + cpuMs(server.pid) - before.cpu) / 1000;
  const megabytes = (statSync(file).size / 1e6).toFixed(0);
  const print = (measure: string, value: string, must?: string) =>
    printFigure({ measure: `${name}, ${megabytes} MB: ${measure}`, value, ...(must && { must }) });
  print('lines a second of CPU', Math.round(expected.lines / seconds).toLocaleString('en-US'), '≥ 100,000');
  print('of it the sender', `${(sent.cpu / 1000 / seconds).toFixed(2)}`);
  const { memory, senderMemory } = sent;
  print(
    'memory of the server before and at most, of the sender at most',
    `${before.memory}, ${memory}, ${senderMemory} MB`,
  );
  const again = await send(server, file);
  const counted = [...expected.agents.values(), ...expected.people.values()].reduce((a, b) => a + b, 0);
  print('visits; new when sent again', `${counted}; ${again.added}`, '; 0');
  rmSync(file);
}

async function writeLog(file: string, writer: WriterName, requests: number): Promise<Expected> {
  const expected = emptyExpected();
  const start = Math.floor((Date.now() - 20 * 86_400_000) / 3_600_000) * 3_600_000;
  const plan = { writer, seed: 1, requests, start, seconds: 14 * 86_400, shares: SHARES, bad: 0.0001 };
  await pipeline(Readable.from(group(makeLines(plan, expected))), createWriteStream(file));
  return expected;
}

function* group(lines: Iterable<string>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < 1_000_000) continue;
    yield text;
    text = '';
  }
  yield text;
}

async function send(server: ServerProcess, file: string) {
  const child = spawn(
    process.execPath,
    ['scripts/visits.ts', file, '--account', BENCH_USER.email, '--url', server.origin],
    {
      cwd: ROOT,
      env: { ...process.env, SIGHTLINE_PASSWORD: BENCH_USER.password },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const peaks = await watch(child, server.pid);
  const [, visits = '', people = ''] =
    /New: ([\d,]+) visits of AI agents.*?, ([\d,]+) people/.exec(output) ?? [];
  const number = (text: string) => Number(text.replaceAll(',', ''));
  return { ...peaks, added: number(visits) + number(people) };
}

/** CPU of a process, and the most memory that it and the server have, until it ends. */
async function watch(child: ChildProcess, serverPid: number) {
  const ended = once(child, 'exit');
  const peaks = { cpu: 0, memory: 0, senderMemory: 0 };
  while (child.exitCode === null && child.signalCode === null) {
    try {
      peaks.cpu = cpuMs(child.pid as number);
      peaks.senderMemory = Math.max(peaks.senderMemory, residentMb(child.pid as number));
    } catch {
      // It has just ended.
    }
    peaks.memory = Math.max(peaks.memory, residentMb(serverPid));
    await Promise.race([ended, setTimeout(POLL_MS)]);
  }
  return peaks;
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // A process that has just ended has none.
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
