import type { ServerResponse } from 'node:http';
import { rateLimited } from '../errors.ts';

/** For one account on this server; a browser has a few tabs. */
const MAX_STREAMS = 20;
/** An estimate: a stream ends with its run or its tab. */
const RETRY_SECONDS = 60;

/** Tracks the open subscriptions of this server. */
export function createOpenStreams() {
  const open = new Map<string, Set<ServerResponse>>();
  return {
    /** Counts a subscription until its connection closes. @throws RATE_LIMITED */
    add(userId: string, response: ServerResponse): void {
      const own = open.get(userId) ?? new Set();
      if (own.size >= MAX_STREAMS) {
        throw rateLimited(
          `${MAX_STREAMS} subscriptions are open already. Close one of them first.`,
          RETRY_SECONDS,
        );
      }
      open.set(userId, own.add(response));
      response.once('close', () => {
        own.delete(response);
        if (own.size === 0) open.delete(userId);
      });
    },
    /** Closing the server would otherwise wait for them. */
    endAll(): void {
      for (const own of open.values()) for (const response of own) response.destroy();
    },
  };
}
