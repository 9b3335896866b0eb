import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

/** The flags of `npm start`. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];

/**
 * Starts a script that listens on PORT of 127.0.0.1 and waits until it responds.
 * @param script relative to the project's folder, such as `server/main.ts`
 * @param env the only settings of the product that the script gets
 */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  healthPath = '/health',
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...NODE_FLAGS, script], {
    cwd: ROOT,
    env: { PATH, HOME, HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswering(origin + healthPath, child);
  return {
    origin,
    pid: child.pid as number,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answered = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`No response from ${url} in time.`);
}
