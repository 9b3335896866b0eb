import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LogPlan, makeLog } from '../../../bench/logs/make-log.ts';
import { WRITERS, type WriterName } from '../../../bench/logs/writers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { daysAgo, post, siteOwner, visitsOf } from './testing/posting.ts';

const plan = (app: TestApp, writer: WriterName, seed: number, days = 3): LogPlan => ({
  ...{ writer, seed, requests: 250, start: daysAgo(app, days), seconds: 9000 },
});

const names = Object.keys(WRITERS) as WriterName[];

describe.each(names)('a log by %s', (writer) => {
  // Of its own: so many sign-ins are refused.
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('is counted exactly, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1e9 }), async (seed) => {
        const owner = await siteOwner(app);
        const { text, expected } = makeLog(plan(app, writer, seed));
        const reply = await post(app, owner.headers, seed % 2 ? text : gzipSync(text));
        expect(reply.json()).toMatchObject({ status: 'success' });
        const { agents, people, ...tally } = expected;
        const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
        expect(reply.json().data).toMatchObject({
          ...{ ...tally, visits: sum(agents), people: sum(people), known: 0, outOfTime: 0 },
        });
        expect(await visitsOf(app, owner.userId)).toEqual({ agents, people });
      }),
      propertyRuns(25),
    );
  });
});
