import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createSlices } from '../../lib/slices.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { createAnswerAnalyser } from './analyse.ts';
import type { AnalysisReply, AnalysisRequest, AnalysisTask } from './analyse-thread.ts';
import { NO_CORRECTIONS } from './corrections/model.ts';
import type { AnalysedAnswer } from './model.ts';

/** Less text, about 30 ms of work, is analysed in this thread. */
const MIN_THREAD_CHARACTERS = 30_000;
/** The idle thread ends after this time and frees its memory. */
const IDLE_MS = 60_000;

/** Analyses answers with the same companies; many of them in a thread, where the machine has a second core. */
export async function analyseBatch(
  tracked: TrackedCompanies,
  tasks: readonly AnalysisTask[],
): Promise<AnalysedAnswer[]> {
  const characters = tasks.reduce((sum, { answer }) => sum + answer.text.length, 0);
  return characters < MIN_THREAD_CHARACTERS || availableParallelism() === 1
    ? analyseInSlices(tracked, tasks)
    : analyseInThread({ tracked, tasks: tasks.map(withoutConstant) });
}

/** A copy in another thread would be another object than the constant. */
const withoutConstant = ({ corrections, ...task }: AnalysisTask): AnalysisTask =>
  corrections === NO_CORRECTIONS ? task : { ...task, corrections };

async function analyseInSlices(
  tracked: TrackedCompanies,
  tasks: readonly AnalysisTask[],
): Promise<AnalysedAnswer[]> {
  const analyse = createAnswerAnalyser(tracked);
  const analysed: AnalysedAnswer[] = [];
  const nextSlice = createSlices();
  for (const { answer, id, corrections } of tasks) {
    await nextSlice();
    analysed.push(analyse(answer, id, corrections));
  }
  return analysed;
}

interface Thread {
  worker: Worker;
  /** In the order of the requests. */
  pending: PromiseWithResolvers<AnalysedAnswer[]>[];
}

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;

function analyseInThread(request: AnalysisRequest): Promise<AnalysedAnswer[]> {
  clearTimeout(idle);
  thread ??= startThread();
  const { worker, pending } = thread;
  const result = Promise.withResolvers<AnalysedAnswer[]>();
  worker.ref();
  pending.push(result);
  worker.postMessage(request);
  return result.promise;
}

function startThread(): Thread {
  // Flags of this process, such as those of a script on the command line, are none of a thread.
  const worker = new Worker(new URL('analyse-thread.ts', import.meta.url), { execArgv: [] });
  const started: Thread = { worker, pending: [] };
  const end = (cause?: unknown) => {
    if (thread === started) thread = undefined;
    for (const { reject } of started.pending.splice(0)) {
      reject(new Error('The thread that analyses answers has ended.', { cause }));
    }
  };
  worker.on('error', end).on('exit', () => end());
  worker.on('message', (reply: AnalysisReply) => {
    const result = started.pending.shift();
    if ('analysed' in reply) result?.resolve(reply.analysed);
    else result?.reject(reply.error);
    if (started.pending.length > 0) return;
    worker.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  });
  return started;
}
