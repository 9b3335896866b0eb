import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';
import { NODE_FLAGS } from '../support/processes.ts';

/** A server or worker in a process of its own, as an operator starts it. */
export interface Program {
  child: ChildProcess;
  /** The server's address; unused for a worker. */
  origin: string;
  /** Resolves when it serves or works. @throws when it ends before */
  ready(): Promise<void>;
  /** Sends the signal and waits for the end. @returns exit code or signal */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<number | string | null>;
  /** Everything it wrote so far, both streams. */
  output(): string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;
const MAX_OUTPUT = 1_000_000;

/** @param env added to this process's environment; DEMO is off unless it is said */
export async function startProgram(
  program: 'server' | 'worker',
  env: Record<string, string>,
): Promise<Program> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, 'scripts/start.mjs', ...(program === 'worker' ? ['worker'] : [])],
    {
      cwd: root,
      env: { ...process.env, DEMO: 'off', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
    });
  }
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string | null);
  const isReady = async () =>
    program === 'worker'
      ? output.includes('worker started')
      : fetch(`${origin}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
  return {
    child,
    origin,
    ended,
    output: () => output,
    async ready() {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The ${program} ended before it was ready:\n${output}`);
        }
        if (await isReady()) return;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      throw new Error(`The ${program} was not ready in time:\n${output}`);
    },
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}
