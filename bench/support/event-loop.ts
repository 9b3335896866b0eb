import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server with `--import`. Measures how long its event loop keeps what arrives waiting: on SIGUSR2 it writes
// the waits since the last signal to EVENT_LOOP_FILE.

const EVERY_MS = 2;
const file = process.env.EVENT_LOOP_FILE;

if (isMainThread && file) {
  let waits: number[] = [];
  let expected = performance.now() + EVERY_MS;
  setInterval(() => {
    const now = performance.now();
    // What would have arrived during a long turn waits for the rest of it.
    for (; expected <= now; expected += EVERY_MS) waits.push(now - expected);
    expected = now + EVERY_MS;
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify(waits.map((wait) => Math.round(wait * 100) / 100)));
    waits = [];
  });
}
