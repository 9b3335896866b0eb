import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorKey } from '../rate-limit/visitor-key.ts';

/** Fastify's options that bound how long a client may take to send a request. */
export const REQUEST_TIMEOUTS = {
  /** For headers and body; Fastify's default is no limit. A body of 1 MB then needs 140 kbit/s. */
  requestTimeout: 60_000,
  /** How often Node looks for requests that have exceeded it. */
  http: { connectionsCheckingInterval: 5_000 },
};

/** A browser opens six; an office behind one address has many browsers. */
const MAX_ANONYMOUS = 500;

/**
 * Closes new connections of an address (IPv6: of a /64) that holds too many without having sent a valid token. Not for
 * servers behind a proxy, whose connections all come from one address.
 */
export function limitConnections(app: FastifyInstance, maxAnonymous = MAX_ANONYMOUS): void {
  const anonymous = new Map<string, Set<Socket>>();

  function release(socket: Socket): void {
    const key = visitorKey(socket.remoteAddress ?? '');
    const sockets = anonymous.get(key);
    sockets?.delete(socket);
    if (sockets?.size === 0) anonymous.delete(key);
  }

  app.server.on('connection', (socket: Socket) => {
    const key = visitorKey(socket.remoteAddress ?? '');
    const sockets = anonymous.get(key) ?? new Set();
    if (sockets.size >= maxAnonymous) {
      socket.destroy();
      return;
    }
    anonymous.set(key, sockets.add(socket));
    socket.once('close', () => release(socket));
  });
  // After authentication, before the body is read.
  app.addHook('preParsing', async ({ context, raw }: FastifyRequest) => {
    if (context?.viewer) release(raw.socket);
  });
}
