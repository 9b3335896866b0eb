import type { GraphiQL } from 'graphiql';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-sse';
import type { ComponentProps } from 'react';
import type { TokenSource } from '../../apollo/session-link.ts';
import { accountHeaders } from '../../auth/chosen-account.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type FetcherParams = Parameters<Fetcher>[0];

const bearer = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Sends GraphiQL's operations as the signed-in user; subscriptions are read as a stream. */
export function makeFetcher(tokens: TokenSource): Fetcher {
  const stream = createClient({
    url: '/graphql/stream',
    retryAttempts: 0,
    headers: async () => ({ ...bearer(await tokens.current()), ...accountHeaders(tokens.accountId?.()) }),
  });

  async function send(params: FetcherParams): Promise<ExecutionResult> {
    const post = (token: string | null) =>
      fetch('/graphql', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', ...bearer(token) },
          ...accountHeaders(tokens.accountId?.()),
        },
        body: JSON.stringify(params),
      });
    const result: ExecutionResult = await (await post(await tokens.current())).json();
    if (!result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return result;
    const fresh = await tokens.refresh();
    return fresh ? (await post(fresh)).json() : result;
  }

  return (params, options) => {
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return send(params);
    return stream.iterate({ ...params, operationName: params.operationName ?? undefined });
  };
}
