import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import type { SignedIn } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { callTool, connectMcp } from '../../testing/mcp.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';
import { Browser, pkce } from './testing/browser.ts';
import {
  aClient,
  authorizeUrl,
  connect,
  createOauthApp,
  decide,
  type OauthApp,
  openRequest,
  REDIRECT,
  register,
  requestToken,
} from './testing/flow.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const APPS = '{ connectedApps { id name host scope createdAt lastUsedAt } }';
const DISCONNECT = 'mutation ($id: ID!) { disconnectApp(id: $id) { connectedApps { id } } }';

interface App {
  id: string;
  name: string;
  host: string;
  scope: string;
  lastUsedAt: string | null;
}

const kept = keptLog();
let app: OauthApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createOauthApp({ log: kept.log });
  person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, []);
});
afterAll(() => app.close());

const mcp = (token: string) =>
  app.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', ...bearer(token) },
    payload: LIST,
  });
const appsOf = async ({ headers }: SignedIn) =>
  (await graphql<{ connectedApps: App[] }>(app, headers, APPS)).data.connectedApps;
const refresh = (refreshToken: string, clientId: string, more: Record<string, string> = {}) =>
  requestToken(app, {
    ...{ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId },
    ...more,
  });

describe('an app that a person let in', () => {
  test('reads, is listed, and is refused at once when it is disconnected', async () => {
    const owner = await app.signedIn();
    const { accessToken, refreshToken, clientId } = await connect(app, owner);
    const client = await connectMcp(app.origin, accessToken);
    const { error } = await callTool(client, 'whoami');
    expect(error).toBeNull();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('start_run');
    await client.close();

    const [listed] = await appsOf(owner);
    expect(listed).toMatchObject({ name: 'Test assistant', host: 'this computer', scope: 'READ' });
    expect(listed?.lastUsedAt).not.toBeNull();
    const { data } = await graphql<{ disconnectApp: { connectedApps: App[] } }>(
      app,
      owner.headers,
      DISCONNECT,
      { id: listed?.id },
    );
    expect(data.disconnectApp.connectedApps).toEqual([]);
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken, clientId)).body.error).toBe('invalid_grant');
    const audit = await graphql<{ auditEvents: { nodes: { action: string }[] } }>(
      app,
      owner.headers,
      '{ auditEvents(first: 5) { nodes { action } } }',
    );
    const actions = audit.data.auditEvents.nodes.map(({ action }) => action);
    expect(actions.sort()).toEqual(['Connected an app', 'Disconnected an app']);
  });

  test('sees the tool that writes only when the person chose so', async () => {
    const { accessToken } = await connect(app, person, { grant: 'write' });
    expect((await mcp(accessToken)).body).toContain('start_run');
    const reading = await connect(app, person, { scope: 'read', grant: 'write' });
    expect((await mcp(reading.accessToken)).body).not.toContain('start_run');
  });

  test('of the tools is refused by the API, and the other way round', async () => {
    const tools = await connect(app, person);
    const refused = await graphql(app, bearer(tools.accessToken), '{ viewer { id } }');
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    const api = await connect(app, person, { resource: `${app.origin}/graphql`, grant: 'read' });
    const { data } = await graphql(app, bearer(api.accessToken), '{ viewer { id } }');
    expect(data).toEqual({ viewer: { id: person.userId } });
    expect((await mcp(api.accessToken)).statusCode).toBe(401);
    const written = await graphql(
      app,
      bearer(api.accessToken),
      'mutation { addTopics(names: ["A"]) { topics { id } } }',
    );
    expect(written.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('can neither list nor end apps, nor make API tokens', async () => {
    const { accessToken } = await connect(app, person, {
      resource: `${app.origin}/graphql`,
      grant: 'write',
    });
    const id = (await appsOf(person))[0]?.id;
    for (const [operation, variables] of [
      [APPS, {}],
      [DISCONNECT, { id }],
      ['{ apiTokens { id } }', {}],
    ] as const) {
      const { errors } = await graphql(app, bearer(accessToken), operation, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test('counts against the rate limit', async () => {
    const { accessToken } = await connect(app, person);
    const first = Number((await mcp(accessToken)).headers['ratelimit-remaining']);
    expect(Number((await mcp(accessToken)).headers['ratelimit-remaining'])).toBe(first - 1);
  });

  test('of another person is neither seen nor ended', async () => {
    const stranger = await app.signedIn();
    const { accessToken } = await connect(app, person);
    const [mine] = await appsOf(person);
    expect(await appsOf(stranger)).toEqual([]);
    for (const id of [mine?.id, 'no-id']) {
      const { errors } = await graphql(app, stranger.headers, DISCONNECT, { id });
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'id' });
    }
    expect((await mcp(accessToken)).statusCode).toBe(200);
  });

  test('is refused after a change of the password', async () => {
    const owner = await app.signedIn();
    const { accessToken, refreshToken, clientId } = await connect(app, owner);
    const changed = await app.server.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: owner.headers,
      payload: { password: 'another-correct-horse' },
    });
    expect(changed.statusCode).toBe(200);
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken, clientId)).status).toBe(400);
  });

  test('is refused when the person is blocked or gone', async () => {
    const owner = await app.signedIn();
    const { accessToken, refreshToken, clientId } = await connect(app, owner);
    const ban = (until: string) =>
      app.database.db.execute(
        sql`update sightline_auth.users set banned_until = ${until}::timestamptz where id = ${owner.userId}`,
      );
    await ban('infinity');
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken, clientId)).status).toBe(400);
    await ban('2020-01-01');
    await app.database.db.execute(sql`delete from sightline_auth.users where id = ${owner.userId}`);
    expect((await mcp(accessToken)).statusCode).toBe(401);
    const left = sql`select 1 from sightline_auth.oauth_records where user_id = ${owner.userId}`;
    expect(await rows(app.database.db, left)).toEqual([]);
  });

  test('may end its own access', async () => {
    const { accessToken, refreshToken, clientId } = await connect(app, person);
    const before = (await appsOf(person)).length;
    const ended = await fetch(`${app.origin}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: refreshToken, client_id: clientId }),
    });
    expect(ended.status).toBe(200);
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect(await appsOf(person)).toHaveLength(before - 1);
  });
});

describe('codes and tokens', () => {
  test('a code works once; used again, it ends the grant', async () => {
    const { accessToken, refreshToken, clientId, exchange } = await connect(app, person);
    expect((await mcp(accessToken)).statusCode).toBe(200);
    const again = await requestToken(app, exchange);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken, clientId)).status).toBe(400);
  });

  test('of a code that is used twice at the same moment, no access remains', async () => {
    const { verifier, challenge } = pkce();
    const browser = new Browser();
    const clientId = await aClient(app);
    const uid = await openRequest(app, browser, authorizeUrl(app, { clientId, challenge }));
    const code = (await decide(app, browser, uid, person, { allow: true })).searchParams.get('code') ?? '';
    const form = {
      ...{ grant_type: 'authorization_code', code, client_id: clientId, code_verifier: verifier },
      redirect_uri: REDIRECT,
    };
    const replies = await Promise.all([requestToken(app, form), requestToken(app, form)]);
    expect(replies.map(({ status }) => status)).toContain(400);
    for (const reply of replies) {
      if (reply.status === 200) expect((await mcp(reply.body.access_token ?? '')).statusCode).toBe(401);
    }
  });

  test('a code needs its verifier, its client, its address and its minute', async () => {
    const clientId = await aClient(app);
    const other = await register(app);
    const mistakes: Record<string, string>[] = [
      { code_verifier: pkce().verifier },
      { code_verifier: '' },
      { client_id: String(other.body.client_id) },
      { redirect_uri: 'http://127.0.0.1:33418/other' },
      { resource: 'https://elsewhere.example/mcp' },
      { minutes: '1' },
    ];
    for (const wrong of mistakes) {
      const { verifier, challenge } = pkce();
      const browser = new Browser();
      const uid = await openRequest(app, browser, authorizeUrl(app, { clientId, challenge }));
      const code = (await decide(app, browser, uid, person, { allow: true })).searchParams.get('code') ?? '';
      const { minutes = '0', ...changed } = wrong;
      app.clock.advance(Number(minutes) * 61_000);
      const { status } = await requestToken(app, {
        ...{ grant_type: 'authorization_code', code, client_id: clientId, code_verifier: verifier },
        ...{ redirect_uri: REDIRECT, ...changed },
      });
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('a refresh token is replaced, and ends the grant when it is used again', async () => {
    const { refreshToken, clientId } = await connect(app, person);
    const next = await refresh(refreshToken, clientId);
    expect(next.status).toBe(200);
    const { access_token: accessToken = '', refresh_token: second = '' } = next.body;
    expect(second).not.toBe(refreshToken);
    expect((await mcp(accessToken)).statusCode).toBe(200);
    expect((await refresh(refreshToken, clientId)).body.error).toBe('invalid_grant');
    expect((await mcp(accessToken)).statusCode).toBe(401);
    expect((await refresh(second, clientId)).status).toBe(400);
  });

  test('a refresh cannot get more than was granted, nor another resource', async () => {
    const { refreshToken, clientId } = await connect(app, person, { scope: 'read' });
    expect((await refresh(refreshToken, clientId, { scope: 'read write' })).body.error).toBe('invalid_scope');
    const other = await refresh(refreshToken, clientId, { resource: `${app.origin}/graphql` });
    expect(other.body.error).toBe('invalid_target');
  });

  test('are stored as hashes only, and are in no log', async () => {
    const { accessToken, refreshToken, code } = await connect(app, person);
    await mcp(accessToken);
    const stored = JSON.stringify(
      await rows(app.database.db, sql`select * from sightline_auth.oauth_records`),
    );
    for (const secret of [accessToken, refreshToken, code]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
      expect(kept.text()).not.toContain(secret);
    }
  });
});

describe('asking the person', () => {
  const ask = async (options: Partial<Parameters<typeof authorizeUrl>[1]> = {}) => {
    const browser = new Browser();
    const address = authorizeUrl(app, {
      ...{ clientId: await aClient(app), challenge: pkce().challenge },
      ...options,
    });
    return { browser, address };
  };

  test('leads to the client’s screen, with cookies that scripts cannot read', async () => {
    const { browser, address } = await ask();
    const uid = await openRequest(app, browser, address);
    const page = await browser.get(`/oauth/interactions/${uid}`, app.origin);
    expect([page.status, page.headers.get('location')]).toEqual([303, `/connect/${uid}`]);
    expect(browser.setCookies).toHaveLength(2);
    for (const cookie of browser.setCookies) expect(cookie).toMatch(/; samesite=lax; httponly$/);
    const request = await browser.get(`/oauth/interactions/${uid}/request`, app.origin);
    expect(await request.json()).toEqual({
      ...{ name: 'Test assistant', host: 'this computer', local: true, canWrite: true, resource: 'mcp' },
    });
  });

  test('says no to the app when the person cancels', async () => {
    const { browser, address } = await ask();
    const uid = await openRequest(app, browser, address);
    const { origin, searchParams } = await decide(app, browser, uid, person, { allow: false });
    expect(origin).toBe(new URL(REDIRECT).origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ error: 'access_denied', state: 'the-state', iss: app.origin },
    });
  });

  test('asks each time, also the same person for the same app', async () => {
    const { browser, address } = await ask();
    const first = await openRequest(app, browser, address);
    await decide(app, browser, first, person, { allow: true });
    const second = await openRequest(app, browser, address);
    const stranger = await app.signedIn();
    await decide(app, browser, second, stranger, { allow: true });
    expect(await appsOf(stranger)).toHaveLength(1);
  });

  test('needs the browser that the app sent here, and the session of a person', async () => {
    const { browser, address } = await ask();
    const uid = await openRequest(app, browser, address);
    const path = `/oauth/interactions/${uid}/decision`;
    const elsewhere = await new Browser().post(path, app.origin, { allow: true }, person.headers);
    expect(elsewhere.status).toBe(404);
    expect((await new Browser().get(`/oauth/interactions/${uid}/request`, app.origin)).status).toBe(404);
    expect((await browser.post(path, app.origin, { allow: true })).status).toBe(401);
    const { secret } = await createToken(app, person, { scope: 'WRITE' });
    expect((await browser.post(path, app.origin, { allow: true }, bearer(secret))).status).toBe(403);
    expect((await browser.post(path, app.origin, { allow: 'yes' }, person.headers)).status).toBe(400);
  });

  test.each([
    ['without PKCE', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another server', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['without showing it', { prompt: 'none' }, 'login_required'],
  ])('is refused %s, and the app is told', async (_, query, error) => {
    const { browser, address } = await ask({ query });
    const reply = await browser.get(address, app.origin);
    const location = new URL(reply.headers.get('location') ?? '');
    expect(location.href.startsWith(REDIRECT)).toBe(true);
    // An app that asks for a token expects the reply behind the #.
    const said = new URLSearchParams(location.hash.slice(1) || location.search);
    expect(said.get('error')).toBe(error);
  });

  test.each([
    ['an address that is not the app’s', { redirect_uri: 'https://thief.example/callback' }],
    ['an app that is not known', { client_id: 'nobody' }],
  ])('shows a page and goes nowhere for %s', async (_, query) => {
    const { browser, address } = await ask({ query });
    const reply = await browser.get(address, app.origin, { accept: 'text/html' });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('location')).toBeNull();
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await reply.text()).toContain('The app could not be connected');
  });

  test('grants reading for scopes that are not known here', async () => {
    const { accessToken } = await connect(app, person, { scope: 'claudeai openid' });
    expect((await mcp(accessToken)).statusCode).toBe(200);
  });

  test('ends at 50 apps', async () => {
    const owner = await app.signedIn();
    await connect(app, owner);
    await app.database.db.execute(
      sql`insert into sightline_auth.connected_apps
            select gen_random_uuid(), user_id, grant_hash || n, name, host, scope, created_at, null, expires_at
            from sightline_auth.connected_apps, generate_series(1, 49) as n where user_id = ${owner.userId}`,
    );
    await expect(connect(app, owner)).rejects.toThrow(/at most 50 connected apps/);
    expect(await appsOf(owner)).toHaveLength(50);
  });
});

// Last: time goes on for all.
test('access ends after an hour, and goes on with a new token', async () => {
  const { accessToken, refreshToken, clientId } = await connect(app, person);
  app.clock.advance(3_599_000);
  expect((await mcp(accessToken)).statusCode).toBe(200);
  app.clock.advance(2_000);
  expect((await mcp(accessToken)).statusCode).toBe(401);
  const next = await refresh(refreshToken, clientId);
  expect((await mcp(next.body.access_token ?? '')).statusCode).toBe(200);
  app.clock.advance(31 * 86_400_000);
  expect((await refresh(next.body.refresh_token ?? '', clientId)).body.error).toBe('invalid_grant');
});
