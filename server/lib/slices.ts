import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest share of a turn of the event loop, in milliseconds. */
const SLICE_MS = 5;

/**
 * Divides a long computation, so that other requests run in between.
 * @returns to be awaited between its steps, each much shorter than a slice
 */
export function createSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
