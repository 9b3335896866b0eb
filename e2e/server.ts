import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/testing/free-port.ts';
import { watchForSecrets } from './log-secrets.ts';

/** A server of its own, started as an operator would start it, on a data folder of its own. */
export interface RunningServer {
  origin: string;
  dataDir: string;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Ends the process as an operator would; the folder stays. */
  end(): Promise<void>;
  /**
   * Ends it and removes the folder.
   * @throws when a secret was in a line of its log, of which it wrote all there is
   */
  stop(): Promise<void>;
}

const START_WITHIN_MS = 300_000;
const root = fileURLToPath(new URL('..', import.meta.url));

type Environment = Record<string, string>;

/**
 * @param env added to the environment, or made from the server's origin; DEMO is off unless it is said
 * @param dataDir a new, empty folder unless given; removed by `stop` in any case
 */
export async function startServer(
  env: Environment | ((origin: string) => Environment) = {},
  dataDir: string = mkdtempSync(join(tmpdir(), 'sightline-e2e-')),
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const added = typeof env === 'function' ? env(origin) : env;
  const leaks: (() => string[])[] = [];
  const start = async () => {
    const env = { PORT: String(port), DATA_DIR: dataDir, ...added };
    const process = spawnServer(env);
    leaks.push(watchForSecrets(process, env));
    await untilHealthy(origin, process);
    return process;
  };
  let child = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  };
  return {
    origin,
    dataDir,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = await start();
    },
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      const found = leaks.flatMap((leak) => leak());
      if (found.length > 0) throw new Error(`The log holds a secret.\n${found.slice(0, 5).join('\n')}`);
    },
  };
}

/** An extracted release that the journeys start instead of this clone. */
const release = process.env.RELEASE_FOLDER;

/** The built server, or a command beside it. */
const START = release ? 'sightline.mjs' : 'scripts/start.mjs';

function spawnServer(env: Environment): ChildProcess {
  const child = spawn(process.execPath, [START], {
    cwd: release ?? root,
    env: { ...process.env, DEMO: 'off', LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr, { end: false });
  return child;
}

/** Runs a command beside the server to its end. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [START, name, ...args], {
    cwd: release ?? root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const healthy = await fetch(`${origin}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start in time.');
}
