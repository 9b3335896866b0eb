import type { ServerResponse } from 'node:http';
import { rateLimited } from '../errors.ts';

/** Of one account on this server; a browser has a few tabs. */
const MOST_STREAMS = 20;
/** A guess: one ends when its run does, or its tab is closed. */
const RETRY_SECONDS = 60;

/** The subscriptions that are open on this server. */
export function createOpenStreams() {
  const open = new Map<string, Set<ServerResponse>>();
  return {
    /** Counts one for the account until its connection closes. @throws RATE_LIMITED */
    hold(userId: string, response: ServerResponse): void {
      const own = open.get(userId) ?? new Set();
      if (own.size >= MOST_STREAMS) {
        throw rateLimited(
          `${MOST_STREAMS} subscriptions are open already. Close one of them first.`,
          RETRY_SECONDS,
        );
      }
      open.set(userId, own.add(response));
      response.once('close', () => {
        own.delete(response);
        if (own.size === 0) open.delete(userId);
      });
    },
    /** Ends all; a server that closes would wait for them for as long as a run takes. */
    endAll(): void {
      for (const own of open.values()) for (const response of own) response.destroy();
    },
  };
}
