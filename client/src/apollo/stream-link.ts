import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { Observable } from 'rxjs';
import type { TokenSource } from './session-link.ts';

interface StreamOptions {
  url?: string;
  /** Waits before a connection is tried again; `retries` counts from 0. */
  wait?: (retries: number) => Promise<void>;
}

const ATTEMPTS = 5;

/** 1, 2, 4, 8 and 16 seconds, each up to one more, so that not all come back at once. */
const backOff = (retries: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (2 ** retries + Math.random())));

/**
 * Carries subscriptions as server-sent events, with the session in the header of every connection. A connection that
 * breaks is made anew; one that cannot be had in 5 more attempts ends the subscription with an error.
 */
export function makeStreamLink(
  tokens: TokenSource,
  { url = '/graphql/stream', wait = backOff }: StreamOptions = {},
): ApolloLink {
  const client = createClient({
    url,
    retryAttempts: ATTEMPTS,
    retry: wait,
    headers: async (): Promise<Record<string, string>> => {
      const token = await tokens.current();
      return token ? { authorization: `Bearer ${token}` } : {};
    },
  });
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) =>
        client.subscribe(
          { query: print(query), variables, operationName },
          {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  );
}
