import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataLocation, environmentOf, fillAccount, signIn } from './support/account.ts';
import { onPostgres } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import { bestOfRuns, type Load, type LoadRequest, load } from './support/load.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const STOCK = 'bench/stock/server.ts';
const ANSWERS = 5_000;
const RUNS = 4;
const CONNECTIONS = 4;
const SECONDS = 4;

/** Compares an uncached dashboard request with stock Apollo Server behind Express with its default plugins. */
export async function benchUncached(): Promise<void> {
  await measureAt('embedded', {});
  await onPostgres((databaseUrl) => measureAt('postgres', { databaseUrl }));
}

async function measureAt(name: string, where: Omit<DataLocation, 'dataDir'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const location: DataLocation = { dataDir: join(folder, 'ours'), ...where };
  // Only one process can open an embedded database.
  const copy: DataLocation = { dataDir: join(folder, 'stock'), ...where };
  const memory = { REPLY: join(folder, 'reply.json') };
  const servers: ServerProcess[] = [];
  const serve = async (script: string, env: Record<string, string>) => {
    const server = await startServer(script, { NODE_ENV: 'production', ...env });
    servers.push(server);
    return server;
  };
  try {
    await fillAccount(location, ANSWERS);
    // Sign in before the folder is copied: the copy must hold the session.
    const first = await serve('server/main.ts', environmentOf(location));
    const request = uncached(overviewRequest(await signIn(first.origin)));
    await first.stop();
    if (!where.databaseUrl) cpSync(location.dataDir, copy.dataDir, { recursive: true });
    // Jobs use CPU at idle, which would count as the requests' own.
    const whole = await serve('server/main.ts', { ...environmentOf(location), WORKER: 'off' });
    const reply = await send(whole, request);
    writeFileSync(memory.REPLY, reply);
    const stockWhole = await serve(STOCK, environmentOf(copy));
    const layer = await serve('bench/stock/our-layer.ts', memory);
    const stockLayer = await serve(STOCK, memory);
    for (const server of [stockWhole, layer, stockLayer]) {
      if ((await send(server, request)).trim() !== reply.trim()) throw new Error('The replies differ.');
    }
    const servers = [whole, stockWhole, layer, stockLayer];
    const once = (server: ServerProcess) =>
      load(server, request, { connections: CONNECTIONS, seconds: SECONDS });
    for (const server of servers) await once(server);
    const loads = await bestOfRuns(servers, RUNS, once);
    const of = (server: ServerProcess) => loads.get(server) as Load;
    tell(`${name}: GraphQL layer alone, the same data from memory`, of(stockLayer), of(layer));
    tell(`${name}: whole request, the same services and database`, of(stockWhole), of(whole));
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each request has another body, which a cache of replies does not know; none is compressed, as stock does not. */
function uncached({ headers, body, path }: LoadRequest): LoadRequest {
  const { 'accept-encoding': _encoding, ...others } = headers;
  return {
    path,
    headers: others,
    body: JSON.stringify({ ...JSON.parse(body), extensions: { number: '[<id>]' } }),
  };
}

async function send(server: ServerProcess, { path, headers, body }: LoadRequest): Promise<string> {
  const reply = await fetch(server.origin + path, { method: 'POST', headers, body });
  const text = await reply.text();
  if (!reply.ok || JSON.parse(text).errors) throw new Error(text);
  return text;
}

function tell(measure: string, stock: Load, ours: Load): void {
  const cost = ({ cpuMicros, perSecond }: Load) =>
    `${(cpuMicros / 1000).toFixed(2)} ms CPU, ${perSecond.toFixed(0)}/s`;
  printFigure({
    measure: `${measure}: CPU of stock ÷ ours`,
    value: `${(stock.cpuMicros / ours.cpuMicros).toFixed(2)} (stock ${cost(stock)}; ours ${cost(ours)})`,
  });
}

if (import.meta.main) await benchUncached();
