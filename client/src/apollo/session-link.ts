import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { accountHeaders } from '../auth/chosen-account.ts';

/** Source of access tokens. */
export interface TokenSource {
  /** The session's access token, refreshed shortly before it expires; null when signed out. */
  current(): Promise<string | null>;
  /** Always a new access token; null when the session has ended. */
  refresh(): Promise<string | null>;
  /** The account that requests are for; null: the person's own. */
  accountId?(): string | null;
  /** Called when the server refuses that account. */
  accountLost?(): void;
}

const hasCode = (error: unknown, code: string) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

const isUnauthenticated = (error: unknown) =>
  hasCode(error, 'UNAUTHENTICATED') || (ServerError.is(error) && error.statusCode === 401);

const withToken = (headers: unknown, token: string | null) => ({
  ...(headers as Record<string, string> | undefined),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Adds the session's token to every request; retries an unauthenticated one once with a new token. */
export function makeSessionLink(tokens: TokenSource) {
  const send = new SetContextLink(async ({ headers }) => ({
    headers: { ...withToken(headers, await tokens.current()), ...accountHeaders(tokens.accountId?.()) },
  }));
  const retry = new ErrorLink(({ error, operation, forward }) => {
    if (hasCode(error, 'ACCOUNT_FORBIDDEN')) return void tokens.accountLost?.();
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
