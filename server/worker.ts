import { close, open } from './open.ts';
import { onStop, runProcess } from './process.ts';
import { createServices } from './services.ts';
import { startWork } from './work.ts';

/** Does jobs beside the servers of the same Postgres until told to stop; serves nothing. */
async function main(): Promise<void> {
  const opened = await open({ needsPostgres: ONE_PROCESS });
  const { config, database, log, boss, parts } = opened;
  onStop(async (signal) => {
    log.info({ signal }, 'stopping');
    await close(opened);
  });
  await startWork(boss, createServices(database.db, config, parts), log);
  log.info('doing jobs');
}

const ONE_PROCESS =
  'A worker of its own needs DATABASE_URL: the embedded database belongs to the server alone, which does the jobs itself.';

runProcess(main);
