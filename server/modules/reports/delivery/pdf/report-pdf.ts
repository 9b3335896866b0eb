import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

import type { PdfReply, PdfRequest } from './worker.ts';

/** Milliseconds that a PDF may take. */
const TIMEOUT = 60_000;
/** Milliseconds after which the idle thread ends and frees its memory. */
const IDLE = 60_000;
/** Several times what the longest report needs. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

// One at a time: rendering occupies a core.
const inTurn = pLimit(1);
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** A mail that is sent again, or a download after the mail, needs the same one. */
let latest: { key: string; pdf: Promise<Buffer> } | undefined;

/**
 * The report as a PDF on A4. Rendered in a worker thread, one at a time, so that the server stays responsive.
 * @throws when it cannot be rendered, or not in time
 */
export async function reportPdf(request: PdfRequest): Promise<Buffer> {
  const key = JSON.stringify(request);
  if (latest?.key !== key) latest = { key, pdf: inTurn(() => render(request)) };
  const { pdf } = latest;
  try {
    return await pdf;
  } catch (error) {
    if (latest?.pdf === pdf) latest = undefined;
    throw error;
  }
}

async function render(request: PdfRequest): Promise<Buffer> {
  clearTimeout(idle);
  worker ??= start();
  try {
    const reply = await ask(worker, request);
    if ('problem' in reply) throw new Error(`The PDF could not be rendered: ${reply.problem}`);
    return Buffer.from(reply.pdf);
  } finally {
    // Neither the thread nor the timer keeps the server from ending.
    idle = setTimeout(stop, IDLE).unref();
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: MEMORY });
  // The waiting request gets the error, too; an error without a listener would end the server.
  const gone = () => {
    if (worker === started) worker = undefined;
  };
  started.on('error', gone).on('exit', gone);
  return started;
}

function stop() {
  void worker?.terminate();
  worker = undefined;
  latest = undefined;
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
