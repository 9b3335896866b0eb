import { ConfigError } from '../config/config.ts';
import { FolderInUseError } from '../db/lock.ts';
import { startProblem } from '../db/start-problem.ts';
import { DemoExposedError } from '../demo/exposure.ts';

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

function startErrorMessage(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const why = code === 'EACCES' ? 'may not be used by this user' : 'is in use by another program';
    return `The port ${why}. Give this server another one (PORT; WORKER_PORT for a worker).`;
  }
  const problem = startProblem(error);
  if (problem) return problem;
  if (!(error instanceof Error)) return String(error);
  const expected = [ConfigError, FolderInUseError, DemoExposedError].some((kind) => error instanceof kind);
  return expected ? error.message : (error.stack ?? error.message);
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
