import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres } from '../server/db/client.ts';
import type { BenchOptions } from './options.ts';
import { createDayTables } from './stock/day-tables.ts';
import { type Side, STOCK, startSide } from './stock/side.ts';
import { type DataLocation, environmentOf, signIn } from './support/account.ts';
import { makeDatabase } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import type { LoadRequest } from './support/load.ts';
import { type FilledLocation, openLocation } from './support/location.ts';
import { overviewRequest } from './support/overview.ts';
import { startServer } from './support/processes.ts';

const DEFAULT_ANSWERS = [5_000];
const RANGES = [7, 30, 90, 365];
const WARM_UP = 10;
/** Requests of one turn; the servers take turns, because the machine's speed changes. */
const REQUESTS = 20;
const TURNS = 5;

/**
 * Compares the whole of an uncached overview with stock Apollo Server behind Express that reads day tables, each number by the
 * statement that one would write for it. Both give the same reply; CPU is that of server and database.
 */
export async function benchStock({ answers, folder }: BenchOptions): Promise<void> {
  for (const count of answers.length > 0 ? answers : DEFAULT_ANSWERS) {
    const location = await openLocation(count, folder);
    try {
      const name = `${location.databaseUrl ? 'postgres' : 'embedded'}, ${count} answers`;
      await compareAt(name, location);
    } finally {
      await location.remove();
    }
  }
}

async function compareAt(name: string, location: DataLocation): Promise<void> {
  // The copy must hold the session.
  const first = await startServer('server/main.ts', environmentOf(location));
  const token = await signIn(first.origin);
  await first.stop();
  const copies = [await copyLocation(location)];
  if (!location.databaseUrl) copies.push(await copyLocation(location));
  const sides: Side[] = [];
  try {
    // Jobs use CPU at idle.
    const ours = { WORKER: 'off', RESPONSE_CACHE_MB: '0' };
    sides.push(await startSide('server/main.ts', location, { name: 'ours', settings: ours }));
    for (const [index, copy] of copies.entries()) {
      await addDayTables(copy);
      sides.push(await startSide('bench/stock/server.ts', copy, STOCK[index] ?? STOCK[0]));
    }
    for (const days of RANGES) await compareRange(`${name}: overview of ${days} days`, sides, token, days);
  } finally {
    for (const side of sides) await side.stop();
    for (const copy of copies) await copy.remove();
  }
}

async function compareRange(
  name: string,
  sides: readonly Side[],
  token: string,
  days: number,
): Promise<void> {
  const request = uncompressed(overviewRequest(token, days));
  const replies = await Promise.all(sides.map((side) => side.send(request)));
  if (new Set(replies.map(normalized)).size > 1) throw new Error('The replies differ.');
  const least = sides.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, side] of sides.entries()) {
      const costs = await costOf(side, request, turn === 0 ? WARM_UP : 0);
      least[index] = Math.min(least[index] ?? costs, costs);
    }
  }
  const [ours = 0, ...others] = least;
  for (const [index, stock] of others.entries()) {
    printFigure({
      measure: `${name}: CPU of ${sides[index + 1]?.name} over day tables ÷ ours`,
      value: `${(stock / ours).toFixed(2)} (stock ${stock.toFixed(1)} ms; ours ${ours.toFixed(1)} ms)`,
      must: '≥ 2',
    });
  }
}

/** A reply with twelve digits of each number: sums of another order differ in their last ones. */
const normalized = (reply: string) =>
  JSON.stringify(JSON.parse(reply), (_key, value) =>
    typeof value === 'number' ? value.toPrecision(12) : value,
  );

/** CPU of one of several requests, in milliseconds. */
async function costOf(side: Side, request: LoadRequest, warmUp: number): Promise<number> {
  for (let sent = 0; sent < warmUp; sent += 1) await side.send(request);
  const before = await side.cpuMs();
  for (let sent = 0; sent < REQUESTS; sent += 1) await side.send(request);
  return ((await side.cpuMs()) - before) / REQUESTS;
}

/** A copy of a location where no server runs. */
async function copyLocation({ dataDir, databaseUrl }: DataLocation): Promise<FilledLocation> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const copied = join(folder, 'data');
  cpSync(dataDir, copied, { recursive: true });
  const database = databaseUrl ? await makeDatabase(databaseUrl) : null;
  return {
    dataDir: copied,
    databaseUrl: database?.url,
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addDayTables({ dataDir, databaseUrl }: DataLocation): Promise<void> {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await createDayTables(database.db);
  } finally {
    await database.close();
  }
}

/** Stock does not compress. */
function uncompressed({ headers, ...request }: LoadRequest): LoadRequest {
  const { 'accept-encoding': _encoding, ...others } = headers;
  return { ...request, headers: { ...others, 'accept-encoding': 'identity' } };
}
