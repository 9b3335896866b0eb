import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { RawSource } from '../analysis/types.ts';
import type { ByteRange } from './object-store.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The longest text and the most sources of an answer are shorter. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** What leaves the database of an answer. */
export interface AnswerText {
  text: string;
  /** As the platform returned them. */
  sources: readonly RawSource[];
}

/** An object of the archive, and where in it each answer's text is, by id. */
export interface TextBatch {
  /** A hash of the contents. */
  name: string;
  body: Buffer;
  ranges: Map<string, ByteRange>;
}

/**
 * One JSON line an answer, each compressed alone, so that it can be read alone. Together they are a valid gzip file. Equal
 * answers give an equal object, so that writing a batch again changes nothing.
 */
export async function encodeBatch(answers: readonly (AnswerText & { id: string })[]): Promise<TextBatch> {
  const members = await Promise.all(
    answers.map(({ id, text, sources }) => compress(`${JSON.stringify({ id, text, sources })}\n`)),
  );
  const body = Buffer.concat(members);
  let start = 0;
  const ranges = new Map<string, ByteRange>();
  for (const [index, { id }] of answers.entries()) {
    const length = members[index]?.length ?? 0;
    ranges.set(id, { start, length });
    start += length;
  }
  return { name: createHash('sha256').update(body).digest('hex').slice(0, 32), body, ranges };
}

const line = z.object({
  id: z.string(),
  text: z.string(),
  sources: z.array(z.custom<RawSource>((source) => typeof source === 'object' && source !== null)),
});

/** @throws when these are not the bytes that were written for this answer */
export async function decodeText(id: string, bytes: Buffer): Promise<AnswerText> {
  const json = (await decompress(bytes, { maxOutputLength: MAX_LINE_BYTES })).toString();
  const { id: stored, ...text } = line.parse(JSON.parse(json));
  if (stored !== id) throw new Error('The archive holds the text of another answer there.');
  return text;
}
