import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { eventually } from '../../../testing/eventually.ts';
import { hasPostgres } from '../../../testing/limited-database.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';
import { openReports, type ReportsApp } from '../testing/visitor.ts';

const WORKER = fileURLToPath(new URL('../../../worker.ts', import.meta.url));
const PROMPTS = Array.from({ length: 20 }, (_, index) => `Which note app is number ${index + 1}?`);

let vendors: VendorServer;
let app: ReportsApp;
const workers: ChildProcess[] = [];

// Several processes need a Postgres server.
describe.runIf(hasPostgres)('worker processes', () => {
  beforeAll(async () => {
    vendors = await startVendors({ behaviour: { kind: 'answer', delayMs: 250 } });
    app = await openReports({ boss: true, env: environment() });
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await app.close();
    await vendors.close();
  });

  test('the next worker asks only what a killed one had not stored', async () => {
    await startWorkerProcess();
    await app.request({ prompts: PROMPTS });
    await eventually(async () => expect(await stored()).toBeGreaterThan(4));
    workers[0]?.kill('SIGKILL');
    await once(workers[0] as ChildProcess, 'exit');
    const before = await stored();
    expect(before).toBeLessThan(PROMPTS.length);
    vendors.received.length = 0;
    await startWorkerProcess();
    await eventually(async () => expect(await status()).toBe('made'));
    expect(await stored()).toBe(PROMPTS.length);
    expect(vendors.received).toHaveLength(PROMPTS.length - before);
  });
});

function environment(): Record<string, string> {
  const { OPENAI_API_KEY = '', OPENAI_BASE_URL = '' } = vendors.environment();
  return { OPENAI_API_KEY, OPENAI_BASE_URL, REPORT_CONFIRMATION: 'never' };
}

async function stored(): Promise<number> {
  const [row] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline.report_answer`,
  );
  return row?.n ?? 0;
}

async function status(): Promise<string | undefined> {
  const [row] = await rows<{ status: string }>(app.database.db, sql`select status from sightline.report`);
  return row?.status;
}

/** Starts a worker as an operator does, and waits until it runs jobs. */
async function startWorkerProcess(): Promise<void> {
  const { connection } = app.database;
  if (!('url' in connection)) throw new Error('needs a Postgres server');
  const worker = spawn(process.execPath, [WORKER], {
    env: { ...environment(), DATABASE_URL: connection.url, DATA_DIR: app.config.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  for (;;) {
    const [chunk] = (await once(worker.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    if (chunk.toString().includes('worker started')) return;
  }
}
