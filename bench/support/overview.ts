import { randomUUID } from 'node:crypto';
import { clientOperation } from '../operation.ts';
import type { LoadRequest } from './load.ts';
import type { ServerProcess } from './processes.ts';

/** The dashboard's request as a browser sends it: signed in, compression accepted. */
export function overviewRequest(accessToken: string, days = 90): LoadRequest {
  return {
    path: '/graphql',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'accept-encoding': 'gzip, deflate, br',
    },
    body: JSON.stringify({
      operationName: 'Overview',
      variables: { filter: { days }, compare: false },
      query: clientOperation('Overview'),
    }),
  };
}

/** Milliseconds of an overview that the response cache does not have. */
export async function timeOverview({ origin }: ServerProcess, token: string): Promise<number> {
  const { path, headers, body } = overviewRequest(token);
  const began = performance.now();
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers,
    // The number makes it another request for the response cache.
    body: JSON.stringify({ ...JSON.parse(body), extensions: { number: randomUUID() } }),
  });
  if (!reply.ok || JSON.parse(await reply.text()).errors) throw new Error('The overview failed.');
  return performance.now() - began;
}
