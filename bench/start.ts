import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../server/demo/accounts.ts';
import { freePort } from '../server/testing/free-port.ts';
import { fillAccount, signIn } from './support/account.ts';
import { cpuMs } from './support/cpu.ts';
import { printFigure } from './support/figures.ts';
import { overviewRequest } from './support/overview.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ANSWERS = 5_000;
const ROUNDS = 5;
const POLL_MS = 10;
const TIMEOUT_MS = 120_000;

type Command = readonly [string, ...string[]];
const BUILT: Command = [process.execPath, 'scripts/start.mjs'];
const SOURCE: Command = [process.execPath, 'server/main.ts'];
const NPM: Command = ['npm', 'start'];

/** Measures the time from process start to the first dashboard reply. Run `npm run build` first. */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  try {
    await fillAccount({ dataDir }, ANSWERS);
    let token = '';
    const withData = (command: Command) =>
      starts(command, { DATA_DIR: dataDir, DEMO: 'off' }, async (origin) => {
        // A returning user is still signed in.
        token ||= await signIn(origin);
        return token;
      });
    const from = ['npm start', 'node scripts/start.mjs', 'node server/main.ts (from source)'];
    // Not counted: signs in, and fills the file system's cache.
    await withData(BUILT);
    for (const [index, command] of [NPM, BUILT, SOURCE].entries()) {
      print(`start with ${ANSWERS} answers, ${from[index]}`, await withData(command), ['≤ 1.5 s', '≤ 0.8 s']);
    }
    for (const [index, command] of [NPM, BUILT, SOURCE].entries()) {
      print(`first start, ${from[index]}`, await firstStarts(command), ['≤ 3.5 s', '≤ 2 s']);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface StartTimes {
  ms: number;
  /** CPU of the server until then; null when npm started it. */
  cpu: number | null;
}

function print(measure: string, times: StartTimes[], [must, target]: readonly [string, string]): void {
  const middle = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const seconds = (values: number[]) => `${(middle(values) / 1000).toFixed(2)} s`;
  const cpu = times.flatMap((each) => each.cpu ?? []);
  const value = `${seconds(times.map(({ ms }) => ms))}${cpu.length > 0 ? `, CPU ${seconds(cpu)}` : ''}`;
  printFigure({ measure, value, must, target });
}

async function firstStarts(command: Command): Promise<StartTimes[]> {
  const times: StartTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
    times.push(await start(command, { DATA_DIR: dataDir }, signInToDemo));
    rmSync(dataDir, { recursive: true, force: true });
  }
  return times;
}

async function starts(command: Command, env: Record<string, string>, token: Token): Promise<StartTimes[]> {
  const times: StartTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await start(command, env, token));
  return times;
}

type Token = (origin: string) => Promise<string>;

/** Starts the server, requests the dashboard as soon as it listens, and stops it. */
async function start(
  [file, ...args]: Command,
  env: Record<string, string>,
  token: Token,
): Promise<StartTimes> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { PATH, HOME, LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm does not forward signals; signal its process group.
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilListening(origin, child, began);
    const { path, headers, body } = overviewRequest(await token(origin));
    const reply = await fetch(origin + path, { method: 'POST', headers, body });
    const { errors } = (await reply.json()) as { errors?: unknown };
    if (!reply.ok || errors) throw new Error(`The dashboard replied ${reply.status}.`);
    const ms = performance.now() - began;
    return { ms, cpu: file === process.execPath ? cpuMs(child.pid as number) : null };
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
}

async function untilListening(origin: string, child: ChildProcess, began: number): Promise<void> {
  while (performance.now() - began < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answered = await fetch(`${origin}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) return;
    await setTimeout(POLL_MS);
  }
  throw new Error('The server did not start in time.');
}

async function signInToDemo(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'brand@example.com', password: DEMO_PASSWORD }),
  });
  return ((await reply.json()) as { access_token: string }).access_token;
}

if (import.meta.main) await benchStart();
