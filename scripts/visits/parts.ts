import { ImportError } from '../import/import-error.ts';

/** A part of a log that one request sends: whole lines, but for the last part. */
export interface Part {
  bytes: Buffer;
  /** Lines of the log before it. */
  from: number;
}

/** Bytes of a part, unless a line is longer. */
export const PART_BYTES = 16 * 1024 * 1024;
/** The server reads no larger JSON array. */
const MAX_ARRAY_BYTES = 8 * 1024 * 1024;
/** The server reads no longer line; the rest of one is left out. */
const MAX_LINE_BYTES = 128 * 1024;

const NEWLINE = 0x0a;
const OPENING_BRACKET = 0x5b;

/** Groups bytes into parts; keeps at most one part and one line. */
export class PartBuilder {
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #from = 0;
  /** Bytes of the line that is not complete yet. */
  #line = 0;
  #isArray: boolean | undefined;
  readonly #partBytes: number;

  constructor(partBytes = PART_BYTES) {
    this.#partBytes = partBytes;
  }

  /** @returns a part when enough came together */
  push(chunk: Uint8Array): Part | null {
    if (chunk.length === 0) return null;
    this.#isArray ??= chunk[0] === OPENING_BRACKET;
    if (this.#isArray) {
      if (this.#bytes + chunk.length > MAX_ARRAY_BYTES)
        throw new ImportError('A JSON array of more than 8 MB cannot be read. Export NDJSON.');
      this.#keep(chunk);
      return null;
    }
    this.#keepLines(chunk);
    return this.#bytes >= this.#partBytes ? this.takeLines() : null;
  }

  /** The complete lines so far; null: none. */
  takeLines(): Part | null {
    if (this.#isArray) return null;
    const all = Buffer.concat(this.#chunks);
    const end = all.lastIndexOf(NEWLINE) + 1;
    if (end === 0) return null;
    return this.#take(all.subarray(0, end), all.subarray(end));
  }

  /** All that is left, also a last line without its end; null: nothing. */
  takeAll(): Part | null {
    return this.#bytes === 0 ? null : this.#take(Buffer.concat(this.#chunks), Buffer.alloc(0));
  }

  #keepLines(chunk: Uint8Array): void {
    const last = chunk.lastIndexOf(NEWLINE);
    if (last < 0) {
      const room = MAX_LINE_BYTES - this.#line;
      this.#line += chunk.length;
      if (room > 0) this.#keep(chunk.subarray(0, room));
      return;
    }
    // The end of a line that is too long.
    const from = this.#line > MAX_LINE_BYTES ? chunk.indexOf(NEWLINE) : 0;
    this.#keep(chunk.subarray(from));
    this.#line = chunk.length - last - 1;
  }

  #keep(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }

  #take(bytes: Buffer, rest: Buffer): Part {
    const part = { bytes, from: this.#from };
    this.#from += countLines(bytes);
    this.#chunks = rest.length > 0 ? [Buffer.from(rest)] : [];
    this.#bytes = rest.length;
    return part;
  }
}

/** Lines, the last one also without its end. */
function countLines(bytes: Buffer): number {
  let lines = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? 1 : 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

/** @param bytes in chunks that nobody changes afterwards */
export async function* groupParts(
  bytes: AsyncIterable<Uint8Array>,
  builder = new PartBuilder(),
): AsyncGenerator<Part> {
  for await (const chunk of bytes) {
    const part = builder.push(chunk);
    if (part) yield part;
  }
  const last = builder.takeAll();
  if (last) yield last;
}
