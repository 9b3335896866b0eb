import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about the request being served, for the log and the metrics. */
export interface RequestInfo {
  /** As in `X-Request-Id`. */
  id: string;
  /** Null for a visitor, and before authentication. */
  userId: string | null;
  /** Null outside of GraphQL. */
  operation: GraphqlOperation | null;
}

/** The operation of a GraphQL request, and whether its reply holds errors. */
export interface GraphqlOperation {
  kind: 'query' | 'mutation' | 'subscription';
  /** Null without a name. */
  name: string | null;
  failed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the first hook has run. */
    info: RequestInfo | null;
  }
}

const current = new AsyncLocalStorage<RequestInfo>();

/** The request being served; undefined outside of requests, as in jobs. */
export const currentRequest = (): RequestInfo | undefined => current.getStore();

export function setRequestUser(userId: string): void {
  const info = current.getStore();
  if (info) info.userId = userId;
}

/** Runs a callback, and everything it starts, with a current request. */
export const runInRequest = (info: RequestInfo | null, callback: () => void): void =>
  info ? current.run(info, callback) : callback();
