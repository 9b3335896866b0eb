import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillMentions } from './scale/fill.ts';
import { type DataLocation, environmentOf, fillAccount, signIn } from './support/account.ts';
import { onPostgres } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import type { LoadRequest } from './support/load.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const REQUESTS = 150;
const WARM_UP = 30;

/** Compares the dashboard with many mentions stored to one with few, on the same days, topics, prompts and names. */
export async function benchScale(): Promise<void> {
  const [few, many] = [folder(), folder()];
  try {
    await compare('embedded', { dataDir: few }, { dataDir: many });
    await onPostgres((a) =>
      onPostgres((b) =>
        compare('postgres', { dataDir: few, databaseUrl: a }, { dataDir: many, databaseUrl: b }),
      ),
    );
  } finally {
    for (const dataDir of [few, many]) rmSync(dataDir, { recursive: true, force: true });
  }
}

const folder = () => mkdtempSync(join(tmpdir(), 'sightline-bench-'));

async function compare(name: string, few: DataLocation, many: DataLocation): Promise<void> {
  const servers: Target[] = [];
  try {
    for (const [location, mentions] of [
      [few, FEW],
      [many, MANY],
    ] as const) {
      await fillAccount(location, 240);
      await fillMentions(location, mentions);
    }
    for (const location of [few, many]) servers.push(await openTarget(location));
    // Alternating, so that changes of the machine's speed affect both.
    for (let request = 0; request < WARM_UP + REQUESTS; request += 1) {
      for (const each of servers) each.times.push(await timeRequest(each, request));
    }
    const [small = Number.NaN, large = Number.NaN] = servers.map(({ times }) => median(times.slice(WARM_UP)));
    printFigure({
      measure: `${name}: dashboard p50 with ${MANY} mentions stored ÷ with ${FEW}`,
      value: `${(large / small).toFixed(2)} (${large.toFixed(1)} ms; ${small.toFixed(1)} ms)`,
      must: '≤ 1.25',
      target: '≤ 1.1',
    });
  } finally {
    for (const { server } of servers) await server.stop();
  }
}

interface Target {
  server: ServerProcess;
  request: LoadRequest;
  times: number[];
}

async function openTarget(location: DataLocation): Promise<Target> {
  const server = await startServer('server/main.ts', environmentOf(location));
  return { server, request: overviewRequest(await signIn(server.origin)), times: [] };
}

/** Milliseconds until the whole reply arrived. Every request has another text, so that no response cache answers it. */
async function timeRequest(
  { server, request: { path, headers, body } }: Target,
  number: number,
): Promise<number> {
  const fresh = JSON.stringify({ ...JSON.parse(body), extensions: { number } });
  const began = performance.now();
  const reply = await fetch(server.origin + path, { method: 'POST', headers, body: fresh });
  const { errors } = (await reply.json()) as { errors?: unknown };
  const took = performance.now() - began;
  if (!reply.ok || errors) throw new Error(JSON.stringify(errors));
  return took;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

if (import.meta.main) await benchScale();
