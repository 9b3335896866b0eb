import { IMPORT_BATCH, type RecordedAnswer } from '../../server/modules/answers/recorded-answer.ts';
import type { Line } from './lines.ts';
import { parseLine } from './recorded-answers.ts';

const MAX_BYTES = 700_000;

/** Answers of one request, and the rejected lines among them. */
export interface Batch {
  lines: number[];
  answers: RecordedAnswer[];
  bad: { line: number; reason: string }[];
  /** Bytes of the file up to the last of these lines. */
  bytes: number;
}

/** Groups lines into requests of at most as many answers as the server accepts, and about 700 KB. */
export async function* groupLines(lines: AsyncIterable<Line>): AsyncGenerator<Batch> {
  let batch = empty();
  let size = 0;
  for await (const line of lines) {
    const parsed = parseLine(line);
    if (parsed && 'answer' in parsed) {
      if (batch.answers.length > 0 && size + parsed.size > MAX_BYTES) {
        yield batch;
        batch = empty();
        size = 0;
      }
      batch.lines.push(parsed.line);
      batch.answers.push(parsed.answer);
      size += parsed.size;
    } else if (parsed) {
      batch.bad.push(parsed);
    }
    batch.bytes = line.bytes;
    if (batch.answers.length === IMPORT_BATCH || batch.bad.length === IMPORT_BATCH) {
      yield batch;
      batch = empty();
      size = 0;
    }
  }
  yield batch;
}

const empty = (): Batch => ({ lines: [], answers: [], bad: [], bytes: 0 });
