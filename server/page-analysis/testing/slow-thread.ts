import { parentPort } from 'node:worker_threads';
import type { PageRequest } from '../page-thread.ts';

// Stands in for the thread that reads pages: never ends with “slow” pages, fails with “broken” ones, and gets nothing of
// the processor for a while at “held” ones.

const HELD_MS = 1000;

parentPort?.on('message', (request: PageRequest) => {
  const url = 'source' in request ? request.source.url : '';
  if (url.endsWith('slow')) for (;;);
  if (url.endsWith('held')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_MS);
  if (url.endsWith('broken')) throw new Error('broken');
  parentPort?.postMessage({ result: { content: { title: url } } });
});
parentPort?.postMessage({ ready: true });
