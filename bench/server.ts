import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SUPABASE_MIGRATIONS } from '../server/auth/embedded/migrations.ts';
import { readConfig } from '../server/config/config.ts';
import { type Database, type Db, openEmbedded, openPostgres } from '../server/db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';
import { buildApp } from '../server/http/app.ts';
import type { Viewer } from '../server/modules/accounts/model.ts';
import { createLog } from '../server/process/log.ts';
import { createServices, type Services } from '../server/services.ts';
import { hasPostgres, makeDatabase } from './support/databases.ts';

/** The application on an empty database with one signed-in account. */
export interface Bench {
  kind: Database['kind'];
  db: Db;
  app: FastifyInstance;
  services: Services;
  viewer: Viewer;
  close(): Promise<void>;
}

/** Embedded, or on an empty database of the server at BENCH_DATABASE_URL. */
export async function openBench(): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, RESPONSE_CACHE_MB: '0' });
  const made = hasPostgres() ? await makeDatabase() : null;
  const database = made ? openPostgres(made.url) : await openEmbedded(dataDir);
  await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
  const services = createServices(database.db, config);
  const identity = { userId: randomUUID(), email: 'bench@example.com', sessionId: randomUUID() };
  const app = await buildApp({
    config,
    database,
    clock: () => new Date(),
    verifier: {
      verify: async () => identity,
      known: (token) => (token === 'a.b.c' ? identity : undefined),
      forget: () => {},
    },
    mailer: { send: async () => {} },
    log: createLog(config),
  });
  await services.accounts.open(identity);
  return {
    kind: database.kind,
    db: database.db,
    app,
    services,
    viewer: await services.accounts.viewerOf(identity),
    close: async () => {
      await app.close();
      await database.close();
      await made?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
