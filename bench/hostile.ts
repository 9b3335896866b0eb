import { HOSTILE, type Hostile, OWN, ownOperation } from './hostile/requests.ts';
import type { BenchOptions } from './options.ts';
import { type Bench, openBench } from './server.ts';
import { slowness } from './support/slowness.ts';

const DEFAULT_ANSWERS = 3000;
const ROUNDS = 4;
const MAX_MS = 50;
const MAX_BYTES = 1_048_576;

/**
 * Fails the process when a request takes more than this multiple of the limit, and as much more as the machine is slower
 * than the reference; without it, results are only printed. An unbounded request mostly takes seconds.
 */
const LEEWAY = Number(process.env.BENCH_LEEWAY ?? Number.POSITIVE_INFINITY);

/**
 * Measures CPU of this process and bytes of the reply for requests built to be costly, and for some of the screens'.
 * A round sends a request twice: with a text the server has not seen, and again. The costlier of the two counts, and the
 * best round of several. The embedded database runs in this process.
 */
export async function benchHostile({
  answers: [answers = DEFAULT_ANSWERS],
  folder,
  only,
}: BenchOptions): Promise<void> {
  const slowBefore = LEEWAY < Number.POSITIVE_INFINITY ? await slowness() : 1;
  const bench = await openBench(answers, folder);
  try {
    for (const name of OWN) await measureRequest(bench, ownOperation(name));
    const results: Measurement[] = [];
    for (const each of HOSTILE.filter(({ name }) => name.includes(only))) {
      const measured = await measureRequest(bench, each);
      // Measured twice, so that a slow moment of the machine is not taken for a costly request.
      const again = measured.ms > MAX_MS ? await measureRequest(bench, each) : measured;
      results.push({ ...measured, ms: Math.min(measured.ms, again.ms) });
    }
    for (const name of OWN)
      print(`${bench.kind}: screen ${name}`, await measureRequest(bench, ownOperation(name)));
    for (const each of results) print(`${bench.kind}: hostile: ${each.name}`, each);
    const over = results.filter(({ ms, bytes }) => ms > MAX_MS || bytes > MAX_BYTES);
    console.log(`${bench.kind}: hostile requests over a limit | ${over.length} of ${results.length} | 0 | 0`);
    if (LEEWAY < Number.POSITIVE_INFINITY)
      failOver(LEEWAY * MAX_MS * Math.max(slowBefore, await slowness()), results);
  } finally {
    await bench.close();
  }
}

interface Measurement {
  name: string;
  status: number;
  ms: number;
  bytes: number;
}

function failOver(maxMs: number, results: readonly Measurement[]): void {
  const tooCostly = results.filter(({ ms, bytes }) => ms > maxMs || bytes > MAX_BYTES);
  if (tooCostly.length > 0)
    throw new Error(`Over ${Math.round(maxMs)} ms: ${tooCostly.map(({ name }) => name).join(', ')}.`);
}

let sent = 0;

async function measureRequest({ app, viewer }: Bench, hostile: Hostile): Promise<Measurement> {
  const { name, query, variables, fresh, body, type, url = '/graphql', method = 'POST', headers } = hostile;
  const least: [first: number, second: number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let status = 0;
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = sent++;
    for (const time of [0, 1] as const) {
      const given = fresh ? fresh(2 * place + time) : variables;
      const payload = body ?? (query && JSON.stringify({ query: `#${place}\n${query}`, variables: given }));
      const before = process.cpuUsage();
      const reply = await app.inject({
        method,
        url: url.replace('OWN', viewer.userId),
        headers: {
          authorization: 'Bearer a.b.c',
          ...(payload && { 'content-type': type ?? 'application/json' }),
          ...headers,
        },
        ...(payload && { payload }),
      });
      const { user, system } = process.cpuUsage(before);
      status = reply.statusCode;
      bytes = reply.rawPayload.length;
      least[time] = Math.min(least[time], (user + system) / 1000);
    }
  }
  return { name, status, ms: Math.max(...least), bytes };
}

function print(measure: string, { ms, bytes, status }: Measurement): void {
  const kilobytes = (bytes / 1024).toFixed(1);
  console.log(
    `${measure} | ${ms.toFixed(1)} ms, ${kilobytes} KB (${status}) | ${MAX_MS} ms, 1024 KB | the same`,
  );
}
