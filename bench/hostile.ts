import { IMPORT_BATCH } from '../server/modules/answers/recorded-answer.ts';
import { BRAND, recordings } from './answers.ts';
import { HOSTILE, type Hostile, OWN, ownOperation } from './hostile/requests.ts';
import { type Bench, openBench } from './server.ts';

const ANSWERS = 3000;
const ROUNDS = 4;
const MOST_MS = 50;
const MOST_BYTES = 1_048_576;

/**
 * How many times the CPU a request may take before the process fails; unset, that is only told. CI's machines are
 * shared, and half as fast in one hour as in the next, while a request that nothing bounds mostly costs seconds.
 */
const LEEWAY = Number(process.env.BENCH_LEEWAY ?? Number.POSITIVE_INFINITY);

/**
 * CPU of this process and bytes of the reply for each request that is made to cost much, and for some that the screens
 * send. Each is sent several times, never the same text before, and then once more, when it is compiled; the least of
 * the rounds counts, of the two sendings the dearer. The embedded database works in this process.
 */
export async function benchHostile(): Promise<void> {
  const bench = await openBench();
  try {
    await fill(bench);
    for (const name of OWN) await measured(bench, ownOperation(name));
    const found: Measured[] = [];
    for (const each of HOSTILE) found.push(await measured(bench, each));
    for (const name of OWN) print(`${bench.kind}: screen ${name}`, await measured(bench, ownOperation(name)));
    for (const each of found) print(`${bench.kind}: hostile: ${each.name}`, each);
    const over = found.filter(({ ms, bytes }) => ms > MOST_MS || bytes > MOST_BYTES);
    console.log(`${bench.kind}: hostile requests over a limit | ${over.length} of ${found.length} | 0 | 0`);
    const wrong = found.filter(({ ms, bytes }) => ms > MOST_MS * LEEWAY || bytes > MOST_BYTES);
    if (wrong.length > 0) throw new Error(`Too dear: ${wrong.map(({ name }) => name).join(', ')}.`);
  } finally {
    await bench.close();
  }
}

interface Measured {
  name: string;
  status: number;
  ms: number;
  bytes: number;
}

async function fill({ services, viewer }: Bench): Promise<void> {
  await services.brands.save(viewer, BRAND);
  const all = [...recordings(ANSWERS)];
  for (let at = 0; at < all.length; at += IMPORT_BATCH)
    await services.answers.importRecorded(viewer, all.slice(at, at + IMPORT_BATCH));
}

let sent = 0;

async function measured({ app, viewer }: Bench, hostile: Hostile): Promise<Measured> {
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

function print(measure: string, { ms, bytes, status }: Measured): void {
  const kilobytes = (bytes / 1024).toFixed(1);
  console.log(
    `${measure} | ${ms.toFixed(1)} ms, ${kilobytes} KB (${status}) | ${MOST_MS} ms, 1024 KB | the same`,
  );
}
