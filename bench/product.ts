import { IMPORT_BATCH } from '../server/modules/answers/recorded-answer.ts';
import { BRAND, recordings } from './answers.ts';
import { clientOperation } from './operation.ts';
import { openBench } from './server.ts';

const ANSWERS = 5_000;
const REQUESTS = 200;

/** Measures ingest (analysis, findings and rollups, one transaction per batch) and the uncached overview. */
export async function benchProduct(): Promise<void> {
  const bench = await openBench();
  try {
    await bench.services.brands.save(bench.viewer, BRAND);
    const all = [...recordings(ANSWERS)];
    const began = performance.now();
    for (let at = 0; at < all.length; at += IMPORT_BATCH) {
      await bench.services.answers.importRecorded(bench.viewer, all.slice(at, at + IMPORT_BATCH));
    }
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${bench.kind}: ${ANSWERS} answers taken in, ${(ANSWERS / seconds).toFixed(0)} a second in batches of ${IMPORT_BATCH}`,
    );
    const times = await overviewTimes(bench.app);
    const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)] ?? Number.NaN);
    console.log(
      `${bench.kind}: overview query, 90 days, 5 topics, uncached: p50 ${p50?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms`,
    );
  } finally {
    await bench.close();
  }
}

async function overviewTimes(app: Awaited<ReturnType<typeof openBench>>['app']): Promise<number[]> {
  const payload = { query: clientOperation('Overview'), variables: { filter: { days: 90 }, compare: false } };
  const headers = { authorization: 'Bearer a.b.c' };
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    if (reply.statusCode !== 200 || reply.json().errors) throw new Error(reply.body);
    if (request >= REQUESTS / 10) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
