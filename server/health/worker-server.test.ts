import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { createLog } from '../process/log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { workerServer } from './worker-server.ts';

const TOKEN = 'a-token-of-some-length';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function worker(env: Record<string, string> = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await workerServer({ config, database, clock: () => new Date(), log: createLog(config) });
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ url, headers });
    return { status: statusCode, body };
  };
  return { ask, close: () => app.close() };
}

test('a worker serves /health, /ready and /metrics', async () => {
  const { ask, close } = await worker({ METRICS: 'on', METRICS_TOKEN: TOKEN });
  expect(await ask('/health')).toEqual({ status: 200, body: '{"status":"ok"}' });
  expect(await ask('/ready')).toEqual({ status: 200, body: '{"status":"ready"}' });
  expect((await ask('/metrics')).status).toBe(401);
  const figures = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(figures.body).toMatch(/^process_cpu_seconds_total /m);
  expect(figures.body).toMatch(/^sightline_database_up 1$/m);
  await close();
});

test('serves nothing else, and metrics only when they are on', async () => {
  const { ask, close } = await worker();
  for (const url of ['/metrics', '/', '/graphql', '/api/topics', '/auth/v1/settings']) {
    const { status, body } = await ask(url);
    expect([status, JSON.parse(body).error.code]).toEqual([404, 'NOT_FOUND']);
  }
  await close();
});

test('listens on WORKER_PORT only, and not without it', () => {
  expect(readConfig({}).workerPort).toBeUndefined();
  expect(readConfig({ WORKER_PORT: '' }).workerPort).toBeUndefined();
  expect(readConfig({ WORKER_PORT: '4001' }).workerPort).toBe(4001);
  expect(() => readConfig({ WORKER_PORT: '70000' })).toThrow('WORKER_PORT');
});
