import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuMs } from './cpu.ts';
import type { ServerProcess } from './processes.ts';

const GENERATOR = fileURLToPath(import.meta.resolve('autocannon'));

/** A POST request to repeat. `[<id>]` in its body becomes a different text in each. */
export interface LoadRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The result of a load run. */
export interface Load {
  requests: number;
  perSecond: number;
  /** CPU of the server per request, microseconds. */
  cpuMicros: number;
}

interface Counted {
  requests: { sent: number; total: number };
  duration: number;
  errors: number;
  timeouts: number;
  non2xx: number;
}

/**
 * Repeats a request over `connections` connections, for `seconds` or `times` times, from a separate process.
 * @throws when any reply was not a 2xx
 */
export async function load(
  server: ServerProcess,
  request: LoadRequest,
  { connections, ...how }: { connections: number } & ({ seconds: number } | { times: number }),
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-load-'));
  try {
    const body = join(folder, 'body');
    writeFileSync(body, request.body);
    const headers = Object.entries(request.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const length = 'times' in how ? ['-a', String(how.times)] : ['-d', String(how.seconds)];
    const numbered = request.body.includes('[<id>]') ? ['-I'] : [];
    const options = ['-j', '-m', 'POST', '-c', String(connections), ...length, ...numbered, '-i', body];
    const before = cpuMs(server.pid);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [GENERATOR, ...options, ...headers, server.origin + request.path],
      { maxBuffer: 10_000_000 },
    );
    const used = cpuMs(server.pid) - before;
    const counted = JSON.parse(stdout) as Counted;
    if (counted.errors + counted.timeouts + counted.non2xx > 0) {
      throw new Error(
        `${counted.non2xx} replies were no 2xx, ${counted.errors} errors, ${counted.timeouts} timeouts`,
      );
    }
    const { total, sent } = counted.requests;
    return { requests: total, perSecond: total / counted.duration, cpuMicros: (used * 1000) / sent };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs each server `runs` times and returns its run with the least CPU per request. Servers alternate, because the
 * machine's speed changes from minute to minute.
 */
export async function bestOfRuns(
  servers: readonly ServerProcess[],
  runs: number,
  once: (server: ServerProcess) => Promise<Load>,
): Promise<Map<ServerProcess, Load>> {
  const best = new Map<ServerProcess, Load>();
  for (let run = 0; run < runs; run += 1) {
    for (const server of servers) {
      const now = await once(server);
      const before = best.get(server);
      if (!before || now.cpuMicros < before.cpuMicros) best.set(server, now);
    }
  }
  return best;
}
