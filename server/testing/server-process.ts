import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '../db/client.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** A server in a process of its own, run from its sources. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Exit code or signal. */
  ended: Promise<number | string | null>;
  /** All it wrote so far. */
  output(): string;
  /** Resolves when it serves. @throws when it ends before */
  ready(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts it; none of this process's environment is handed on. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: { PORT: String(port), DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string | null);
  return {
    origin,
    child,
    ended,
    output: () => output,
    async ready() {
      const gone = ended.then((how) => {
        throw new Error(`The server ended with ${how}:\n${output}`);
      });
      const serving = eventually(() => fetch(`${origin}/health`));
      await Promise.race([gone, serving]);
      gone.catch(() => {});
    },
  };
}

/** What says to a server that this database is its own. */
export const onDatabase = ({ connection }: Database): Record<string, string> =>
  'url' in connection ? { DATABASE_URL: connection.url } : {};

/** Sends one operation over the wire. */
export async function ask<Data>(
  { origin }: ServerProcess,
  headers: Record<string, string>,
  query: string,
  variables: object = {},
): Promise<Data> {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
