import { workerServer } from './health/worker-server.ts';
import { close, open } from './process/open.ts';
import { preloadSdks } from './process/preload-sdks.ts';
import { onStop, runProcess } from './process/run-process.ts';
import { startJobs } from './process/start-jobs.ts';
import { createServices } from './services.ts';

/** Runs jobs until stopped; optionally serves /health, /ready and /metrics. */
async function main(): Promise<void> {
  const opened = await open({ needsPostgres: NEEDS_POSTGRES });
  const { config, database, log, boss, infrastructure } = opened;
  const ends: (() => Promise<unknown>)[] = [];
  onStop(async (signal) => {
    log.info({ signal }, 'stopping');
    await close(
      opened,
      ends.map((end) => end()),
    );
  });
  if (config.workerPort !== undefined) {
    const app = await workerServer({ config, database, clock: infrastructure.clock, log });
    ends.push(() => app.close());
    await app.listen({ port: config.workerPort, host: config.host });
  }
  await preloadSdks();
  await startJobs(boss, createServices(database.db, config, infrastructure), log);
  log.info('worker started');
}

const NEEDS_POSTGRES =
  'A separate worker needs DATABASE_URL: only the server can open the embedded database, and it runs the jobs itself.';

runProcess(main);
