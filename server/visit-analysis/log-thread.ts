import { parentPort } from 'node:worker_threads';
import { createVerifier, type VerifyAgent } from '../ai-agents/ranges/verify.ts';
import { type LogOptions, LogParser, type LogPart } from './read-log.ts';
import { UnreadableLogError } from './recognise.ts';
import type { BadLine } from './tally.ts';

// The thread that reads logs, several at once in turns.

/** Options of a log for the thread. */
export interface ThreadLogOptions extends Omit<LogOptions, 'verify'> {
  /** See `createVerifier`. */
  ranges: Readonly<Record<string, readonly string[]>>;
  /** Changes with the ranges. */
  rangesVersion: string;
  /** Where each chunk is put. */
  memory: SharedArrayBuffer;
}

/** `end` gives the last part; `close` needs no reply. */
export type LogMessage = { log: number } & (
  | { open: ThreadLogOptions }
  /** Bytes of a chunk. */
  | { length: number }
  | { end: true }
  | { close: true }
);

/** One for each chunk and `end`. */
export type LogReply = { log: number } & (
  | { part: LogPart }
  | { unreadable: { message: string; first: BadLine } }
  | { error: unknown }
);

const parsers = new Map<number, { parser: LogParser; memory: SharedArrayBuffer }>();
let verifier: { version: string; verify: VerifyAgent } | undefined;

parentPort?.on('message', (message: LogMessage) => {
  const { log } = message;
  if ('open' in message) parsers.set(log, open(message.open));
  else if ('close' in message) parsers.delete(log);
  else parentPort?.postMessage({ log, ...read(log, message) });
});

function open({ ranges, rangesVersion, memory, ...options }: ThreadLogOptions) {
  if (verifier?.version !== rangesVersion)
    verifier = { version: rangesVersion, verify: createVerifier(ranges) };
  return { parser: new LogParser({ ...options, verify: verifier.verify }), memory };
}

function read(log: number, message: { length: number } | { end: true }): object {
  try {
    const opened = parsers.get(log);
    if (!opened) throw new Error('The log is not open.');
    const { parser, memory } = opened;
    if ('length' in message) parser.push(new Uint8Array(memory, 0, message.length));
    else parser.end();
    return { part: parser.take() };
  } catch (error) {
    parsers.delete(log);
    return error instanceof UnreadableLogError
      ? { unreadable: { message: error.message, first: error.first } }
      : { error };
  }
}
