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

/** What a server or worker process opens at its start; `close` releases it. */
export interface ProcessResources {
  config: Config;
  database: Database;
  log: Logger;
  boss: Boss;
  infrastructure: Infrastructure;
}

/** Active jobs that take longer return to their queues. */
const JOBS_TIMEOUT_MS = 6_000;

/**
 * Reads the configuration, opens and migrates the database, and creates the infrastructure.
 * @param needsPostgres the error message without DATABASE_URL
 * @throws ConfigError
 */
export async function open({ needsPostgres }: { needsPostgres?: string } = {}): Promise<ProcessResources> {
  const config = readConfig();
  if (needsPostgres && !config.databaseUrl) throw new ConfigError(needsPostgres);
  const log = createLog(config);
  const database = await openDatabase(config);
  const boss = createBoss(database, (error) => log.error({ err: error }, 'the job queue failed'));
  const mailer = createMailer(config, log);
  const infrastructure = withDefaults(config, { jobs: boss, log, mailer });
  return { config, database, log, boss, infrastructure };
}

/** Stops jobs and other users of the database, then closes it. */
export async function close(
  { boss, database }: ProcessResources,
  others: Promise<unknown>[] = [],
): Promise<void> {
  // In parallel: slow requests must not keep jobs from returning to their queues in time.
  await Promise.allSettled([boss.stop(JOBS_TIMEOUT_MS), ...others]);
  await database.close();
}

async function openDatabase(config: Config): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : // The prepared database also holds the sign-in's tables.
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
