import { readFileSync, writeSync } from 'node:fs';

/**
 * One call that changed a folder or made a change permanent. Paths are relative to the folder; `file` is a file
 * descriptor.
 */
export type Call =
  | { call: 'create'; path: string }
  | { call: 'mkdir'; path: string }
  | { call: 'remove'; path: string }
  | { call: 'rename'; path: string; to: string }
  | { call: 'open'; path: string; file: number }
  | { call: 'close'; file: number }
  | { call: 'sync'; file: number }
  | { call: 'truncate'; file: number; size: number }
  // Without data: zeros.
  | { call: 'write'; file: number; at: number; bytes: number; data?: Buffer }
  // Somebody was told that this is stored.
  | { call: 'acknowledge'; keys: string[] };

const LENGTH_BYTES = 4;

/** Appends a call in one piece, so that threads may share a journal. */
export function appendCall(journal: number, call: Call): void {
  const { data, ...header } = call.call === 'write' ? call : { ...call, data: undefined };
  const kept = data?.some((byte) => byte !== 0) ? data : Buffer.alloc(0);
  const text = Buffer.from(JSON.stringify({ ...header, kept: kept.length }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  writeSync(journal, Buffer.concat([length, text, kept]));
}

export function readJournal(path: string): Call[] {
  const all = readFileSync(path);
  const calls: Call[] = [];
  let at = 0;
  while (at < all.length) {
    const start = at + LENGTH_BYTES;
    const end = start + all.readUInt32LE(at);
    const { kept, ...call } = JSON.parse(all.toString('utf8', start, end)) as Call & { kept: number };
    at = end + kept;
    calls.push(kept > 0 ? ({ ...call, data: all.subarray(end, at) } as Call) : call);
  }
  return calls;
}
