import { clientOperation } from '../operation.ts';
import type { LoadRequest } from './load.ts';

/** The dashboard's request as a browser sends it: 90 days, signed in, compression accepted. */
export function overviewRequest(accessToken: string): LoadRequest {
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
      variables: { filter: { days: 90 }, compare: false },
      query: clientOperation('Overview'),
    }),
  };
}
