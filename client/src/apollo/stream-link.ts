import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { Observable } from 'rxjs';
import { accountHeaders } from '../auth/chosen-account.ts';
import type { TokenSource } from './session-link.ts';

interface StreamOptions {
  url?: string;
  /** Waits before reconnecting; `retries` counts from 0. */
  wait?: (retries: number) => Promise<void>;
}

const ATTEMPTS = 5;

/** 1, 2, 4, 8 and 16 seconds plus up to one second of jitter. */
const backOff = (retries: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (2 ** retries + Math.random())));

/**
 * Runs subscriptions over server-sent events, with the session's token in each connection's header. Reconnects; after 5
 * failed attempts the subscription ends with an error.
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
      const account = accountHeaders(tokens.accountId?.());
      return token ? { authorization: `Bearer ${token}`, ...account } : account;
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
