import { workerServer } from './health/worker-server.ts';
import { close, open } from './process/open.ts';
import { preloadSdks } from './process/preload-sdks.ts';
import { onStop, runProcess } from './process/run-process.ts';
import { startWork } from './process/start-jobs.ts';
import { createServices } from './services.ts';

/** Does jobs beside the servers of the same Postgres until told to stop; serves at most what tells of itself. */
async function main(): Promise<void> {
  const opened = await open({ needsPostgres: ONE_PROCESS });
  const { config, database, log, boss, parts } = opened;
  const ends: (() => Promise<unknown>)[] = [];
  onStop(async (signal) => {
    log.info({ signal }, 'stopping');
    await close(
      opened,
      ends.map((end) => end()),
    );
  });
  if (config.workerPort !== undefined) {
    const app = await workerServer({ config, database, clock: parts.clock, log });
    ends.push(() => app.close());
    await app.listen({ port: config.workerPort, host: config.host });
  }
  await preloadSdks();
  await startWork(boss, createServices(database.db, config, parts), log);
  log.info('doing jobs');
}

const ONE_PROCESS =
  'A worker of its own needs DATABASE_URL: the embedded database belongs to the server alone, which does the jobs itself.';

runProcess(main);
