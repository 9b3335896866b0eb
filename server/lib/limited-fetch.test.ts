import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { limitedFetch, ReplyTooLarge } from './limited-fetch.ts';

const LIMIT = 1_000;
let server: Server;
afterEach(() => server.close());

/** Reads a server's reply up to the limit. */
async function read(headers: Record<string, string>, body: Buffer | string): Promise<string> {
  server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (await limitedFetch(LIMIT)(`http://127.0.0.1:${port}/`)).text();
}

test('reads a reply of the maximum length', async () => {
  expect(await read({}, 'x'.repeat(LIMIT))).toHaveLength(LIMIT);
});

test('refuses a byte more, with and without Content-Length', async () => {
  const body = 'x'.repeat(LIMIT + 1);
  await expect(read({ 'content-length': String(body.length) }, body)).rejects.toThrow(ReplyTooLarge);
  await expect(read({ 'transfer-encoding': 'chunked' }, body)).rejects.toThrow(ReplyTooLarge);
});

test('counts decompressed bytes', async () => {
  const packed = gzipSync(Buffer.alloc(50 * LIMIT));
  expect(packed.length).toBeLessThan(LIMIT);
  await expect(read({ 'content-encoding': 'gzip' }, packed)).rejects.toThrow(ReplyTooLarge);
});
