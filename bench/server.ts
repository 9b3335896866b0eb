import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../server/config/config.ts';
import { type Database, type Db, openEmbedded, openPostgres } from '../server/db/client.ts';
import { buildApp } from '../server/http/app.ts';
import type { Viewer } from '../server/modules/accounts/model.ts';
import { createLog } from '../server/process/log.ts';
import { createServices, type Services } from '../server/services.ts';
import { findBenchUser } from './support/account.ts';
import { clockFrom } from './support/clock.ts';
import { openLocation } from './support/location.ts';
import { END } from './world/answers.ts';

/** The application in this process, with one signed-in account. */
export interface Bench {
  kind: Database['kind'];
  db: Db;
  /** Without a response cache. */
  app: FastifyInstance;
  /** With one. */
  cachingApp: FastifyInstance;
  /** Of the day after the account's last answer, as is the application. */
  services: Services;
  /** @param now ISO 8601 */
  servicesAt: (now: string) => Services;
  viewer: Viewer;
  close(): Promise<void>;
}

/** On a database with a year of `answers` answers: embedded, or on the server at BENCH_DATABASE_URL. */
export async function openBench(answers = 0, folder: string | null = null): Promise<Bench> {
  const location = await openLocation(answers, folder);
  const { dataDir, databaseUrl } = location;
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, RESPONSE_CACHE_MB: '0' });
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  // Earlier runs on a kept database began at the same time, and reached its limits.
  await database.db.execute(sql`delete from sightline.rate_limit`);
  const servicesAt = (now: string) => createServices(database.db, config, { clock: clockFrom(now) });
  const services = servicesAt(END);
  const clock = clockFrom(END);
  const identity = { ...(await findBenchUser(database.db)), sessionId: randomUUID() };
  const createApp = (cacheMb: string) =>
    buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, RESPONSE_CACHE_MB: cacheMb }),
      database,
      clock,
      verifier: {
        verify: async () => identity,
        known: (token) => (token === 'a.b.c' ? identity : undefined),
        forget: () => {},
      },
      mailer: { send: async () => {} },
      log: createLog(config),
    });
  const [app, cachingApp] = [await createApp('0'), await createApp('64')];
  return {
    kind: database.kind,
    db: database.db,
    ...{ app, cachingApp, services, servicesAt },
    viewer: await services.accounts.viewerOf(identity),
    close: async () => {
      await app.close();
      await cachingApp.close();
      await database.close();
      await location.remove();
    },
  };
}
