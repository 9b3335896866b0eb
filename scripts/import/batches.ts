import { IMPORT_BATCH, type RecordedAnswer } from '../../server/modules/answers/recorded-answer.ts';
import type { Line } from './lines.ts';
import { readRecordingLine } from './recordings.ts';

const MAX_BYTES = 700_000;

/** Answers that are sent together, and the lines that could not be taken on the way. */
export interface Batch {
  lines: number[];
  recordings: RecordedAnswer[];
  bad: { line: number; reason: string }[];
  /** Bytes of the file up to the last of these lines. */
  bytes: number;
}

/** Groups lines into requests of as many answers as the server takes, and about 700 KB. */
export async function* batchesOf(lines: AsyncIterable<Line>): AsyncGenerator<Batch> {
  let batch = empty();
  let size = 0;
  for await (const line of lines) {
    const reading = readRecordingLine(line);
    if (reading && 'recording' in reading) {
      if (batch.recordings.length > 0 && size + reading.size > MAX_BYTES) {
        yield batch;
        batch = empty();
        size = 0;
      }
      batch.lines.push(reading.line);
      batch.recordings.push(reading.recording);
      size += reading.size;
    } else if (reading) {
      batch.bad.push(reading);
    }
    batch.bytes = line.bytes;
    if (batch.recordings.length === IMPORT_BATCH || batch.bad.length === IMPORT_BATCH) {
      yield batch;
      batch = empty();
      size = 0;
    }
  }
  yield batch;
}

const empty = (): Batch => ({ lines: [], recordings: [], bad: [], bytes: 0 });
