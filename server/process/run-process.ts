import { startErrorMessage } from './start-error.ts';

/** Just below the ten seconds that process managers wait before SIGKILL. */
const CLOSE_TIMEOUT_MS = 9_500;

let isStopping = false;

/** Runs `main`; on failure prints an operator's message, or the stack of an unexpected error, and exits with 1. */
export function runProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    // Startup code that is still running fails on the closed database.
    if (isStopping) return;
    process.stderr.write(`${startErrorMessage(error)}\n`);
    process.exit(1);
  });
}

/** Calls `stop` on SIGINT or SIGTERM, also during startup, then exits; after ten seconds it exits with 1. */
export function onStop(stop: (signal: string) => Promise<void>): void {
  const end = async (signal: string) => {
    isStopping = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    await stop(signal);
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
