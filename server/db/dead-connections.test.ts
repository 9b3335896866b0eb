import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import type { Database } from './client.ts';
import { closeDeadConnections } from './dead-connections.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: Database;
let relay: Relay;
let pool: pg.Pool;
let endWatch: () => void;

describe.runIf(hasPostgres)('an unresponsive database server', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    if (!('url' in database.connection)) throw new Error('needs a Postgres server');
    relay = await startRelay(database.connection.url);
    pool = new pg.Pool({ connectionString: relay.url, max: 2 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    endWatch = closeDeadConnections(pool, { checkAfterMs: 40, timeoutMs: 400 });
  });
  afterAll(async () => {
    endWatch();
    await pool.end();
    await relay.close();
    await database.close();
  });

  test('is distinguished from a long statement, and works again after recovery', async () => {
    expect((await pool.query('select 1 as one from pg_sleep(0.4)')).rowCount).toBe(1);
    relay.silence();
    const waiting = await pool.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(waiting)).toBe(true);
    await relay.restore();
    expect((await pool.query('select 1 as one')).rowCount).toBe(1);
  });
});
