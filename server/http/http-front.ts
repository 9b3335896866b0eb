import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request, or calls `next`, which hands it to Fastify. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * A place before Fastify, for replies that are so cheap that its hooks would be most of their cost.
 * @returns what Fastify makes its servers by, and `put`, which sets who sees requests first; null: nobody
 */
export function createHttpFront(): { serverFactory: FastifyServerFactory; put(front: Front | null): void } {
  let front: Front | null = null;
  return {
    put(next) {
      front = next;
    },
    serverFactory(handle, options) {
      const server = createServer((request, response) => {
        if (front) front(request, response, () => handle(request, response));
        else handle(request, response);
      });
      // As Fastify sets them on a server that it makes itself.
      const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Record<string, number>;
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
  };
}
