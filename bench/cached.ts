import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as send } from 'undici';
import { type DataLocation, environmentOf, fillAccount, signIn } from './support/account.ts';
import { onPostgres } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import { bestOfRuns, type Load, type LoadRequest, load } from './support/load.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const ANSWERS = 3_000;
const RUNS = 6;
const WARM_UP = 20_000;
type Kind = 'embedded' | 'postgres';

/** Connections, requests per run (about three seconds), and the required share of a bare server's speed. */
const LOADS: readonly { connections: number; times: number; minShare: Record<Kind, number> }[] = [
  { connections: 1, times: 10_000, minShare: { embedded: 0.55, postgres: 0.28 } },
  { connections: 32, times: 40_000, minShare: { embedded: 0.55, postgres: 0.4 } },
];

/** Compares an unchanged dashboard request with a bare node:http server that returns the same bytes. */
export async function benchCached(): Promise<void> {
  await measureAt('embedded', {});
  await onPostgres((databaseUrl) => measureAt('postgres', { databaseUrl }));
}

async function measureAt(name: Kind, where: Omit<DataLocation, 'dataDir'>): Promise<void> {
  const location: DataLocation = { dataDir: mkdtempSync(join(tmpdir(), 'sightline-bench-')), ...where };
  const servers: ServerProcess[] = [];
  try {
    await fillAccount(location, ANSWERS);
    // Jobs use CPU at idle, which would count as the requests' own.
    const ours = await startServer('server/main.ts', { ...environmentOf(location), WORKER: 'off' });
    servers.push(ours);
    const request = overviewRequest(await signIn(ours.origin));
    const { encoding, bytes } = await replyOf(ours, request);
    const bare = await startServer('bench/support/bare-server.ts', {
      REPLY: bytes.toString('base64'),
      HEADERS: JSON.stringify({
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': encoding,
      }),
    });
    servers.push(bare);
    console.log(
      `${name}: a reply of ${bytes.length} bytes (${encoding}), a request of ${request.body.length}`,
    );
    for (const each of LOADS) await compare(name, { ours, bare }, request, each);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(location.dataDir, { recursive: true, force: true });
  }
}

async function compare(
  name: Kind,
  { ours, bare }: Record<'ours' | 'bare', ServerProcess>,
  request: LoadRequest,
  { connections, times, minShare }: (typeof LOADS)[number],
): Promise<void> {
  for (const server of [ours, bare]) await load(server, request, { connections, times: WARM_UP });
  const best = await bestOfRuns([ours, bare], RUNS, (server) =>
    load(server, request, { connections, times }),
  );
  const [cached, plain] = [best.get(ours), best.get(bare)] as [Load, Load];
  const ratio = cached.cpuMicros / plain.cpuMicros;
  const measured = (each: Load) => `${each.cpuMicros.toFixed(0)} µs CPU, ${each.perSecond.toFixed(0)}/s`;
  printFigure({
    measure: `${name}: unchanged dashboard, ${connections} at once, CPU of a bare server's`,
    value: `${ratio.toFixed(2)} (ours ${measured(cached)}; bare ${measured(plain)})`,
    must: `≤ ${(1 / minShare[name]).toFixed(2)}`,
  });
}

/** The reply's bytes as sent; fetch would decompress them. */
async function replyOf(server: ServerProcess, sent: LoadRequest) {
  const { path, headers, body } = sent;
  const reply = await send(server.origin + path, { method: 'POST', headers, body });
  const bytes = Buffer.from(await reply.body.arrayBuffer());
  if (reply.statusCode !== 200) throw new Error(bytes.toString());
  return { encoding: String(reply.headers['content-encoding'] ?? 'identity'), bytes };
}

if (import.meta.main) await benchCached();
