import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request while it is answered, for the log and for the figures. */
export interface RequestNotes {
  /** What `X-Request-Id` says. */
  id: string;
  /** Who is signed in; null for a visitor, or as long as nobody asked. */
  userId: string | null;
  /** What is asked for in GraphQL; null elsewhere. */
  operation: GraphqlOperation | null;
}

/** The operation that a GraphQL request names, and whether its reply holds errors. */
export interface GraphqlOperation {
  kind: 'query' | 'mutation' | 'subscription';
  /** As the sender calls it; null for one without a name. */
  name: string | null;
  failed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the first hook has run. */
    notes: RequestNotes | null;
  }
}

const current = new AsyncLocalStorage<RequestNotes>();

/** The notes of the request that is being answered; undefined outside of one, as in jobs. */
export const currentRequest = (): RequestNotes | undefined => current.getStore();

/** Notes who is signed in. */
export function noteUser(userId: string): void {
  const notes = current.getStore();
  if (notes) notes.userId = userId;
}

/** Runs something, and all that it sets going, for a request. */
export const duringRequest = (notes: RequestNotes, run: () => void): void => current.run(notes, run);
