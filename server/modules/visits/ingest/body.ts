import { createGunzip } from 'node:zlib';
import { AppError } from '../../../errors.ts';

/** Bytes of a request as it is sent. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Bytes after decompression. */
export const MAX_TEXT_BYTES = 256 * 1024 * 1024;

const tooLarge = (limit: string) =>
  new AppError('TOO_LARGE', `A request has at most ${limit}. Send the log in parts, or by npm run visits.`);

/**
 * The bytes of a log that a request sends, compressed by gzip or not.
 * @throws TOO_LARGE; BAD_USER_INPUT for a broken gzip
 */
export async function* readBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const limited = limit(body, MAX_BODY_BYTES, '64 MB');
  const first = await limited.next();
  if (first.done) return;
  const rest = prepend(first.value, limited);
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isGzip ? limit(gunzip(rest), MAX_TEXT_BYTES, '256 MB after decompression') : rest;
}

async function* prepend(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* limit(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
  name: string,
): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of chunks) {
    sum += chunk.length;
    if (sum > bytes) throw tooLarge(name);
    if (chunk.length > 0) yield chunk;
  }
}

async function* gunzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = createGunzip();
  // An error of the source ends the stream with it.
  const { Readable } = await import('node:stream');
  const source = Readable.from(chunks, { objectMode: false });
  source.on('error', (error) => stream.destroy(error));
  source.pipe(stream);
  try {
    yield* stream;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw error;
    throw new AppError('BAD_USER_INPUT', 'The gzip data is broken or incomplete.', 'body');
  } finally {
    source.destroy();
  }
}

/**
 * Puts bytes into memory until it is full, and again from its beginning.
 * @returns how many bytes are in it, each time that it is full and at the end
 */
export async function* fill(memory: Uint8Array, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<number> {
  let length = 0;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      const fitting = rest.subarray(0, memory.length - length);
      memory.set(fitting, length);
      length += fitting.length;
      rest = rest.subarray(fitting.length);
      if (length < memory.length) continue;
      yield length;
      length = 0;
    }
  }
  if (length > 0) yield length;
}
