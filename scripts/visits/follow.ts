import { type FileHandle, open, stat } from 'node:fs/promises';
import { ImportError } from '../import/import-error.ts';
import { type Part, PartBuilder } from './parts.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * The parts of a log that grows: what is there, then what is added. When the file is rotated (another file has its name, or it
 * was emptied), the rest of the old one comes first, then the new one from its beginning.
 * @param wait until the file may have grown; false: it is followed no longer
 */
export async function* followLog(file: string, wait: () => Promise<boolean>): AsyncGenerator<Part> {
  const builder = new PartBuilder();
  let handle = await openFile(file);
  let offset = 0;
  try {
    for (;;) {
      for await (const chunk of readOn(handle, offset)) {
        offset += chunk.length;
        yield* builder.push(chunk);
      }
      const lines = builder.takeLines();
      if (lines) yield lines;
      const isRotated = await wasRotated(file, handle, offset);
      if (isRotated) {
        const rest = builder.takeAll();
        if (rest) yield rest;
        const next = await openFile(file);
        await handle.close();
        handle = next;
        offset = 0;
      } else if (!(await wait())) return;
    }
  } finally {
    await handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file);
  } catch {
    throw new ImportError(`${file} cannot be read.`);
  }
}

/** Chunks of the same memory. */
export async function* readOn(handle: FileHandle, from: number): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let offset = from; ; ) {
    const { bytesRead } = await handle.read(memory, 0, CHUNK_BYTES, offset);
    if (bytesRead === 0) return;
    offset += bytesRead;
    yield memory.subarray(0, bytesRead);
  }
}

/** Between the two steps of a rotation there is no file of the name; then it is not rotated yet. */
async function wasRotated(file: string, handle: FileHandle, offset: number): Promise<boolean> {
  const named = await stat(file, { bigint: true }).catch(() => null);
  if (!named) return false;
  const opened = await handle.stat({ bigint: true });
  return named.ino !== opened.ino || named.dev !== opened.dev || opened.size < BigInt(offset);
}
