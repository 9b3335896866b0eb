import { randomUUIDv7 } from 'node:crypto';
import { createAnswerAnalyser } from '../server/modules/answers/analyse.ts';
import { insertFindings } from '../server/modules/answers/findings-store.ts';
import type { IncomingAnswer } from '../server/modules/answers/model.ts';
import { IMPORT_BATCH } from '../server/modules/answers/recorded-answer.ts';
import { answersJson, findKnownKeys, insertAnswers } from '../server/modules/answers/store.ts';
import { type Bench, openBench } from './server.ts';
import { printFigure } from './support/figures.ts';
import { textOf, worldAnswers, YEAR } from './world/answers.ts';
import { BRAND } from './world/companies.ts';

const ANSWERS = 8_000;

/**
 * Compares ingest with and without rollups, both in one transaction a batch; an embedded database's imports are stored in
 * shorter ones. Batches alternate on one database, so that the machine's speed and the growing tables affect all.
 */
export async function benchIngest(): Promise<void> {
  const bench = await openBench();
  try {
    const batches = await prepareBatches(bench);
    const { userId } = bench.viewer;
    const { answers } = bench.services;
    const usual = { ms: 0, cpu: 0, answers: 0 };
    const whole = { ms: 0, cpu: 0, answers: 0 };
    const without = { ms: 0, cpu: 0, answers: 0 };
    const modes = [
      [usual, (batch: IncomingAnswer[]) => answers.ingest(userId, batch)],
      [whole, (batch: IncomingAnswer[]) => answers.ingest(userId, batch, async () => {})],
      [without, (batch: IncomingAnswer[]) => ingestWithoutRollups(bench, batch)],
    ] as const;
    for (const [index, batch] of batches.entries()) {
      const [sum, run] = modes[index % modes.length] as (typeof modes)[number];
      const began = performance.now();
      const cpu = process.cpuUsage();
      await run(batch);
      // The first batches run cold code.
      if (index < batches.length / 10) continue;
      const used = process.cpuUsage(cpu);
      sum.cpu += (used.user + used.system) / 1000;
      sum.ms += performance.now() - began;
      sum.answers += batch.length;
    }
    const rate = ({ answers, ms }: typeof whole) => (1000 * answers) / ms;
    printFigure({
      measure: `${bench.kind}: answers taken in a second, batches of ${IMPORT_BATCH}, as imports are stored`,
      value: `${rate(usual).toFixed(0)} (this process' CPU ${(usual.cpu / usual.answers).toFixed(2)} ms an answer)`,
    });
    printFigure({
      measure: `${bench.kind}: the same in one transaction a batch`,
      value: `${rate(whole).toFixed(0)} (this process' CPU ${(whole.cpu / whole.answers).toFixed(2)} ms an answer)`,
    });
    printFigure({
      measure: `${bench.kind}: the last without rollups`,
      value: `${rate(without).toFixed(0)} (CPU ${(without.cpu / without.answers).toFixed(2)} ms)`,
    });
    printFigure({
      measure: `${bench.kind}: rate with rollups to rate without`,
      value: (rate(whole) / rate(without)).toFixed(2),
      must: '≥ 0.8',
    });
  } finally {
    await bench.close();
  }
}

/** Answers to existing prompts, as a collection stores them; topics and prompts are created before the measurement. */
async function prepareBatches({ services, viewer }: Bench): Promise<IncomingAnswer[][]> {
  await services.brands.save(viewer, BRAND);
  const { brand } = await services.brands.tracked(viewer.userId);
  const all = [...worldAnswers(YEAR, { count: ANSWERS })];
  const ids = await services.prompts.ensure(
    viewer.userId,
    brand,
    all.map(({ topic, prompt }) => ({ topic, prompt, promptGroup: null })),
  );
  const answers = all.map(
    (answer, index): IncomingAnswer => ({
      key: answer.id,
      promptId: ids[index] ?? '',
      platform: answer.platform,
      model: null,
      sample: 1,
      collectedAt: answer.collectedAt,
      status: answer.status,
      failure: answer.status === 'answered' ? null : 'The platform gave no usable answer.',
      text: textOf(answer),
      sources: answer.sources,
      surface: 'import',
      simulated: false,
    }),
  );
  return Array.from({ length: ANSWERS / IMPORT_BATCH }, (_, at) =>
    answers.slice(at * IMPORT_BATCH, (at + 1) * IMPORT_BATCH),
  );
}

/** Ingest without its last step, the rollups. */
async function ingestWithoutRollups({ db, services, viewer }: Bench, batch: IncomingAnswer[]): Promise<void> {
  const { userId } = viewer;
  const known = await findKnownKeys(
    db,
    userId,
    batch.map(({ key }) => key),
  );
  const tracked = await services.brands.tracked(userId);
  const analyse = createAnswerAnalyser(tracked);
  const fresh = batch.filter(({ key }) => !known.has(key));
  const analysed = fresh.map((answer) => analyse(answer, randomUUIDv7()));
  await db.transaction(async (tx) => {
    await services.accounts.lock(tx, userId);
    const newIds = await insertAnswers(tx, userId, answersJson(analysed));
    const stored = analysed.filter(({ id }) => newIds.has(id));
    await insertFindings(tx, userId, stored);
    await services.discoveries.addAnswers(tx, userId, stored);
    await services.accounts.raiseDataVersion(tx, userId, { simulated: false });
  });
}

if (import.meta.main) await benchIngest();
