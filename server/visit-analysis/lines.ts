/** Characters of a line, and bytes of one that spans chunks; longer ones are not read. */
export const MAX_LINE = 64 * 1024;

const NEWLINE = 0x0a;

/** Splits chunks of bytes into lines; keeps the beginning of at most one. */
export class LineSplitter {
  readonly #onLine: (line: string | null) => void;
  #rest: Buffer[] = [];
  #restLength = 0;

  /** @param onLine gets each line without its end; null for one that is too long */
  constructor(onLine: (line: string | null) => void) {
    this.#onLine = onLine;
  }

  push(bytes: Uint8Array): void {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const last = chunk.lastIndexOf(NEWLINE);
    let from = 0;
    if (this.#restLength > 0 && last >= 0) {
      from = chunk.indexOf(NEWLINE) + 1;
      this.#keep(chunk.subarray(0, from - 1));
      this.end();
    }
    if (last >= from) this.#emit(chunk.toString('utf8', from, last + 1));
    // A copy: whoever sent the chunk may use its memory again.
    if (last + 1 < chunk.length) this.#keep(Buffer.from(chunk.subarray(last + 1)));
  }

  /** Takes what is left as the last line. */
  end(): void {
    if (this.#restLength === 0) return;
    const line = this.#restLength > MAX_LINE ? null : Buffer.concat(this.#rest).toString();
    this.#rest = [];
    this.#restLength = 0;
    this.#onLine(line === null ? null : withoutReturn(line));
  }

  #keep(part: Buffer): void {
    this.#restLength += part.length;
    if (this.#restLength > MAX_LINE) this.#rest = [];
    else this.#rest.push(part);
  }

  #emit(text: string): void {
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      this.#onLine(to - from > MAX_LINE ? null : withoutReturn(text.slice(from, to)));
      from = to + 1;
    }
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
