import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../testing/collecting.ts';
import { answerTo, QUESTIONS, type Runs, runsOf } from '../../testing/runs.ts';
import { startVendors, type VendorServer } from '../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;

beforeAll(async () => {
  vendors = await startVendors({ answerTo });
  app = await createCollectingApp({
    env: { ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' },
  });
});
afterAll(async () => {
  await app.close();
  await vendors.close();
  expect(app.problems).toEqual([]);
});

beforeEach(async () => {
  vendors.received.length = 0;
  for (const vendor of ['openai', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
  runs = runsOf(app, owner);
});

test('progress comes as server-sent events to signed-in people, until the run ends', async () => {
  const origin = await app.listen();
  const open = (headers: Record<string, string>, query: string) =>
    fetch(`${origin}/graphql/stream`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    });
  const watch = 'subscription { runProgress { status done planned } }';
  expect((await open({}, watch)).status).toBe(401);
  expect((await open(owner.headers, '{ viewer { id } }')).status).toBe(400);

  for (const vendor of ['openai', 'perplexity'] as const)
    vendors.set(vendor, { kind: 'answer', delayMs: 300 });
  await runs.start();
  const text = await (await open(owner.headers, watch)).text();
  const seen = [...text.matchAll(/^data: (\{.*\})$/gm)].map(
    ([, json]) => JSON.parse(json as string).data.runProgress as { status: string; done: number },
  );
  expect(seen[0]?.status).toBe('RUNNING');
  expect(seen.at(-1)).toEqual({ status: 'FINISHED', done: 6, planned: 6 });
  expect(text).toContain('event: complete');
});
