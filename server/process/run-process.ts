import { ConfigError } from '../config/config.ts';
import { FolderInUseError } from '../db/lock.ts';
import { startProblem } from '../db/start-problem.ts';
import { DemoExposedError } from '../demo/exposure.ts';

/** A process that is told to end is gone within ten seconds, this and the time until it is heard. */
const CLOSE_WITHIN_MS = 9_500;

let stopping = false;

/** Begins a process; a failure ends it with words the operator can act on, or with its stack. */
export function runProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    // What was still being started finds its database closed.
    if (stopping) return;
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exit(1);
  });
}

function wordsOf(error: unknown): string {
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

/**
 * Calls `stop` once when the process is told to end, be it while it starts, and ends it then, at the latest within ten
 * seconds.
 */
export function onStop(stop: (signal: string) => Promise<void>): void {
  const end = async (signal: string) => {
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await stop(signal);
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
