import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import/import-error.ts';
import { readOn } from './follow.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * The bytes of a log, decompressed where gzip compressed it; a chunk may change when the next one is asked for.
 * @throws ImportError when it cannot be read
 */
export async function* openLog(file: string, stdin: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (file === '-') {
    yield* unzipped(stdin, file);
    return;
  }
  if (!(await stat(file).catch(() => null))?.isFile()) throw new ImportError(`${file} cannot be read.`);
  await using handle = await open(file).catch(() => {
    throw new ImportError(`${file} cannot be read.`);
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  // A stream of chunks that it reads ahead, or plain bytes by way of the same memory, which takes half the time.
  yield* isGzip(buffer.subarray(0, bytesRead))
    ? gunzip(createReadStream(file, { highWaterMark: CHUNK_BYTES }), file)
    : readOn(handle, 0);
}

async function* unzipped(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const all = prepend(first.value, iterator);
  yield* isGzip(first.value) ? gunzip(all, file) : all;
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzip(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  const stream = createGunzip({ chunkSize: CHUNK_BYTES });
  const done = pipeline(Readable.from(chunks, { objectMode: false }), stream).catch(() => {});
  try {
    yield* stream;
  } catch {
    throw new ImportError(`The gzip data of ${file} is broken or incomplete.`);
  } finally {
    await done;
  }
}
