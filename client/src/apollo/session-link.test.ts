import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { makeSessionLink } from './session-link.ts';

const QUERY = gql`
  query Who {
    viewer {
      id
    }
  }
`;
const WHO = { data: { viewer: { __typename: 'Viewer', id: 'user-1' } } };
const REFUSED = { errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] };

/** A client of a server with a fixed sequence of replies, and the tokens it received. */
function setUp(answers: { status?: number; body: unknown }[], refreshed: string | null) {
  const shown: (string | null)[] = [];
  let token: string | null = 'old';
  const server: typeof fetch = async (_input, init) => {
    shown.push(new Headers(init?.headers).get('authorization'));
    const { status = 200, body } = answers.shift() ?? { body: WHO };
    return Response.json(body, { status });
  };
  const tokens = {
    current: async () => token,
    refresh: async () => {
      token = refreshed;
      return token;
    },
  };
  const link = ApolloLink.from([makeSessionLink(tokens), new HttpLink({ uri: '/graphql', fetch: server })]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), shown };
}

test('sends the session’s token with every request', async () => {
  const { client, shown } = setUp([{ body: WHO }], 'new');
  await client.query({ query: QUERY });
  expect(shown).toEqual(['Bearer old']);
});

test.each([
  { status: 200, body: REFUSED },
  { status: 401, body: REFUSED },
])('retries a refused request once with a fresh token ($status)', async (refusal) => {
  const { client, shown } = setUp([refusal, { body: WHO }], 'new');
  const { data } = await client.query({ query: QUERY });
  expect(data).toEqual(WHO.data);
  expect(shown).toEqual(['Bearer old', 'Bearer new']);
});

test('names the chosen account, and reports it lost when the server refuses it', async () => {
  const named: (string | null)[] = [];
  let account: string | null = 'user-7';
  const server: typeof fetch = async (_input, init) => {
    named.push(new Headers(init?.headers).get('x-account-id'));
    if (account === null) return Response.json(WHO);
    const errors = [{ message: 'No', extensions: { code: 'ACCOUNT_FORBIDDEN' } }];
    return new Response(JSON.stringify({ errors }), {
      status: 403,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
  const tokens = {
    current: async () => 'old',
    refresh: async () => null,
    accountId: () => account,
    accountLost: () => {
      account = null;
    },
  };
  const link = ApolloLink.from([makeSessionLink(tokens), new HttpLink({ uri: '/graphql', fetch: server })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await expect(client.query({ query: QUERY })).rejects.toThrow('No');
  await client.query({ query: QUERY });
  expect(named).toEqual(['user-7', null]);
});

test('reports a second refusal as an error', async () => {
  const { client, shown } = setUp([{ body: REFUSED }, { body: REFUSED }], 'new');
  await expect(client.query({ query: QUERY })).rejects.toThrow('Sign in');
  expect(shown.length).toBe(2);
});

test('reports the refusal when there is no fresh token', async () => {
  const { client, shown } = setUp([{ body: REFUSED }], null);
  await expect(client.query({ query: QUERY })).rejects.toThrow('Sign in');
  expect(shown.length).toBe(1);
});
