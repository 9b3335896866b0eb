import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AI_AGENTS } from '../../../ai-agents/agents.ts';
import { REFERRING_PLATFORMS } from '../../../visit-analysis/people.ts';

/** What a large file is found by when it is sent again, and how far it was sent before this request. */
export interface SentBefore {
  /** SHA-256 of the file's first part, in hexadecimal. */
  start: string;
  /** Bytes of the file before this request, and their CRC-32. */
  bytes: number;
  crc: number;
}

/** How far a file was read. */
export interface ReadMark {
  startKey: string;
  readBytes: number;
  readCrc: number;
}

/** What is looked for in logs; with more of it a file is worth reading again. */
const SOUGHT = JSON.stringify([AI_AGENTS, REFERRING_PLATFORMS]);

/** A file that is read for another site, or by a version that knows other agents, is another one. */
export const startKeyOf = (start: string, site: { domain: string; host: string | null }): string =>
  createHash('sha256')
    .update(JSON.stringify([start, site.domain, site.host, SOUGHT]))
    .digest('hex');

const NEWLINE = 0x0a;

/** Follows how far a file is read. The product keeps no bytes of it, and CRC-32 says nothing of a single address in megabytes. */
export class ReadMarker {
  readonly #startKey: string;
  #bytes: number;
  #crc: number;
  #endsWithLine = true;

  constructor({ bytes, crc }: SentBefore, startKey: string) {
    this.#startKey = startKey;
    this.#bytes = bytes;
    this.#crc = crc;
  }

  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    this.#crc = crc32(chunk, this.#crc);
    this.#endsWithLine = chunk.at(-1) === NEWLINE;
  }

  mark(): ReadMark {
    return { startKey: this.#startKey, readBytes: this.#bytes, readCrc: this.#crc };
  }

  /** Null where the last line may go on in a later file: it was read as it is. */
  endMark(): ReadMark | null {
    return this.#endsWithLine ? this.mark() : null;
  }
}
