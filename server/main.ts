import { buildApp } from './app.ts';
import { createVerifier } from './auth/verifier.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Database, openEmbedded, openPostgres } from './db/client.ts';
import { FolderInUseError } from './db/lock.ts';
import { type MigrationSet, migrate, PRODUCT_MIGRATIONS } from './db/migrate.ts';
import { openDemo } from './demo/demo.ts';
import { DemoExposedError, refuseExposedDemo } from './demo/exposure.ts';
import { demoGreeting } from './demo/greeting.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createServices } from './services.ts';
import { SUPABASE_MIGRATIONS } from './supabase/migrations.ts';

const CLOSE_WITHIN_MS = 10_000;

/** Config, database, application; then listens until told to stop. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const clock = () => new Date();
  const log = createLog(config);
  const demo = await openDemo({
    config,
    database,
    clock,
    services: createServices(database.db, config),
    log: (message) => log.info(message),
  });
  const app = await buildApp({
    config,
    database,
    clock,
    verifier: createVerifier({ config, db: database.db, clock }),
    mailer: createMailer(config, log),
    log,
    demo: demo !== null,
  });
  await app.listen({ port: config.port, host: config.host });
  if (demo) process.stdout.write(`${demoGreeting(demo.accounts, app.listeningOrigin)}\n`);
  const stopping = new AbortController();
  const filling = demo?.fill(stopping.signal).catch((error: unknown) => {
    log.error({ err: error }, 'the sample data is incomplete; the next start goes on with it');
  });

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    stopping.abort();
    await app.close();
    await filling;
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
    await refuseExposedDemo(database.db, config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  // What the operator can mend is said in words; anything else needs its stack.
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const why = code === 'EACCES' ? 'may not be used by this user' : 'is in use by another program';
    process.stderr.write(`The port ${why}. Give this server another one (PORT).\n`);
    process.exit(1);
  }
  const expected = [ConfigError, FolderInUseError, DemoExposedError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
});
