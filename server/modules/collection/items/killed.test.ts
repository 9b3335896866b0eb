import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { expectTrueCounts } from '../../../testing/counts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { hasPostgres } from '../../../testing/limited-database.ts';
import { runsOf } from '../../../testing/runs.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';

const WORKER = fileURLToPath(new URL('../../../worker.ts', import.meta.url));
const QUESTIONS = Array.from({ length: 20 }, (_, index) => `Which note app is number ${index + 1}?`);

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
const workers: ChildProcess[] = [];

// Several processes need a Postgres server; a test in e2e/ kills a server on the embedded database.
describe.runIf(hasPostgres)('worker processes', () => {
  beforeAll(async () => {
    vendors = await startVendors({
      answerTo: () => ({ text: 'Quillmark is **great**; Tarnwick is not bad.', sources: [] }),
      behaviour: { kind: 'answer', delayMs: 200 },
    });
    app = await createCollectingApp({ env: environment(), working: false });
    owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await app.close();
    await vendors.close();
  });

  test('another worker finishes the run of a killed one, without lost or duplicate answers', async () => {
    await Promise.all([startWorkerProcess(), startWorkerProcess()]);
    const viewer = await app.services.accounts.viewerOf({ ...owner, sessionId: '' });
    const { id } = await app.services.collection.runs.start(viewer, {});
    await eventually(async () => expect(await stored()).toBeGreaterThan(4));
    workers[0]?.kill('SIGKILL');
    await eventually(async () => {
      const run = await app.services.collection.runs.find(owner.userId, id);
      expect(run?.status).toBe('finished');
    });
    const answers = await rows<{ key: string }>(
      app.database.db,
      sql`select key from sightline.answer where user_id = ${owner.userId}`,
    );
    expect(answers).toHaveLength(2 * QUESTIONS.length);
    expect(new Set(answers.map(({ key }) => key)).size).toBe(2 * QUESTIONS.length);
    await expectTrueCounts(app.database.db, owner.userId);
  });

  test('a worker that is told to stop returns its jobs at once and exits with 0', async () => {
    vendors.set('chatgpt', { kind: 'hang' });
    vendors.set('perplexity', { kind: 'hang' });
    vendors.received.length = 0;
    owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
    const runs = runsOf(app, owner);
    const { id } = await runs.start();
    const [, survivor] = workers;
    await eventually(() => expect(vendors.received.length).toBeGreaterThan(4));
    survivor?.kill('SIGTERM');
    expect(await once(survivor as ChildProcess, 'exit')).toEqual([0, null]);
    expect(await underWay()).toBe(0);
    for (const vendor of ['chatgpt', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
    await startWorkerProcess();
    expect(await runs.ended(id)).toMatchObject({ status: 'FINISHED', done: 2 * QUESTIONS.length, failed: 0 });
    await expectTrueCounts(app.database.db, owner.userId);
  });
});

function environment(): Record<string, string> {
  return { ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' };
}

/** Questions that a worker is asking. */
async function underWay(): Promise<number> {
  const [row] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline_jobs.job where name like 'ask-%' and state = 'active'`,
  );
  return row?.n ?? 0;
}

async function stored(): Promise<number> {
  const [row] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline.answer where user_id = ${owner.userId}`,
  );
  return row?.n ?? 0;
}

/** Starts a worker as an operator does, and waits until it runs jobs. */
async function startWorkerProcess(): Promise<void> {
  const { connection } = app.database;
  if (!('url' in connection)) throw new Error('needs a Postgres server');
  const worker = spawn(process.execPath, [WORKER], {
    env: {
      ...environment(),
      DATABASE_URL: connection.url,
      DATA_DIR: app.config.dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  for (;;) {
    const [chunk] = (await once(worker.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    if (chunk.toString().includes('worker started')) return;
  }
}
