import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = async (url: string, from = app) => {
  const reply = await from.server.inject({ url });
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() };
};
const unready = (message: string) => ({
  status: 503,
  retryAfter: '5',
  body: { status: 'error', error: { code: 'UNAVAILABLE', message } },
});
const WELL = { status: 200, body: { status: 'ready' } };

test('a migrated server is healthy and ready', async () => {
  expect(await ask('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await ask('/ready')).toMatchObject(WELL);
});

test('is not ready when a migration is missing', async () => {
  const lacking = await createTestApp();
  await lacking.database.db.execute(
    sql`delete from public.sightline_migration
        where hash = (select min(hash) from public.sightline_migration where set_name = 'product')`,
  );
  expect(await ask('/ready', lacking)).toEqual(unready('The database lacks 1 of this server’s migrations.'));
  await lacking.close();
});

test('reports an unresponsive database in time, and its recovery', async () => {
  const silent = await createTestApp();
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  let held = () => {};
  const holding = new Promise<void>((resolve) => {
    held = resolve;
  });
  const transaction = silent.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table public.sightline_migration in access exclusive mode`);
    held();
    await spoken;
  });
  await holding;
  const asked = Promise.all([ask('/ready', silent), ask('/ready', silent)]);
  expect(await ask('/health', silent)).toMatchObject({ status: 200 });
  expect(await asked).toEqual([
    unready('The database does not answer.'),
    unready('The database does not answer.'),
  ]);
  speak();
  await transaction;
  await expect.poll(() => ask('/ready', silent)).toMatchObject(WELL);
  await silent.close();
});

test('a stopping server is not ready but serves open connections', async () => {
  const stopping = await createTestApp();
  const { port } = new URL(await stopping.listen());
  const connected = once(stopping.server.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  const [there] = (await connected) as [Socket];
  // A request in progress keeps the connection from being idle.
  socket.write('GET /ready HTTP/1.1\r\nHost: localhost\r\n');
  await expect.poll(() => there.bytesRead).toBeGreaterThan(0);
  const closed = stopping.close();
  socket.write('\r\n');
  const reply = await text(socket);
  await closed;
  expect(reply).toMatch(/^HTTP\/1\.1 503 /);
  expect(reply).toMatch(/^retry-after: 5\r$/im);
  expect(reply).toContain('The server is stopping.');
});
