import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { Runs } from '../../../testing/runs.ts';
import type { VendorServer } from '../../../testing/vendors/server.ts';
import { watchRun } from './progress.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
let origin: string | undefined;
setUpCollection((test) => {
  ({ vendors, app, owner, runs } = test);
});
beforeEach(async () => {
  origin ??= await app.listen();
});

const open = (headers: Record<string, string>, query: string, signal?: AbortSignal) =>
  fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    ...(signal ? { signal } : {}),
  });
const WATCH = 'subscription { runProgress { status done planned } }';

test('sends progress as server-sent events to signed-in users until the run ends', async () => {
  expect((await open({}, WATCH)).status).toBe(401);
  expect((await open(owner.headers, '{ viewer { id } }')).status).toBe(400);

  const watched = Promise.withResolvers<void>();
  for (const vendor of ['chatgpt', 'perplexity'] as const)
    vendors.set(vendor, { kind: 'answer', until: watched.promise });
  await runs.start();
  const { body } = await open(owner.headers, WATCH);
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes('RUNNING')) watched.resolve();
  }
  const seen = [...text.matchAll(/^data: (\{.*\})$/gm)].map(
    ([, json]) => JSON.parse(json as string).data.runProgress as { status: string; done: number },
  );
  expect(seen[0]?.status).toBe('RUNNING');
  expect(seen.at(-1)).toEqual({ status: 'FINISHED', done: 6, planned: 6 });
  expect(text).toContain('event: complete');
});

test('closing the connection ends the polling at once, also without progress', async () => {
  vendors.set('chatgpt', { kind: 'hang' });
  vendors.set('perplexity', { kind: 'hang' });
  await runs.start();
  let looks = 0;
  const { collection } = app.services;
  const seen = watchRun(
    {
      running: collection.runs.running,
      find: (...of) => {
        looks++;
        return collection.runs.find(...of);
      },
    },
    owner.userId,
  );
  expect((await seen.next()).value).toMatchObject({ status: 'running' });
  const next = seen.next();
  await eventually(() => expect(looks).toBeGreaterThan(1));
  await seen.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
});

test('limits open subscriptions of an account; ended ones make room, and closing the server ends all', async () => {
  vendors.set('chatgpt', { kind: 'hang' });
  vendors.set('perplexity', { kind: 'hang' });
  await runs.start();
  const hangingUp = new AbortController();
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, n) => open(owner.headers, WATCH, n === 0 ? hangingUp.signal : undefined)),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await open(owner.headers, WATCH);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Close one') }] });
  hangingUp.abort();
  await eventually(async () => expect((await open(owner.headers, WATCH)).status).toBe(200));
  await app.server.close();
});
