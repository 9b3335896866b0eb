import { parentPort } from 'node:worker_threads';
import type { PageRequest } from '../page-thread.ts';

// Stands in for the thread that reads pages: never ends with “slow” pages, fails with “broken” ones.

parentPort?.on('message', ({ source }: PageRequest) => {
  if (source.url.endsWith('slow')) for (;;);
  if (source.url.endsWith('broken')) throw new Error('broken');
  parentPort?.postMessage({ analysed: { content: { title: source.url } } });
});
parentPort?.postMessage({ ready: true });
