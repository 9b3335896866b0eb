import { setTimeout } from 'node:timers/promises';
import { createVerifier } from './auth/verifier.ts';
import { keepVacuumed } from './db/vacuum.ts';
import { demoGreeting } from './demo/accounts.ts';
import { openDemo } from './demo/demo.ts';
import { buildApp } from './http/app.ts';
import { close, open } from './process/open.ts';
import { preloadSdks } from './process/preload-sdks.ts';
import { onStop, runProcess } from './process/run-process.ts';
import { startWork } from './process/start-jobs.ts';
import { createServices } from './services.ts';

/** Whoever waits for the server sees a page before samples and jobs take the embedded database for themselves. */
const REST_AFTER_MS = 1_000;

/** Database and application; then listens, and does jobs, until told to stop. */
async function main(): Promise<void> {
  const opened = await open();
  const { config, database, log, boss, parts } = opened;
  const stopping = new AbortController();
  const ends: (() => Promise<unknown>)[] = [];
  onStop(async (signal) => {
    log.info({ signal }, 'stopping');
    stopping.abort();
    await close(
      opened,
      ends.map((end) => end()),
    );
  });
  const services = createServices(database.db, config, parts);
  const demo = await openDemo({
    config,
    database,
    clock: parts.clock,
    services,
    log: (message) => log.info(message),
  });
  const verifier = createVerifier({ config, db: database.db, clock: parts.clock });
  const demoParts = demo ? { demo: true, demoProgress: demo.progress } : {};
  const app = await buildApp({ config, database, verifier, ...parts, ...demoParts });
  ends.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  if (demo) process.stdout.write(`${demoGreeting(demo.accounts, app.listeningOrigin)}\n`);
  await setTimeout(REST_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
  if (stopping.signal.aborted) return;
  await preloadSdks();
  const filling = demo?.fill(stopping.signal).catch((error: unknown) => {
    log.error({ err: error }, 'filling the demo accounts failed; the next start resumes it');
  });
  if (filling) ends.push(() => filling);
  if (database.kind === 'embedded') {
    const end = keepVacuumed(database.db, log);
    ends.push(async () => end());
  }
  if (config.worker) await startWork(boss, services, log);
}

runProcess(main);
