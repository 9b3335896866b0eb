import { Worker } from 'node:worker_threads';
import type { LogMessage, LogReply, ThreadLogOptions } from './log-thread.ts';
import type { LogPart } from './read-log.ts';
import { UnreadableLogError } from './recognise.ts';

/** The idle thread ends after this time and frees its memory. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;

/** Bytes of a chunk at most. */
export const CHUNK_BYTES = 1024 * 1024;

/** A log that the thread reads; send one chunk at a time. */
export interface OpenLog {
  /** Where the chunk's bytes are put before `read`. Not a message with them, whose memory would be new for each chunk. */
  memory: Uint8Array;
  /** @param length bytes of the chunk  @throws UnreadableLogError */
  read(length: number): Promise<LogPart>;
  /** @throws UnreadableLogError */
  end(): Promise<LogPart>;
  /** Forgets the log; always call it. */
  close(): void;
}

interface Thread {
  worker: Worker;
  /** By log. */
  waiting: Map<number, PromiseWithResolvers<LogPart>>;
  open: Set<number>;
}

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;
let lastLog = 0;

/** Reads a log in a thread: reading a chunk can take longer than the event loop may be blocked. */
export function openLog(options: Omit<ThreadLogOptions, 'memory'>): OpenLog {
  clearTimeout(idle);
  thread ??= startThread();
  const started = thread;
  const log = ++lastLog;
  started.worker.ref();
  started.open.add(log);
  const memory = new SharedArrayBuffer(CHUNK_BYTES);
  send(started, { log, open: { ...options, memory } });
  const ask = (message: LogMessage) => {
    const reply = Promise.withResolvers<LogPart>();
    if (!started.open.has(log)) reply.reject(new Error('The thread that reads logs has ended.'));
    else {
      started.waiting.set(log, reply);
      send(started, message);
    }
    return reply.promise;
  };
  return {
    memory: new Uint8Array(memory),
    read: (length) => ask({ log, length }),
    end: () => ask({ log, end: true }),
    close() {
      if (!started.open.delete(log)) return;
      send(started, { log, close: true });
      if (started.open.size > 0) return;
      started.worker.unref();
      if (started === thread) idle = setTimeout(endIdleThread, IDLE_MS).unref();
    },
  };
}

const send = ({ worker }: Thread, message: LogMessage) => worker.postMessage(message);

function endIdleThread(): void {
  void thread?.worker.terminate();
  thread = undefined;
}

function startThread(): Thread {
  // Flags of this process, such as those of a script on the command line, are none of a thread.
  const worker = new Worker(new URL('log-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const started: Thread = { worker, waiting: new Map(), open: new Set() };
  const end = (cause?: unknown) => {
    if (thread === started) thread = undefined;
    started.open.clear();
    const ended = [...started.waiting.values()];
    started.waiting.clear();
    for (const { reject } of ended) reject(new Error('The thread that reads logs has ended.', { cause }));
  };
  worker.on('error', end);
  worker.on('exit', () => end());
  worker.on('message', (reply: LogReply) => {
    const waiting = started.waiting.get(reply.log);
    started.waiting.delete(reply.log);
    if ('part' in reply) waiting?.resolve(reply.part);
    else if ('unreadable' in reply) {
      const { message, first } = reply.unreadable;
      waiting?.reject(new UnreadableLogError(message, first));
    } else waiting?.reject(new Error('The log could not be read.', { cause: reply.error }));
  });
  return started;
}
