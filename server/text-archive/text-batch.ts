import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { RawSource } from '../analysis/types.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** More than the longest answers of a batch. */
const MAX_BATCH_BYTES = 256 * 1024 * 1024;

/** What leaves the database of an answer. */
export interface AnswerText {
  text: string;
  /** As the platform returned them. */
  sources: readonly RawSource[];
}

/** An object of the archive, named by a hash of what it holds: the same answers give the same object. */
export interface TextBatch {
  name: string;
  body: Buffer;
}

/** One JSON line an answer, compressed together. */
export async function encodeBatch(answers: readonly (AnswerText & { id: string })[]): Promise<TextBatch> {
  const lines = answers.map(({ id, text, sources }) => `${JSON.stringify({ id, text, sources })}\n`).join('');
  const name = createHash('sha256').update(lines).digest('hex').slice(0, 32);
  return { name, body: await compress(lines) };
}

const line = z.object({
  id: z.string(),
  text: z.string(),
  sources: z.array(z.custom<RawSource>((source) => typeof source === 'object' && source !== null)),
});

/** @returns the texts by the ids of their answers @throws for a damaged object */
export async function decodeBatch(body: Buffer): Promise<Map<string, AnswerText>> {
  const lines = (await decompress(body, { maxOutputLength: MAX_BATCH_BYTES })).toString().trimEnd();
  return new Map(
    lines.split('\n').map((each) => {
      const { id, ...text } = line.parse(JSON.parse(each));
      return [id, text];
    }),
  );
}
