import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { createLog } from '../log.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import type { Relay } from '../testing/relay.ts';
import { createRelayedDatabase } from '../testing/relayed-database.ts';
import { type Boss, createBoss } from './boss.ts';
import type { JobHandler } from './queue.ts';
import { startWorker } from './worker.ts';

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }));

let database: Database;
let relay: Relay;
let boss: Boss;
const problems: string[] = [];

describe.runIf(hasPostgres)('a network that is gone, and says nothing of it', () => {
  beforeAll(async () => {
    ({ database, relay } = await createRelayedDatabase());
    boss = createBoss(database, ({ message }) => problems.push(message), {
      lookEveryMs: 40,
      answerWithinMs: 400,
    });
  });
  afterAll(async () => {
    await boss.stop(1000);
    await database.close();
  });

  test('does not keep a worker waiting once it is back', async () => {
    const done: number[] = [];
    const handler = {
      queue: 'count',
      schema: z.object({ n: z.number() }),
      retries: 0,
      retryDelay: 1,
      run: async ({ n }: { n: number }) => void done.push(n),
    };
    await startWorker(boss, [handler as JobHandler], log, { pollSeconds: 0.5 });
    await boss.send('count', { n: 1 });
    await vi.waitFor(() => expect(done).toEqual([1]), 15_000);
    relay.silence();
    // The worker looks for jobs, and hears nothing.
    await vi.waitFor(() => expect(problems).not.toEqual([]), 15_000);
    await relay.restore();
    await vi.waitFor(() => boss.send('count', { n: 2 }), 15_000);
    await vi.waitFor(() => expect(done).toContain(2), 15_000);
  });
});
