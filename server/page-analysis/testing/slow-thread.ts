import { parentPort } from 'node:worker_threads';
import type { PageRequest } from '../page-thread.ts';

// Stands in for the thread that reads pages: never ends with “slow” pages, fails with “broken” ones.

parentPort?.on('message', (request: PageRequest) => {
  const url = 'source' in request ? request.source.url : '';
  if (url.endsWith('slow')) for (;;);
  if (url.endsWith('broken')) throw new Error('broken');
  parentPort?.postMessage({ result: { content: { title: url } } });
});
parentPort?.postMessage({ ready: true });
