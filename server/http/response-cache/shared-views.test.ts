import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp({ config: { metrics: { token: undefined }, responseCacheBytes: 200_000 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  // A visitor may send so many requests a minute.
  app.clock.advance(60_000);
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});

const NUMBERS = `query ($token: String!) { sharedView(token: $token) { id brandName
  dashboard { metrics { id answers competitors { rankings { id name mentions } } } }
} }`;

interface Shown {
  id: string;
  dashboard: { metrics: { id: string; answers: number } };
}

const send = (token: string, headers: Record<string, string> = {}, query = NUMBERS) =>
  app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables: { token } },
  });

const view = async (token: string, headers?: Record<string, string>): Promise<Shown | null> => {
  const { data, errors } = (await send(token, headers)).json();
  expect(errors).toBeUndefined();
  return data.sharedView;
};

async function createLink(): Promise<{ token: string; id: string }> {
  const { data } = await graphql<{ createShareLink: { token: string; shareLink: { id: string } } }>(
    app,
    owner.headers,
    'mutation { createShareLink(input: {name: "For the board", screen: OVERVIEW}) { token shareLink { id } } }',
  );
  const { token, shareLink } = data.createShareLink;
  return { token, id: shareLink.id };
}

/** How many replies were computed meanwhile and kept. */
async function computed(work: () => Promise<unknown>): Promise<number> {
  const before = await misses();
  await work();
  return (await misses()) - before;
}

async function misses(): Promise<number> {
  const { body } = await app.server.inject({ url: '/metrics' });
  return Number(/^sightline_response_cache_replies_total\{result="miss"\} (\d+)/m.exec(body)?.[1]);
}

const importOne = () =>
  importInto(app, owner.headers, QUILLMARK, [answer({ id: randomUUID(), answer: 'Quillmark is good.' })]);

test('computes what a link shows for its first visitor, and for all when the numbers change', async () => {
  const { token } = await createLink();
  const first = await send(token);
  expect(first.json().data.sharedView.dashboard.metrics.answers).toBeGreaterThan(0);
  const more = await computed(async () => {
    for (const headers of [{}, owner.headers, (await app.signedIn()).headers]) {
      expect((await send(token, headers)).json()).toEqual(first.json());
    }
  });
  expect(more).toBe(0);
  await importOne();
  const before = first.json().data.sharedView.dashboard.metrics.answers;
  expect((await view(token))?.dashboard.metrics.answers).toBe(before + 1);
});

test('computes once for visitors who come at the same time', async () => {
  const { token } = await createLink();
  const all: (Shown | null)[] = [];
  expect(
    await computed(async () => {
      all.push(...(await Promise.all(Array.from({ length: 8 }, () => view(token)))));
    }),
  ).toBe(1);
  expect(new Set(all.map((shown) => JSON.stringify(shown))).size).toBe(1);
  expect(all[0]?.dashboard.metrics.answers).toBeGreaterThan(0);
});

test('sends a kept view with the headers of a computed one, for no other cache', async () => {
  const { token } = await createLink();
  const [first, kept] = [await send(token), await send(token)];
  const { 'x-request-id': _one, date: _then, ...headers } = first.headers;
  expect(kept.headers).toMatchObject(headers);
  expect(kept.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': /noindex/ });
  expect(kept.headers.etag).toBeUndefined();
});

test('shows nothing from the moment a link is revoked or has expired', async () => {
  const [revoked, expired] = [await createLink(), await createLink()];
  for (const { token } of [revoked, expired, revoked, expired]) expect(await view(token)).not.toBeNull();
  await graphql(
    app,
    owner.headers,
    'mutation ($id: ID!) { revokeShareLink(id: $id) { shareLinks { id } } }',
    {
      id: revoked.id,
    },
  );
  expect(await view(revoked.token)).toBeNull();
  expect(await view(expired.token)).not.toBeNull();
  app.clock.advance(31 * DAY_MS);
  expect(await view(expired.token)).toBeNull();
});

test('keeps the views of two links apart, whose ids differ', async () => {
  const [one, other] = [await createLink(), await createLink()];
  const [first, second] = [await view(one.token), await view(other.token)];
  expect(first?.dashboard.metrics.answers).toBe(second?.dashboard.metrics.answers);
  expect(first?.dashboard.metrics.id).not.toBe(second?.dashboard.metrics.id);
  expect([await view(one.token), await view(other.token)]).toEqual([first, second]);
});

test('counts a kept view against the limit of its visitor', async () => {
  const { token } = await createLink();
  const codes: unknown[] = [];
  for (let count = 0; count < 121; count += 1) {
    codes.push((await send(token)).json().errors?.[0].extensions.code);
  }
  expect(codes.slice(0, 120)).toEqual(Array(120).fill(undefined));
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('refuses hidden fields of a link whose view is kept', async () => {
  const { token } = await createLink();
  await view(token);
  const reply = await send(
    token,
    {},
    'query ($token: String!) { sharedView(token: $token) { dashboard { userId } } }',
  );
  expect(reply.json().errors[0].extensions.code).toBe('FORBIDDEN');
});

test('pushes out no screen, however many different queries visitors send', async () => {
  const { token } = await createLink();
  const query = '{ dashboard { metrics { answers } } }';
  const screen = () =>
    app.server.inject({ method: 'POST', url: '/graphql', headers: owner.headers, payload: { query } });
  await screen();
  // More than the whole cache holds.
  for (let count = 0; count < 100; count += 1) {
    const { data } = (await send(token, {}, `${NUMBERS} # ${'x'.repeat(2000)} ${count}`)).json();
    expect(data.sharedView.dashboard.metrics.answers).toBeGreaterThan(0);
  }
  expect(await computed(screen)).toBe(0);
});
