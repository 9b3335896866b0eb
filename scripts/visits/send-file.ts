import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PART_BYTES, type Part } from './parts.ts';
import type { FileResult, Sender } from './send.ts';

/** What became of a file. */
export interface SentFile {
  /** Null: it has no lines. */
  result: FileResult | null;
  /** Lines that an earlier run had sent; they were not sent again. */
  skipped: number;
  /** Nothing was sent. */
  isKnown: boolean;
}

/** Of the first part; of a small file nothing is remembered, since its content could be guessed from a hash. */
const MIN_START_BYTES = PART_BYTES / 2;

/**
 * Sends a file's parts in their order. Those that an earlier run has sent are left out, once the server's figures show that they
 * are the same bytes.
 * @param canSkip false: all are sent
 * @param onPart called after each part that was sent
 * @returns null when the file begins like one that was read and goes on otherwise: then send it with `canSkip` false
 */
export async function sendFile(
  sender: Sender,
  parts: AsyncIterable<Part>,
  canSkip: boolean,
  onPart: (result: FileResult) => void,
): Promise<SentFile | null> {
  let bytes = 0;
  let crc = 0;
  let start: string | null = null;
  let known: Awaited<ReturnType<Sender['readBefore']>> = null;
  const sent: SentFile = { result: null, skipped: 0, isKnown: false };
  for await (const part of parts) {
    if (bytes === 0 && part.bytes.length >= MIN_START_BYTES) {
      start = createHash('sha256').update(part.bytes).digest('hex');
      known = canSkip ? await sender.readBefore(start) : null;
      if (known) sent.result = known.result;
      sent.isKnown = known !== null;
    }
    const end = bytes + part.bytes.length;
    const isInside = known !== null && known.bytes > bytes;
    if (known && isInside && known.bytes <= end) {
      if (crc32(part.bytes.subarray(0, known.bytes - bytes), crc) !== known.crc) return null;
      sent.skipped = known.result.position;
    }
    if (!(known && isInside && known.bytes >= end)) {
      sent.result = await sender.send(part, {
        id: known?.result.id,
        before: start === null ? null : { start, bytes, crc },
      });
      sent.isKnown = false;
      onPart(sent.result);
    }
    if (start !== null) crc = crc32(part.bytes, crc);
    bytes = end;
  }
  return known && known.bytes > bytes ? null : sent;
}
