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
}

/** `end` gives the last part; `close` needs no reply. */
export type LogMessage = { log: number } & (
  | { open: ThreadLogOptions }
  | { chunk: Uint8Array }
  | { end: true }
  | { close: true }
);

/** One for each `chunk` and `end`. */
export type LogReply = { log: number } & (
  | { part: LogPart }
  | { unreadable: { message: string; first: BadLine } }
  | { error: unknown }
);

const parsers = new Map<number, LogParser>();
let verifier: { version: string; verify: VerifyAgent } | undefined;

parentPort?.on('message', (message: LogMessage) => {
  const { log } = message;
  if ('open' in message) parsers.set(log, open(message.open));
  else if ('close' in message) parsers.delete(log);
  else parentPort?.postMessage({ log, ...read(log, message) });
});

function open({ ranges, rangesVersion, ...options }: ThreadLogOptions): LogParser {
  if (verifier?.version !== rangesVersion)
    verifier = { version: rangesVersion, verify: createVerifier(ranges) };
  return new LogParser({ ...options, verify: verifier.verify });
}

function read(log: number, message: { chunk: Uint8Array } | { end: true }): object {
  try {
    const parser = parsers.get(log);
    if (!parser) throw new Error('The log is not open.');
    if ('chunk' in message) parser.push(message.chunk);
    else parser.end();
    return { part: parser.take() };
  } catch (error) {
    parsers.delete(log);
    return error instanceof UnreadableLogError
      ? { unreadable: { message: error.message, first: error.first } }
      : { error };
  }
}
