import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './connection-limits.ts';
import type { RequestContext } from './request-context.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A server on which `Authorization` signs in. */
async function listen(maxAnonymous: number) {
  app = Fastify();
  limitConnections(app, maxAnonymous);
  app.decorateRequest('context');
  app.addHook('onRequest', async (request) => {
    const viewer = request.headers.authorization ? {} : null;
    request.context = { viewer } as RequestContext;
  });
  app.post('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Sends a request but for the last byte of its body. */
const send = (socket: Socket, headers = '') =>
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}content-length: 2\r\n\r\n{`,
  );

const isServed = async (socket: Socket) => {
  socket.write('}');
  const [reply] = await once(socket, 'data');
  return String(reply).startsWith('HTTP/1.1 200');
};

test('limits open connections of an address; a closed one makes room', async () => {
  await listen(2);
  const held = [await open(), await open()];
  for (const socket of held) send(socket);
  const third = await open();
  await closed(third);
  const [first, second] = held as [Socket, Socket];
  expect(await isServed(second)).toBe(true);
  first.destroy();
  for (;;) {
    const next = await open();
    send(next);
    next.write('}');
    // The server may notice later that the first one is closed.
    const served = await Promise.race([
      new Promise((resolve) => next.once('data', () => resolve(true))),
      closed(next).then(() => false),
    ]);
    if (served) break;
  }
});

test('connections with a session are not counted', async () => {
  await listen(1);
  for (let number = 0; number < 3; number += 1) {
    const socket = await open();
    send(socket, 'authorization: Bearer x\r\n');
    expect(await isServed(socket)).toBe(true);
  }
});

test('closes a connection whose body is sent too slowly', async () => {
  app = Fastify({ requestTimeout: 50, http: { connectionsCheckingInterval: 10, headersTimeout: 50 } });
  app.post('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = await open();
  send(socket);
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1.1 408/);
  await closed(socket);
});
