import { workerServer } from './health/worker-server.ts';
import { loadRest } from './load-rest.ts';
import { close, open } from './open.ts';
import { onStop, runProcess } from './process.ts';
import { createServices } from './services.ts';
import { startWork } from './work.ts';

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
  await loadRest();
  await startWork(boss, createServices(database.db, config, parts), log);
  log.info('doing jobs');
}

const ONE_PROCESS =
  'A worker of its own needs DATABASE_URL: the embedded database belongs to the server alone, which does the jobs itself.';

runProcess(main);
