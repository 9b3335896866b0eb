import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, fillAccount, type Place, signIn } from './support/account.ts';
import { printFigure } from './support/figures.ts';
import { bestLoad, type Load, type LoadRequest, load } from './support/load.ts';
import { overviewRequest } from './support/overview.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const ANSWERS = 5_000;
const RUNS = 3;
const CONNECTIONS = 4;
const SECONDS = 4;

/** A dashboard request that no cache knows, against stock Apollo Server behind Express with its default plugins. */
export async function benchUncached(): Promise<void> {
  await atPlace('embedded', {});
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  if (databaseUrl) await atPlace('postgres', { databaseUrl });
}

async function atPlace(name: string, where: Omit<Place, 'dataDir'>): Promise<void> {
  const place: Place = { dataDir: mkdtempSync(join(tmpdir(), 'sightline-bench-')), ...where };
  const env = environmentOf(place);
  try {
    await fillAccount(place, ANSWERS);
    // One at a time: the embedded folder has one holder.
    const ours = await measured('server/main.ts', env, async (server) => {
      const request = uncached(overviewRequest(await signIn(server.origin)));
      const reply = await send(server, request);
      writeFileSync(join(place.dataDir, 'reply.json'), reply);
      return { request, reply };
    });
    const same = async (server: ServerProcess) => {
      const reply = await send(server, ours.request);
      if (reply.trim() !== ours.reply.trim()) throw new Error('The stock server replies something else.');
      return ours;
    };
    const memory = { REPLY: join(place.dataDir, 'reply.json') };
    const stock = await measured('bench/stock/server.ts', env, same);
    const stockLayer = await measured('bench/stock/server.ts', memory, same);
    const ourLayer = await measured('bench/stock/our-layer.ts', memory, same);
    tell(`${name}: GraphQL layer alone, the same data from memory`, stockLayer.load, ourLayer.load);
    tell(`${name}: whole request, the same services and database`, stock.load, ours.load);
    tell(`${name}: ours whole with its database, stock with the data in memory`, stockLayer.load, ours.load);
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

interface Prepared {
  request: LoadRequest;
  reply: string;
}

/** Starts a server, prepares the request there and finds out what it costs. */
async function measured(
  script: string,
  env: Record<string, string>,
  prepare: (server: ServerProcess) => Promise<Prepared>,
): Promise<Prepared & { load: Load }> {
  const server = await startServer(script, { NODE_ENV: 'production', ...env });
  try {
    const prepared = await prepare(server);
    const once = () => load(server, prepared.request, { connections: CONNECTIONS, seconds: SECONDS });
    await once();
    return { ...prepared, load: await bestLoad(RUNS, once) };
  } finally {
    await server.stop();
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
    must: '≥ 2.5',
    target: '≥ 4',
  });
}

if (import.meta.main) await benchUncached();
