/** Longest accepted line, in bytes. */
export const MAX_LINE_BYTES = 1_048_576;

const NEWLINE = 0x0a;

/** One line of a file. */
export interface Line {
  /** From 1. */
  number: number;
  /** Without its line end; null when it is longer than MAX_LINE_BYTES or not UTF-8. */
  text: string | null;
  /** Bytes of the file up to and with this line. */
  bytes: number;
}

/** Splits a stream of bytes into lines; holds at most one line and one chunk. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let bytes = 0;
  let number = 0;

  function add(part: Uint8Array): void {
    length += part.length;
    // The bytes of a line that is too long are dropped.
    if (length > MAX_LINE_BYTES) parts = [];
    else parts.push(part);
  }
  function end(): Line {
    const text = length > MAX_LINE_BYTES ? null : decode(parts);
    parts = [];
    length = 0;
    number += 1;
    return { number, text, bytes };
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, to));
      bytes += to + 1 - from;
      from = to + 1;
      yield end();
    }
    add(chunk.subarray(from));
    bytes += chunk.length - from;
  }
  if (length > 0) yield end();
}

function decode(parts: readonly Uint8Array[]): string | null {
  try {
    // A byte order mark is dropped by the decoder, a carriage return here.
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)).replace(/\r$/, '');
  } catch {
    return null;
  }
}
