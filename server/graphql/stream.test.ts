import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveMember } from '../modules/people/store.ts';
import type { SignedIn } from '../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../testing/collecting.ts';
import { graphql } from '../testing/graphql.ts';
import { inAccount } from '../testing/people.ts';
import { answerTo, QUESTIONS, runsOf } from '../testing/runs.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { startVendors, type VendorServer } from '../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let origin: string;

beforeAll(async () => {
  vendors = await startVendors({ answerTo, behaviour: { kind: 'hang' } });
  app = await createCollectingApp({ env: vendors.environment(), config: { apiRequestsPerMinute: 20 } });
  origin = await app.listen();
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});
beforeEach(async () => {
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
});

/** A subscription's first event, and the rest until it ended. */
async function follow(headers: Record<string, string>) {
  const response = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { runProgress { status } }' }),
  });
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async () => {
    const { done, value } = (await chunks?.read()) ?? { done: true };
    text += value ?? '';
    return !done;
  };
  while (!text.includes('event: next') && (await more()));
  expect(text).toContain('RUNNING');
  text = '';
  return async () => {
    try {
      while (await more());
      return { events: eventsIn(text), cut: false };
    } catch {
      return { events: eventsIn(text), cut: true };
    }
  };
}

/** Without keep-alive comments. */
const eventsIn = (text: string) => [...text.matchAll(/^(?:event|data): (.+)$/gm)].map(([, value]) => value);

test('a subscription ends when its token is revoked', async () => {
  const { id, secret } = await createToken(app, owner);
  const { id: run } = await runsOf(app, owner).start();
  const rest = await follow(bearer(secret));
  await graphql(app, owner.headers, 'mutation ($id: ID!) { revokeApiToken(id: $id) { apiTokens { id } } }', {
    id,
  });
  await runsOf(app, owner).cancel(run);
  expect(await rest()).toEqual({ events: [], cut: true });
});

test('a subscription ends with its session', async () => {
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  const { id: run } = await runsOf(app, owner).start();
  const rest = await follow(owner.headers);
  await app.server.inject({ method: 'POST', url: '/auth/v1/logout?scope=local', headers: owner.headers });
  await runsOf(app, { ...owner, headers: bearer(secret) }).cancel(run);
  expect(await rest()).toEqual({ events: [], cut: true });
});

test('a subscription ends for a member who is removed', async () => {
  const member = await app.signedIn();
  await saveMember(app.database.db, {
    ...{ userId: owner.userId, personId: member.userId, role: 'viewer' },
    createdAt: new Date().toISOString(),
  });
  const { id: run } = await runsOf(app, owner).start();
  const rest = await follow(inAccount(member, owner.userId));
  const { errors } = await graphql(
    app,
    owner.headers,
    'mutation ($personId: ID!) { removeMember(personId: $personId) { people { id } } }',
    { personId: member.userId },
  );
  expect(errors).toBeUndefined();
  await runsOf(app, owner).cancel(run);
  expect(await rest()).toEqual({ events: [], cut: true });
});

test('a subscription continues when its token’s requests are used up', async () => {
  const { secret } = await createToken(app, owner);
  const { id: run } = await runsOf(app, owner).start();
  const rest = await follow(bearer(secret));
  // More than two windows allow, because a window may end in between.
  const asked = Array.from({ length: 2 * app.config.apiRequestsPerMinute + 1 }, () =>
    graphql(app, bearer(secret), '{ viewer { id } }'),
  );
  expect((await Promise.all(asked)).some(({ errors }) => errors)).toBe(true);
  await runsOf(app, owner).cancel(run);
  expect(await rest()).toEqual({
    events: ['next', '{"data":{"runProgress":{"status":"CANCELLED"}}}', 'complete'],
    cut: false,
  });
});
