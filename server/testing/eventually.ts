import { vi } from 'vitest';

/** Ends a test that hangs. */
const HANGS_AFTER_MS = 300_000;

/** Repeats `check` until it does not throw. @returns its result */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: 50 });
