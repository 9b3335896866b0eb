import type { PGlite } from '@electric-sql/pglite';

/** Sends Postgres' messages. @returns those that they cause */
export async function send(client: PGlite, ...messages: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // PGlite's other functions parse what comes back, and `execProtocolRaw` and `execProtocolRawSync` keep all of it for good.
  await client.execProtocolRawStream(Buffer.concat(messages), {
    syncToFs: false,
    // PGlite overwrites it with the next part.
    onRawData: (part) => parts.push(part.slice()),
  });
  return joined(parts);
}

/** In a buffer of its own, which can be transferred to another thread. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
