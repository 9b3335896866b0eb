import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens at, for a process that is about to be started. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
