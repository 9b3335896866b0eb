import type { VerifyAgent } from '../ai-agents/ranges/verify.ts';
import { type Classifier, createClassifier, type Site } from './classify.ts';
import { excerptOf } from './excerpt.ts';
import type { LineReader, LogFormat, ReadLine } from './formats/format.ts';
import { LOG_FORMATS } from './formats/formats.ts';
import { readEntry } from './formats/vercel.ts';
import { LineSplitter } from './lines.ts';
import { Recogniser, UnreadableLogError } from './recognise.ts';
import { addBad, addOtherHost, emptyTally, type Tally } from './tally.ts';
import type { Visit } from './types.ts';

/** Where the reading of a log stands, to go on with its next part. */
export interface LogPosition {
  /** Lines of the log before the next one, empty ones included. */
  position: number;
  /** `key` of its format; null: not recognised yet. */
  format: LogFormat['key'] | null;
  /** What the format keeps of headers. */
  header: unknown;
}

export interface LogOptions {
  site: Site;
  verify: VerifyAgent;
  /** After earlier parts of the log. */
  start?: LogPosition;
  /** Lines of the log before the first one here; those before `start.position` were read and are skipped. */
  from?: number;
}

/** What a part of a log gave. */
export interface LogPart extends LogPosition {
  visits: Visit[];
  tally: Tally;
}

/** Bytes of a JSON array, which is read as a whole. */
export const MAX_ARRAY_BYTES = 8 * 1024 * 1024;

const OPENING_BRACKET = 0x5b;
const WHITE_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Reads a log in chunks: pure, and with little memory. */
export class LogParser {
  readonly #options: LogOptions;
  readonly #splitter = new LineSplitter((line) => this.#line(line));
  readonly #readBefore: number;
  readonly #recogniser = new Recogniser();
  #position: number;
  #format: LogFormat | null = null;
  #reader: LineReader | null = null;
  #classifier: Classifier | null = null;
  #visits: Visit[] = [];
  #tally = emptyTally();
  /** Chunks of a JSON array; undefined until the first character shows what it is; null: it is none. */
  #array: Buffer[] | null | undefined;
  #arrayBytes = 0;

  constructor(options: LogOptions) {
    this.#options = options;
    this.#position = options.from ?? 0;
    this.#readBefore = options.start?.position ?? 0;
    const known = LOG_FORMATS.find(({ key }) => key === options.start?.format);
    if (known) this.#open(known, options.start?.header ?? null);
  }

  /** @throws UnreadableLogError */
  push(chunk: Uint8Array): void {
    if (this.#array === undefined) {
      const first = chunk.find((byte) => !WHITE_SPACE.has(byte));
      if (first !== undefined) this.#array = first === OPENING_BRACKET ? [] : null;
    }
    if (!this.#array) {
      this.#splitter.push(chunk);
      return;
    }
    this.#arrayBytes += chunk.length;
    if (this.#arrayBytes > MAX_ARRAY_BYTES) {
      throw new UnreadableLogError('A JSON array of more than 8 MB is not read. Send NDJSON.', {
        line: 1,
        text: excerptOf(Buffer.from(this.#array[0] ?? chunk).toString('utf8', 0, 400)),
      });
    }
    this.#array.push(Buffer.from(chunk));
  }

  /** @throws UnreadableLogError */
  end(): void {
    if (this.#array) this.#readArray(Buffer.concat(this.#array).toString());
    this.#splitter.end();
    if (!this.#reader) this.#recogniser.fail();
  }

  /** What was read since the last call. */
  take(): LogPart {
    const part = {
      visits: this.#visits,
      tally: this.#tally,
      position: Math.max(this.#position, this.#readBefore),
      format: this.#format?.key ?? null,
      header: this.#reader?.header() ?? null,
    };
    this.#visits = [];
    this.#tally = emptyTally();
    return part;
  }

  #open(format: LogFormat, header: unknown): LineReader {
    const { site, verify } = this.#options;
    const reader = format.open(header);
    this.#format = format;
    this.#reader = reader;
    this.#classifier = createClassifier(format.key, site, verify);
    return reader;
  }

  #line(line: string | null): void {
    this.#position += 1;
    if (this.#position <= this.#readBefore || line === '') return;
    if (line === null) {
      this.#tally.lines += 1;
      addBad(this.#tally, this.#position, 'A line of more than 64 KB.');
      return;
    }
    // A byte order mark, and the zero bytes that a crash leaves.
    const text = this.#position === 1 ? line.replace(/^\ufeff/, '') : line;
    const skimmed = this.#format?.skim?.(text);
    if (skimmed && this.#classifier?.dismisses(skimmed, text)) {
      this.#tally.lines += 1;
      return;
    }
    if (this.#reader) {
      this.#add(this.#reader.read(text), () => text, this.#position);
      return;
    }
    const found = this.#recogniser.add({ number: this.#position, text });
    if (!found) return;
    const reader = this.#open(found.format, null);
    for (const { number, text } of found.lines) this.#add(reader.read(text), () => text, number);
  }

  #readArray(text: string): void {
    const format = LOG_FORMATS.find(({ key }) => key === 'vercel');
    const entries = parseArray(text.replace(/^\ufeff/, ''));
    if (!entries || !format) {
      throw new UnreadableLogError('This is no JSON array.', { line: 1, text: excerptOf(text) });
    }
    if (!this.#reader) this.#open(format, null);
    for (const entry of entries) {
      this.#position += 1;
      if (this.#position <= this.#readBefore) continue;
      this.#add(readEntry(entry), () => JSON.stringify(entry), this.#position);
    }
  }

  #add(request: ReadLine, text: () => string, line: number): void {
    if (request === 'ignored') return;
    this.#tally.lines += 1;
    const found = request === null ? 'bad' : (this.#classifier?.classify(request, line) ?? null);
    if (found === null) return;
    if (found === 'redirect') this.#tally.redirects += 1;
    else if (found === 'bad') addBad(this.#tally, line, text());
    else if ('otherHost' in found) addOtherHost(this.#tally, found.otherHost);
    else this.#visits.push(found);
  }
}

function parseArray(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
