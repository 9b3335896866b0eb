import type { FastifyInstance } from 'fastify';
import { raiseResultsVersion } from '../server/modules/pages/results-version.ts';
import type { BenchOptions } from './options.ts';
import { type ScreenRequest, screenRequests } from './screens/requests.ts';
import { type Bench, openBench } from './server.ts';
import { backendCpuMs } from './support/backend-cpu.ts';

const DEFAULT_ANSWERS = [10_000];
const WARM_UP = 2;
const ROUNDS = 5;
/** A request that takes longer is sent less often. */
const SLOW_MS = 1000;
const HEADERS = { authorization: 'Bearer a.b.c' };

/**
 * Prints what every query of the client and every REST route costs: least CPU of several rounds, that of the database's
 * processes included, and the least time; without the response cache, and with it.
 */
export async function benchScreens({ answers, folder, only }: BenchOptions): Promise<void> {
  for (const count of answers.length > 0 ? answers : DEFAULT_ANSWERS) {
    const bench = await openBench(count, folder);
    try {
      // As the job does within minutes of new answers.
      await bench.services.opportunities.derive(bench.viewer.userId);
      const requests = (await screenRequests(bench)).filter(({ name }) => name.includes(only));
      console.log(`${bench.kind}, ${count} answers | CPU | time | cached: CPU | reply`);
      for (const request of requests) console.log(await measure(bench, request));
    } finally {
      await bench.close();
    }
  }
}

interface Cost {
  cpuMs: number;
  ms: number;
  bytes: number;
}

async function measure(bench: Bench, request: ScreenRequest): Promise<string> {
  if (request.isTextSearch)
    for (const app of [bench.app, bench.cachingApp]) await untilTextsAreRead(app, request);
  const uncached = await leastOf(bench, (round) => send(bench.app, request, round), forgetCounts);
  // REST routes are not cached.
  const cached = request.body && (await leastOf(bench, () => send(bench.cachingApp, request, 0)));
  const columns = [
    request.name,
    `${uncached.cpuMs.toFixed(1)} ms`,
    `${uncached.ms.toFixed(1)} ms`,
    cached ? `${cached.cpuMs.toFixed(1)} ms` : '–',
    `${(uncached.bytes / 1024).toFixed(1)} KB`,
  ];
  return columns.join(' | ');
}

/** What was counted of sources is remembered until pages are read. */
const forgetCounts = ({ db, viewer }: Bench) => raiseResultsVersion(db, viewer.userId);

async function leastOf(
  bench: Bench,
  run: (round: number) => Promise<number>,
  before: (bench: Bench) => Promise<void> = async () => {},
): Promise<Cost> {
  const least = { cpuMs: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY, bytes: 0 };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    await before(bench);
    const cpu = await cpuNow(bench);
    const began = performance.now();
    const bytes = await run(round);
    const ms = performance.now() - began;
    const used = (await cpuNow(bench)) - cpu;
    // A connection that has just been closed is counted nowhere for a moment.
    if (used < 0 || (round < WARM_UP && ms < SLOW_MS)) continue;
    Object.assign(least, { cpuMs: Math.min(least.cpuMs, used), ms: Math.min(least.ms, ms), bytes });
    if (ms > SLOW_MS && round > 1) break;
  }
  return least;
}

/** The first searches in texts read all texts in the background. */
async function untilTextsAreRead(app: FastifyInstance, request: ScreenRequest): Promise<void> {
  for (let round = 0; ; round += 1) {
    const { data } = (await post(app, request, round)).json();
    if (data.answers.search.unreadTexts === 0) return;
  }
}

/** CPU used so far by this process and by the server's processes of this database, in milliseconds. */
async function cpuNow({ kind, db }: Bench): Promise<number> {
  const { user, system } = process.cpuUsage();
  if (kind === 'embedded') return (user + system) / 1000;
  return (user + system) / 1000 + (await backendCpuMs(db));
}

const post = (app: FastifyInstance, { method, url, body }: ScreenRequest, round: number) =>
  app.inject({
    ...{ method, url },
    headers: HEADERS,
    ...(body && { payload: { ...body, extensions: { round } } }),
  });

/** @returns the bytes of the reply */
async function send(app: FastifyInstance, request: ScreenRequest, round: number): Promise<number> {
  if (!request.body) return read(app, request);
  const reply = await post(app, request, round);
  // Screens of other kinds of accounts are refused.
  const code = reply.json().errors?.[0].extensions.code;
  if (reply.statusCode !== 200 || (code && code !== 'FORBIDDEN'))
    throw new Error(`${request.url}: ${reply.body.slice(0, 2000)}`);
  return reply.rawPayload.length;
}

/** As it comes: whole series of a large account are longer than a string can be. @returns the bytes of the reply */
async function read(app: FastifyInstance, { method, url }: ScreenRequest): Promise<number> {
  const reply = await app.inject({ ...{ method, url }, headers: HEADERS, payloadAsStream: true });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
  let bytes = 0;
  for await (const part of reply.stream()) bytes += (part as Buffer).length;
  return bytes;
}
