import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import/import-error.ts';

const CHUNK_BYTES = 1024 * 1024;

/** The bytes of a log, decompressed where gzip compressed it. @throws ImportError when it cannot be read */
export async function* openLog(file: string, stdin: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (file !== '-' && !(await stat(file).catch(() => null))?.isFile()) {
    throw new ImportError(`${file} cannot be read.`);
  }
  const chunks: AsyncIterable<Uint8Array> =
    file === '-' ? stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const all = prepend(first.value, iterator);
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isGzip ? gunzip(all, file) : all;
}

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
