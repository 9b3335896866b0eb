import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillMentions } from './scale/fill.ts';
import { environmentOf, fillAccount, type Place, signIn } from './support/account.ts';
import { onPostgres } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import type { LoadRequest } from './support/load.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const REQUESTS = 150;
const WARM_UP = 30;

/** The dashboard with many mentions stored, against the same days, topics, prompts and names with few. */
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

async function compare(name: string, few: Place, many: Place): Promise<void> {
  const servers: Asked[] = [];
  try {
    for (const [place, mentions] of [
      [few, FEW],
      [many, MANY],
    ] as const) {
      await fillAccount(place, 240);
      await fillMentions(place, mentions);
    }
    for (const place of [few, many]) servers.push(await asked(place));
    // In turns, so that whatever else the machine does befalls both alike.
    for (let request = 0; request < WARM_UP + REQUESTS; request += 1) {
      for (const each of servers) each.times.push(await timed(each, request));
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

interface Asked {
  server: ServerProcess;
  request: LoadRequest;
  times: number[];
}

async function asked(place: Place): Promise<Asked> {
  const server = await startServer('server/main.ts', environmentOf(place));
  return { server, request: overviewRequest(await signIn(server.origin)), times: [] };
}

/** Milliseconds until the whole reply was there; each request is another text, which a cache of replies does not know. */
async function timed({ server, request: { path, headers, body } }: Asked, number: number): Promise<number> {
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
