import { parentPort } from 'node:worker_threads';
import { type PdfRequest, renderPdf } from './render.ts';

/** What the worker answers to each request. */
export type PdfReply = { pdf: Uint8Array } | { problem: string };

const port = parentPort;
if (!port) throw new Error('This runs as a worker thread.');

port.on('message', async (request: PdfRequest) => {
  const reply: PdfReply = await renderPdf(request).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  port.postMessage(reply);
});
