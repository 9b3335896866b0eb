import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeSlowRequests } from './slow-requests.ts';

const within = async (milliseconds: number) => {
  const app = Fastify();
  closeSlowRequests(app, milliseconds);
  const arrived = Promise.withResolvers<() => void>();
  app.post('/', async () => ({}));
  app.get('/slow', () => new Promise((answer) => arrived.resolve(() => answer({ done: true }))));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, arrived: arrived.promise };
};

test('an unfinished body does not keep the server from closing', async () => {
  const { app } = await within(20);
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await once(app.server, 'request');
  const cut = once(socket, 'close');
  await app.close();
  await cut;
});

test('answers a nearly finished request while closing', async () => {
  const { app, arrived } = await within(60_000);
  const reply = fetch(`${app.listeningOrigin}/slow`);
  const finish = await arrived;
  const closed = app.close();
  finish();
  expect(await (await reply).json()).toEqual({ done: true });
  await closed;
});
