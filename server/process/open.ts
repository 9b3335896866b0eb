import type { Logger } from 'pino';
import { SUPABASE_MIGRATIONS } from '../auth/embedded/migrations.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { type Database, openEmbedded, openPostgres } from '../db/client.ts';
import { type MigrationSet, migrate, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { refuseExposedDemo } from '../demo/exposure.ts';
import { type Boss, createBoss } from '../jobs/boss.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { type Infrastructure, withDefaults } from './infrastructure.ts';
import { createLog } from './log.ts';
import { preparedFolder } from './prepared-database.ts';

/** What a process works with, server or worker; whoever opened it closes it. */
export interface Opened {
  config: Config;
  database: Database;
  log: Logger;
  boss: Boss;
  /** Made once, for all services of the process. */
  parts: Infrastructure;
}

/** Jobs under way get this long when the process ends; after that they go back to their queues. */
const FINISH_JOBS_WITHIN_MS = 6_000;

/**
 * Reads the configuration, opens and migrates the database, and makes what services are built from.
 * @param needsPostgres what to say to whoever has no DATABASE_URL
 * @throws ConfigError
 */
export async function open({ needsPostgres }: { needsPostgres?: string } = {}): Promise<Opened> {
  const config = readConfig();
  if (needsPostgres && !config.databaseUrl) throw new ConfigError(needsPostgres);
  const log = createLog(config);
  const database = await openDatabase(config);
  const boss = createBoss(database, (error) => log.error({ err: error }, 'the job queue failed'));
  const mailer = createMailer(config, log);
  const parts = withDefaults(config, { jobs: boss, log, mailer });
  return { config, database, log, boss, parts };
}

/** Ends jobs together with whatever else uses the database, then the database. */
export async function close({ boss, database }: Opened, others: Promise<unknown>[] = []): Promise<void> {
  // Requests take as long as they take; jobs must go back to their queues while there is time.
  await Promise.allSettled([boss.stop(FINISH_JOBS_WITHIN_MS), ...others]);
  await database.close();
}

async function openDatabase(config: Config): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : // The prepared one holds the sign-in's tables too.
      await openEmbedded(config.dataDir, config.hostedAuth ? undefined : preparedFolder());
  try {
    const sets: MigrationSet[] = [PRODUCT_MIGRATIONS];
    if (!config.hostedAuth) sets.push(SUPABASE_MIGRATIONS);
    await migrate(database, sets);
    await refuseExposedDemo(database.db, config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
