import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PdfRequest } from './render.ts';
import type { PdfReply } from './worker.ts';

/** Milliseconds a PDF may take; many times what it does. */
const TIMEOUT = 60_000;
/** Milliseconds after which the thread and its fonts give their memory back. */
const IDLE = 60_000;
/** Megabytes; several times what the longest report takes. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

// One at a time: rendering takes one core for itself.
const inTurn = pLimit(1);
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * The report as a PDF on A4. Rendered in a thread of its own, one after the other, so that the server goes on
 * answering meanwhile.
 * @throws when it cannot be rendered, or not in time
 */
export const reportPdf = (request: PdfRequest): Promise<Buffer> => inTurn(() => render(request));

async function render(request: PdfRequest): Promise<Buffer> {
  clearTimeout(idle);
  worker ??= start();
  try {
    const reply = await ask(worker, request);
    if ('problem' in reply) throw new Error(`The PDF could not be rendered: ${reply.problem}`);
    return Buffer.from(reply.pdf);
  } finally {
    // Neither the thread nor its timer keeps a server from ending.
    idle = setTimeout(stop, IDLE).unref();
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: MEMORY });
  // Whoever waits for it hears of an error as well; an error that nobody hears of would end the server.
  const gone = () => {
    if (worker === started) worker = undefined;
  };
  started.on('error', gone).on('exit', gone);
  return started;
}

function stop() {
  void worker?.terminate();
  worker = undefined;
}

async function ask(worker: Worker, request: PdfRequest): Promise<PdfReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfReply>();
  const timer = setTimeout(() => {
    reject(new Error('The PDF took too long.'));
    stop();
  }, TIMEOUT);
  const ended = () => reject(new Error('The PDF’s thread ended.'));
  worker.once('message', resolve).once('error', reject).once('exit', ended);
  worker.ref();
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', ended);
    worker.unref();
  }
}
