import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { makeStreamLink } from './stream-link.ts';

const QUERY = gql`
  subscription Progress {
    runProgress {
      id
      done
    }
  }
`;

afterEach(() => vi.unstubAllGlobals());

const event = (done: number) =>
  `event: next\ndata: ${JSON.stringify({
    data: { runProgress: { __typename: 'CollectionRun', id: 'run-1', done } },
  })}\n\n`;
const OVER = 'event: complete\ndata:\n\n';
const stream = (body: BodyInit) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

/** A stream that breaks after a text. */
const brokenStream = (text: string) => {
  const parts = [new TextEncoder().encode(text)];
  return stream(
    new ReadableStream({
      async pull(controller) {
        const part = parts.shift();
        if (part) return controller.enqueue(part);
        await new Promise((resolve) => setTimeout(resolve));
        controller.error(new TypeError('network error'));
      },
    }),
  );
};

/** Replies to one connection after the other and records their requests. */
function serve(...replies: (() => Response)[]) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init);
    const reply = replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  return requests;
}

function follow() {
  let token = 0;
  const tokens = { current: async () => `token-${++token}`, refresh: async () => null };
  const client = new ApolloClient({
    link: makeStreamLink(tokens, { url: 'http://localhost/graphql/stream', wait: async () => {} }),
    cache: new InMemoryCache(),
  });
  const seen: unknown[] = [];
  const end = new Promise<unknown>((resolve) => {
    client.subscribe<{ runProgress: { done: number } }>({ query: QUERY }).subscribe({
      next: ({ data, error }) => (error ? resolve(error) : seen.push(data?.runProgress.done)),
      error: resolve,
      complete: () => resolve('complete'),
    });
  });
  return { seen, end };
}

test('delivers events in order under the session until the server ends the stream', async () => {
  const requests = serve(() => stream(`${event(1)}${event(2)}${OVER}`));
  const { seen, end } = follow();
  expect(await end).toBe('complete');
  expect(seen).toEqual([1, 2]);
  expect(new Headers(requests[0]?.headers).get('authorization')).toBe('Bearer token-1');
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ operationName: 'Progress' });
});

test('reconnects with a fresh token', async () => {
  const requests = serve(
    () => brokenStream(event(1)),
    () => stream(event(2) + OVER),
  );
  const { seen, end } = follow();
  expect(await end).toBe('complete');
  expect(seen).toEqual([1, 2]);
  expect(requests.map(({ headers }) => new Headers(headers).get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

test('ends with an error when the stream is refused', async () => {
  const refusal = () => Response.json({ errors: [{ message: 'Sign in to see this.' }] }, { status: 401 });
  const requests = serve(refusal, refusal);
  const { seen, end } = follow();
  expect(await end).toBeInstanceOf(Error);
  expect(requests.length).toBe(6);
  expect(seen).toEqual([]);
});
