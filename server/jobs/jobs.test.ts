import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { createLog } from '../process/log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { type Boss, createBoss } from './boss.ts';
import type { JobHandler } from './queue.ts';
import { startWorker } from './worker.ts';

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }));
const schema = z.object({ n: z.number() });

let database: Database;
let boss: Boss;
const problems: Error[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  boss = createBoss(database, (error) => problems.push(error));
});
afterEach(async () => {
  await boss.stop(1000);
  await database.close();
  expect(problems).toEqual([]);
});

const handler = (run: JobHandler<{ n: number }>['run'], more: Partial<JobHandler> = {}) =>
  ({ queue: 'count', schema, retries: 0, retryDelay: 1, run, ...more }) as JobHandler;

test('runs jobs up to the queue’s concurrency', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let most = 0;
  const run = async ({ n }: { n: number }) => {
    most = Math.max(most, ++atOnce);
    await wait(5);
    atOnce--;
    done.push(n);
  };
  await startWorker(boss, [handler(run, { concurrency: 3 })], log);
  await boss.sendAll(
    'count',
    Array.from({ length: 20 }, (_, n) => ({ data: { n } })),
  );
  await eventually(() => expect(done).toHaveLength(20));
  expect(new Set(done).size).toBe(20);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(3);
});

test('retries a failing job as often as its handler says', async () => {
  const attempts: { attempt: number; last: boolean }[] = [];
  await startWorker(
    boss,
    [
      handler(
        async (_data, { attempt, last }) => {
          attempts.push({ attempt, last });
          throw new Error('not yet');
        },
        { retries: 2, retryDelay: 0 },
      ),
    ],
    log,
  );
  await boss.send('count', { n: 1 });
  await eventually(() => expect(attempts).toHaveLength(3));
  expect(attempts).toEqual([
    { attempt: 1, last: false },
    { attempt: 2, last: false },
    { attempt: 3, last: true },
  ]);
});

test('a job sent in a transaction exists only if it commits', async () => {
  const done: number[] = [];
  await startWorker(boss, [handler(async ({ n }) => void done.push(n))], log);
  const rolledBack = database.db.transaction(async (tx) => {
    await boss.sendAll('count', [{ data: { n: 1 } }], { tx });
    throw new Error('changed its mind');
  });
  await expect(rolledBack).rejects.toThrow('changed its mind');
  await database.db.transaction((tx) => boss.send('count', { n: 2 }, { tx }));
  await eventually(() => expect(done).toContain(2));
  expect(done).toEqual([2]);
});

test('a job interrupted by a stop returns to the queue for the next process', async () => {
  const started: string[] = [];
  const forever = handler(async (_data, { signal }) => {
    started.push('first');
    await wait(60_000, undefined, { signal });
  });
  await startWorker(boss, [forever], log);
  await boss.send('count', { n: 1 });
  await eventually(() => expect(started).toEqual(['first']));
  await boss.stop(200);

  boss = createBoss(database, (error) => problems.push(error));
  await startWorker(boss, [handler(async () => void started.push('second'))], log);
  await eventually(() => expect(started).toEqual(['first', 'second']));
});

test('a job with a later start is taken when it is due, long before its loop looks for itself', async () => {
  const done: number[] = [];
  await startWorker(boss, [handler(async ({ n }) => void done.push(n))], log, { pollSeconds: 0.5 });
  const sent = Date.now();
  await boss.send('count', { n: 1 }, { startAfter: new Date(sent + 500) });
  await eventually(() => expect(done).toEqual([1]));
  expect(Date.now() - sent).toBeGreaterThanOrEqual(500);
  expect(Date.now() - sent).toBeLessThan(30_000);
});

test('a queue is due while a job of it can start now', async () => {
  const queues = ['now', 'later', 'taken', 'empty'];
  for (const queue of queues) await boss.prepare(queue);
  await boss.send('now', { n: 1 });
  await boss.send('later', { n: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await boss.send('taken', { n: 1 });
  await boss.send('not-asked-for', { n: 1 });
  const [job] = await (await boss.start()).fetch('taken');
  expect(job).toBeDefined();
  expect(await boss.dueQueues(queues)).toEqual(['now']);
});

test('drops a job with invalid data and continues', async () => {
  const done: number[] = [];
  await startWorker(boss, [handler(async ({ n }) => void done.push(n))], log);
  await boss.send('count', { n: 'one' });
  await boss.send('count', { n: 2 });
  await eventually(() => expect(done).toEqual([2]));
});

test('a later send puts off all waiting jobs of its key, also those that were sent at once', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const send = (startAfter: Date) => boss.send('count', { n: 1 }, { singletonKey: 'account', startAfter });
  await Promise.all([inMinutes(1), inMinutes(1), inMinutes(1)].map(send));
  const later = inMinutes(60);
  await send(later);
  const waiting = await (await boss.start()).findJobs('count', { key: 'account' });
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.map(({ startAfter }) => startAfter)).toEqual(waiting.map(() => later));
});
