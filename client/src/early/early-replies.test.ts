import { ApolloClient, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeServerLink } from '../apollo/server-link.ts';
import { OverviewDocument } from '../features/overview/OverviewScreen.generated.ts';
import { askEarly, fetchEarly, takeEarlyData } from './early-replies.ts';

const variables = { filter: { days: 30 }, compare: false };
const sent: RequestInit[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(init);
    const refused = String(init.body).includes('Refused');
    const body = refused ? { data: null, errors: [{ message: 'no' }] } : { data: { answer: 42 } };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

/** Asks by the real client, which then reads a reply without the query's fields. */
const askByClient = (token: string, days = 30) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: makeServerLink({ current: async () => token, refresh: async () => null }),
  })
    .query({
      query: OverviewDocument,
      variables: { ...variables, filter: { days } },
      fetchPolicy: 'no-cache',
    })
    .catch(() => undefined);

const overview = () => ({
  operationName: 'Overview',
  variables,
  query: print(new InMemoryCache().transformDocument(OverviewDocument)).replaceAll(' @unmask', ''),
});

test('what was asked early is what the client sends, and is not sent again', async () => {
  askEarly(overview(), 'one');
  await askByClient('one');
  expect(sent).toHaveLength(1);
  await askByClient('one');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toBe(sent[0]?.body);
});

test.each([
  ['another person', 'two', 30],
  ['other days', 'one', 7],
])('%s is asked for anew', async (_what, token, days) => {
  askEarly(overview(), 'one');
  await askByClient(token, days);
  expect(sent).toHaveLength(2);
  await askByClient('one');
  expect(sent).toHaveLength(2);
});

test('data that is there is taken once, by the person who asked, and errors are no data', async () => {
  askEarly(overview(), 'one');
  expect(takeEarlyData('Overview', variables, 'one')).toBeUndefined();
  await vi.waitFor(() => expect(takeEarlyData('Overview', variables, 'one')).toEqual({ answer: 42 }));
  expect(takeEarlyData('Overview', variables, 'one')).toBeUndefined();

  askEarly(overview(), 'one');
  askEarly({ operationName: 'Refused', variables: {}, query: 'query Refused' }, 'one');
  await vi.waitFor(() => expect(takeEarlyData('Overview', variables, 'two')).toBeUndefined());
  expect(takeEarlyData('Refused', {}, 'one')).toBeUndefined();
});

test('a reply that never came is asked for again', async () => {
  const works = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  askEarly(overview(), 'one');
  vi.stubGlobal('fetch', works);
  const init = { body: JSON.stringify(overview()), headers: { authorization: 'Bearer one' } };
  expect((await fetchEarly('/graphql', init)).ok).toBe(true);
});
