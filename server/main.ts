import { buildApp } from './app.ts';
import { createVerifier } from './auth/verifier.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Database, openEmbedded, openPostgres } from './db/client.ts';
import { FolderInUseError } from './db/lock.ts';
import { type MigrationSet, migrate, PRODUCT_MIGRATIONS } from './db/migrate.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { SUPABASE_MIGRATIONS } from './supabase/migrations.ts';

const CLOSE_WITHIN_MS = 10_000;

/** Config, database, application; then listens until told to stop. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const clock = () => new Date();
  const log = createLog(config);
  const app = await buildApp({
    config,
    database,
    clock,
    verifier: createVerifier({ config, db: database.db, clock }),
    mailer: createMailer(config, log),
    log,
  });
  await app.listen({ port: config.port, host: config.host });

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function openDatabase(config: Config): Promise<Database> {
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  try {
    const sets: MigrationSet[] = [PRODUCT_MIGRATIONS];
    if (!config.hostedAuth) sets.push(SUPABASE_MIGRATIONS);
    await migrate(database, sets);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  // What the operator can mend is said in words; anything else needs its stack.
  const expected = error instanceof ConfigError || error instanceof FolderInUseError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
