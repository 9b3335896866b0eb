import { vi } from 'vitest';

/** Ends a test that hangs; no machine is so slow. */
const HANGS_AFTER_MS = 300_000;

/** Repeats `check` until it throws no more. @returns what it returned then */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: 50 });
