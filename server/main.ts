import { setTimeout } from 'node:timers/promises';
import { createVerifier } from './auth/verifier.ts';
import { startCheckpointing } from './db/checkpoint.ts';
import { inBackground } from './db/embedded/background.ts';
import { startVacuuming } from './db/vacuum.ts';
import { demoGreeting } from './demo/accounts.ts';
import { openDemo } from './demo/demo.ts';
import { buildApp } from './http/app.ts';
import { close, open } from './process/open.ts';
import { preloadSdks } from './process/preload-sdks.ts';
import { onStop, runProcess } from './process/run-process.ts';
import { startJobs } from './process/start-jobs.ts';
import { createServices } from './services.ts';

/** Lets the first page load before demo data and jobs occupy the embedded database. */
const BACKGROUND_DELAY_MS = 1_000;

/** Opens the database, serves the application and runs jobs until stopped. */
async function main(): Promise<void> {
  const opened = await open();
  const { config, database, log, boss, infrastructure } = opened;
  const stopping = new AbortController();
  const closers: (() => Promise<unknown>)[] = [];
  onStop(async (signal) => {
    log.info({ signal }, 'stopping');
    stopping.abort();
    await close(
      opened,
      closers.map((close) => close()),
    );
  });
  const services = createServices(database.db, config, infrastructure);
  const demo = await openDemo({
    config,
    database,
    clock: infrastructure.clock,
    services,
    log: (message) => log.info(message),
  });
  const verifier = createVerifier({ config, db: database.db, clock: infrastructure.clock });
  const demoOptions = demo ? { demo: true, demoProgress: demo.progress } : {};
  const app = await buildApp({ config, database, verifier, ...infrastructure, ...demoOptions });
  closers.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  if (demo) process.stdout.write(`${demoGreeting(demo.accounts, app.listeningOrigin)}\n`);
  await setTimeout(BACKGROUND_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {});
  if (stopping.signal.aborted) return;
  await preloadSdks();
  await inBackground(startBackgroundWork);

  async function startBackgroundWork() {
    const filling = demo?.fill(stopping.signal).catch((error: unknown) => {
      log.error({ err: error }, 'filling the demo accounts failed; the next start resumes it');
    });
    if (filling) closers.push(() => filling);
    if (database.kind === 'embedded') {
      const stopVacuuming = startVacuuming(database.db, log);
      const stopCheckpointing = startCheckpointing(database.db, log);
      closers.push(async () => {
        stopVacuuming();
        stopCheckpointing();
      });
    }
    if (config.worker) await startJobs(boss, services, log);
  }
}

runProcess(main);
