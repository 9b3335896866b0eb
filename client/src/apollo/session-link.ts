import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';

/** Where a link gets its access tokens from. */
export interface TokenSource {
  /** The session's access token, refreshed when it is about to run out; null when signed out. */
  current(): Promise<string | null>;
  /** A new access token whatever the old one's age; null when the session is over. */
  refresh(): Promise<string | null>;
}

const isUnauthenticated = (error: unknown) =>
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) ||
  (ServerError.is(error) && error.statusCode === 401);

const withToken = (headers: unknown, token: string | null) => ({
  ...(headers as Record<string, string> | undefined),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Sends the session with every request; a refused one is sent once more with a fresh token. */
export function makeSessionLink(tokens: TokenSource) {
  const send = new SetContextLink(async ({ headers }) => ({
    headers: withToken(headers, await tokens.current()),
  }));
  const retry = new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error) || operation.getContext().retried) return;
    return from(tokens.refresh()).pipe(
      switchMap((token) => {
        if (!token) return throwError(() => error);
        operation.setContext({ retried: true });
        return forward(operation);
      }),
    );
  });
  return ApolloLink.from([retry, send]);
}
