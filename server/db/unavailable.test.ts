import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../testing/collecting.ts';
import { eventually } from '../testing/eventually.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import type { Relay } from '../testing/relay.ts';
import { createRelayedDatabase } from '../testing/relayed-database.ts';
import { runsOf } from '../testing/runs.ts';
import { startVendors, type VendorServer } from '../testing/vendors/server.ts';

const QUESTIONS = Array.from({ length: 12 }, (_, index) => `Which note app is number ${index + 1}?`);

let vendors: VendorServer;
let relay: Relay;
let app: CollectingApp;
let owner: SignedIn;

describe.runIf(hasPostgres)('a database that is unavailable for a while', () => {
  beforeAll(async () => {
    vendors = await startVendors({ behaviour: { kind: 'answer', delayMs: 100 } });
    const relayed = await createRelayedDatabase();
    relay = relayed.relay;
    app = await createCollectingApp({ env: vendors.environment(), database: relayed.database });
    owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt'] });
  });
  afterAll(async () => {
    await app.close();
    await vendors.close();
  });

  const signIn = () =>
    app.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: owner.email, password: owner.password },
    });
  const graphql = (url: string, query: string) =>
    app.server.inject({ method: 'POST', url, headers: owner.headers, payload: { query } });
  const get = (url: string) => app.server.inject({ url, headers: owner.headers });

  /** One request to each API that needs the database. */
  const requests: Record<string, () => Promise<LightMyRequestResponse>> = {
    'GraphQL, by somebody known': () => graphql('/graphql', '{ viewer { id } collectionRuns { id } }'),
    'a subscription': () => graphql('/graphql/stream', 'subscription { runProgress { id } }'),
    'a REST route': () => get(`/api/impressions?user_id=${owner.userId}`),
    'an export': () => get('/api/export/answers.csv'),
    'signing in': signIn,
    profiles: () => get('/rest/v1/profiles?select=username'),
  };

  test('requests get 503 with Retry-After and JSON, and work again after recovery', async () => {
    await relay.cut();
    for (const [surface, send] of Object.entries(requests)) {
      const reply = await send();
      expect({ surface, status: reply.statusCode, retryAfter: reply.headers['retry-after'] }).toEqual({
        surface,
        status: 503,
        retryAfter: '5',
      });
      expect(JSON.stringify(reply.json())).toContain('The database cannot be reached at the moment.');
    }
    expect((await app.server.inject('/health')).statusCode).toBe(200);
    await relay.restore();
    for (const [surface, send] of Object.entries(requests)) {
      if (surface === 'a subscription') continue;
      expect({ surface, status: (await send()).statusCode }).toEqual({ surface, status: 200 });
    }
  });

  test('collecting stores the answers of the outage and asks nothing twice', async () => {
    const viewer = await app.services.accounts.viewerOf({ ...owner, sessionId: '' });
    const stored = async () => (await runsOf(app, owner).answers()).total;
    await app.services.collection.runs.start(viewer, {});
    await eventually(() => expect(vendors.received.length).toBeGreaterThan(2));
    await relay.cut();
    await vendors.received.at(-1)?.closed;
    const asked = vendors.received.length;
    await relay.restore();
    await eventually(async () => expect(await stored()).toBeGreaterThan(asked));
    const questions = vendors.received.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
