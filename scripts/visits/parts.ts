import { ImportError } from '../import/import-error.ts';

/** A part of a log that one request sends: whole lines, but for the last part. */
export interface Part {
  /** Only until the next part is asked for: its memory is used again. */
  bytes: Buffer;
  /** Lines of the log before it. */
  from: number;
}

/** Bytes of a part at most. */
export const PART_BYTES = 16 * 1024 * 1024;
/** The server reads no larger JSON array. */
const MAX_ARRAY_BYTES = 8 * 1024 * 1024;
/** The server reads no longer line; the rest of one is left out. */
const MAX_LINE_BYTES = 128 * 1024;

const NEWLINE = 0x0a;
const OPENING_BRACKET = 0x5b;
const FIRST_BYTES = 64 * 1024;

/**
 * Groups bytes into parts, with the memory of one part for all of them. A log has the same parts however its bytes come, unless
 * a line is too long.
 */
export class PartBuilder {
  /** Grows to a part, since most logs are smaller. */
  #memory = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #bytes = 0;
  /** Bytes of the part that was given last, which are still there. */
  #given = 0;
  #from = 0;
  /** Bytes of the line that is not complete yet, the ones left out included. */
  #line = 0;
  #isArray: boolean | undefined;
  readonly #partBytes: number;

  constructor(partBytes = PART_BYTES) {
    this.#partBytes = partBytes;
  }

  /** Parts that came together. Take all of them before the next call; `chunk` may be changed afterwards. */
  *push(chunk: Uint8Array): Generator<Part> {
    if (chunk.length === 0) return;
    this.#isArray ??= chunk[0] === OPENING_BRACKET;
    if (this.#isArray) {
      if (this.#bytes + chunk.length > MAX_ARRAY_BYTES)
        throw new ImportError('A JSON array of more than 8 MB cannot be read. Export NDJSON.');
      this.#keep(chunk);
      return;
    }
    let rest = this.#withoutLongLine(chunk);
    while (rest.length > 0) {
      const room = this.#partBytes - (this.#bytes - this.#given);
      this.#keep(rest.subarray(0, room));
      rest = rest.subarray(room);
      if (rest.length === 0) return;
      const part = this.takeLines();
      if (!part) throw new ImportError('A line is longer than a part.');
      yield part;
    }
  }

  /** The complete lines so far; null: none. */
  takeLines(): Part | null {
    if (this.#isArray) return null;
    this.#forgetGiven();
    const end = this.#memory.subarray(0, this.#bytes).lastIndexOf(NEWLINE) + 1;
    return end === 0 ? null : this.#give(end);
  }

  /** All that is left, also a last line without its end; null: nothing. */
  takeAll(): Part | null {
    this.#forgetGiven();
    return this.#bytes === 0 ? null : this.#give(this.#bytes);
  }

  #withoutLongLine(chunk: Uint8Array): Uint8Array {
    const last = chunk.lastIndexOf(NEWLINE);
    const before = this.#line;
    if (last < 0) {
      this.#line += chunk.length;
      return chunk.subarray(0, Math.max(0, MAX_LINE_BYTES - before));
    }
    this.#line = chunk.length - last - 1;
    return chunk.subarray(before > MAX_LINE_BYTES ? chunk.indexOf(NEWLINE) : 0);
  }

  #keep(chunk: Uint8Array): void {
    this.#forgetGiven();
    const length = this.#bytes + chunk.length;
    if (length > this.#memory.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.max(length, Math.min(this.#memory.length * 4, this.#partBytes)),
      );
      this.#memory.copy(larger, 0, 0, this.#bytes);
      this.#memory = larger;
    }
    this.#memory.set(chunk, this.#bytes);
    this.#bytes = length;
  }

  #give(end: number): Part {
    const bytes = this.#memory.subarray(0, end);
    const part = { bytes, from: this.#from };
    this.#from += countLines(bytes);
    this.#given = end;
    return part;
  }

  #forgetGiven(): void {
    if (this.#given === 0) return;
    this.#memory.copyWithin(0, this.#given, this.#bytes);
    this.#bytes -= this.#given;
    this.#given = 0;
  }
}

/** Lines, the last one also without its end. */
function countLines(bytes: Buffer): number {
  let lines = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? 1 : 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

export async function* groupParts(
  bytes: AsyncIterable<Uint8Array>,
  builder = new PartBuilder(),
): AsyncGenerator<Part> {
  for await (const chunk of bytes) yield* builder.push(chunk);
  const last = builder.takeAll();
  if (last) yield last;
}
