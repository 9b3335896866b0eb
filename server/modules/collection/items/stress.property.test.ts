import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { Boss } from '../../../jobs/boss.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { expectTrueCounts } from '../../../testing/counts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { answerTo, QUESTIONS, runsOf } from '../../../testing/runs.ts';
import type { Behaviour } from '../../../testing/vendors/behaviour.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;

beforeAll(async () => {
  vendors = await startVendors({ answerTo });
  app = await createCollectingApp({
    env: { ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' },
    working: false,
  });
});
afterAll(async () => {
  await app.close();
  await vendors.close();
  expect(app.problems).toEqual([]);
});

const behaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), delayMs: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ kind: fc.constant('error' as const), status: fc.constantFrom(400, 429, 500) }),
  fc.constant({ kind: 'refuse' as const }),
);

/** Events of a run, each after a while. */
const event = fc.record({
  afterMs: fc.integer({ min: 0, max: 200 }),
  what: fc.oneof(
    fc.constantFrom('cancel', 'start', 'stop a worker', 'add a worker'),
    fc.record({ vendor: fc.constantFrom('chatgpt' as const, 'perplexity' as const), behaviour }),
  ),
});

test('every planned question has one answer and every count is right after any failures, cancellations and stops', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      for (const vendor of ['chatgpt', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
      const owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
      const runs = runsOf(app, owner);
      const workers: Boss[] = [await app.addWorker()];
      const stopped: Promise<void>[] = [];
      let current = await runs.start({ samples: 2 });
      for (const { afterMs, what } of events) {
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        if (typeof what === 'object') vendors.set(what.vendor, what.behaviour);
        // The run may have ended or not.
        else if (what === 'cancel') await runs.cancel(current.id).catch(() => {});
        else if (what === 'start') current = await runs.start({ samples: 2 }).catch(() => current);
        else if (what === 'add a worker') workers.push(await app.addWorker());
        else stopped.push(workers.pop()?.stop(0) ?? Promise.resolve());
      }
      await Promise.all(stopped);
      for (const vendor of ['chatgpt', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
      workers.push(await app.addWorker());
      const run = await runs.ended(current.id);
      await eventually(async () => expect(await waiting(owner.userId)).toBe(0));
      if (run.status === 'FINISHED') expect(run.done).toBe(run.planned);
      for (const worker of workers) await worker.stop(5000);
      await expectTrueCounts(app.database.db, owner.userId);
    }),
    propertyRuns(6),
  );
});

async function waiting(userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline_jobs.job
        where data->>'userId' = ${userId} and name like 'ask-%' and state in ('created', 'retry', 'active')`,
  );
  return row?.n ?? 0;
}
