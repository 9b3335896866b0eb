import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { callTool } from '../../testing/mcp.ts';
import { Assistant } from './testing/assistant.ts';
import { Browser, pkce } from './testing/browser.ts';
import {
  authorizeUrl,
  connect,
  createOauthApp,
  decide,
  type OauthApp,
  openRequest,
  register,
} from './testing/flow.ts';

const DOCUMENT = 'https://assistant.example/oauth/client.json';

/** Documents of clients by their address. */
const documents = new Map<string, () => Response>();
const fetched: string[] = [];
const served = (metadata: object) => () => Response.json(metadata);

let app: OauthApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createOauthApp({
    fetchClientDocument: async (url) => {
      fetched.push(url);
      return documents.get(url)?.() ?? new Response('', { status: 404 });
    },
  });
  person = await app.signedIn();
});
afterAll(() => app.close());

const json = async (path: string) => (await fetch(app.origin + path)).json();

describe('the official client', () => {
  test('finds the sign-in, registers, is let in, calls a tool, and is asked again when it was disconnected', async () => {
    const owner = await app.signedIn();
    const assistant = new Assistant();
    expect(await assistant.connect(app.origin)).toBeNull();
    const browser = new Browser();
    const uid = await openRequest(app, browser, assistant.sentTo?.href ?? '');
    await assistant.finish(app.origin, await decide(app, browser, uid, owner, { allow: true }));
    const client = await assistant.connect(app.origin);
    if (!client) return expect.unreachable();
    expect((await callTool(client, 'whoami')).text).toContain('No brand yet');
    await client.close();

    const apps = await graphql<{ connectedApps: { id: string; name: string }[] }>(
      app,
      owner.headers,
      '{ connectedApps { id name } }',
    );
    const [listed] = apps.data.connectedApps;
    expect(listed?.name).toBe('Official client');
    await graphql(
      app,
      owner.headers,
      'mutation ($id: ID!) { disconnectApp(id: $id) { connectedApps { id } } }',
      {
        id: listed?.id,
      },
    );
    assistant.sentTo = undefined;
    expect(await assistant.connect(app.origin)).toBeNull();
    expect(assistant.sentTo).toBeDefined();
  });

  test('renews its access by itself', async () => {
    const assistant = new Assistant();
    await assistant.connect(app.origin);
    const browser = new Browser();
    const uid = await openRequest(app, browser, assistant.sentTo?.href ?? '');
    const owner = await app.signedIn();
    await assistant.finish(app.origin, await decide(app, browser, uid, owner, { allow: true }));
    const first = assistant.tokens()?.access_token;
    app.clock.advance(3_601_000);
    const client = await assistant.connect(app.origin);
    expect(client).not.toBeNull();
    expect(assistant.tokens()?.access_token).not.toBe(first);
    await client?.close();
    person = await app.signedIn();
  });
});

describe('what apps read first', () => {
  test('a request without a token is told where to sign in', async () => {
    const reply = await fetch(`${app.origin}/mcp`, { method: 'POST', body: '{}' });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe(
      `Bearer realm="Sightline", resource_metadata="${app.origin}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  test('the resource names the server, and the server what it supports', async () => {
    for (const path of ['', '/mcp', '/graphql']) {
      const resource = `${app.origin}${path === '/graphql' ? path : '/mcp'}`;
      expect(await json(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
        ...{ resource, authorization_servers: [app.origin], scopes_supported: ['read', 'write'] },
      });
    }
    expect(await json('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: app.origin,
      authorization_endpoint: `${app.origin}/oauth/authorize`,
      token_endpoint: `${app.origin}/oauth/token`,
      registration_endpoint: `${app.origin}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    });
  });

  test.each(['/.well-known/openid-configuration', '/oauth/userinfo', '/oauth/jwks'])(
    '%s is not there',
    async (path) => {
      const reply = await fetch(app.origin + path);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toContain('json');
    },
  );
});

describe('a client with a document at its id', () => {
  const metadata = {
    client_id: DOCUMENT,
    client_name: 'Assistant',
    redirect_uris: ['https://assistant.example/callback', 'http://localhost/callback'],
    token_endpoint_auth_method: 'none',
    logo_uri: 'https://assistant.example/logo.png',
  };

  test('needs no registration, and is shown with its host', async () => {
    documents.set(DOCUMENT, served(metadata));
    const owner = await app.signedIn();
    const redirectUri = 'https://assistant.example/callback';
    await connect(app, owner, { clientId: DOCUMENT, redirectUri });
    const { data } = await graphql(app, owner.headers, '{ connectedApps { name host } }');
    expect(data).toEqual({ connectedApps: [{ name: 'Assistant', host: 'assistant.example' }] });
    expect(fetched).toEqual([DOCUMENT]);
  });

  test('may take its reply at any port of this computer', async () => {
    documents.set(DOCUMENT, served(metadata));
    const redirectUri = 'http://localhost:51234/callback';
    expect((await connect(app, person, { clientId: DOCUMENT, redirectUri })).accessToken).not.toBe('');
  });

  test.each<[string, () => Response]>([
    ['is not there', () => new Response('', { status: 404 })],
    ['leads elsewhere', () => Response.redirect('https://elsewhere.example/', 302)],
    ['is no JSON', () => new Response('<html>')],
    ['is of another client', served({ ...metadata, client_id: 'https://other.example/' })],
    ['is too long', served({ ...metadata, client_name: 'x'.repeat(20_000) })],
    ['has a secret', served({ ...metadata, token_endpoint_auth_method: 'client_secret_post' })],
    ['has no address for replies', served({ ...metadata, redirect_uris: [] })],
    ['would send replies unencrypted', served({ ...metadata, redirect_uris: ['http://assistant.example/'] })],
  ])('is refused when it %s', async (why, reply) => {
    const clientId = `https://${why.replaceAll(' ', '-')}.example/client.json`;
    const named = reply().headers.get('content-type')?.includes('json') && !why.includes('another');
    documents.set(clientId, named ? served({ ...(await reply().json()), client_id: clientId }) : reply);
    const address = authorizeUrl(app, {
      ...{ clientId, challenge: pkce().challenge, redirectUri: 'https://assistant.example/callback' },
    });
    const answer = await new Browser().get(address, app.origin, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

describe('registering', () => {
  test('gives no secret, whatever is asked for, and keeps what is used only', async () => {
    const { status, body } = await register(app, {
      token_endpoint_auth_method: 'client_secret_post',
      ...{ scope: 'claudeai', logo_uri: 'https://assistant.example/logo.png', client_name: 'A\u202eB\n' },
      grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      token_endpoint_auth_method: 'none',
      client_name: 'AB',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    for (const key of ['client_secret', 'registration_access_token', 'logo_uri'])
      expect(body).not.toHaveProperty(key);
  });

  test.each<[object, RegExp]>([
    [{ redirect_uris: [] }, /redirect_uris must list 1 to 10/],
    [{ redirect_uris: 'https://a.example/' }, /redirect_uris must list/],
    [{ redirect_uris: Array.from({ length: 11 }, (_, n) => `https://a.example/${n}`) }, /1 to 10/],
    [{ redirect_uris: [`https://a.example/${'x'.repeat(500)}`] }, /at most 500/],
    [{ redirect_uris: ['http://a.example/callback'] }, /loopback/],
    [{ redirect_uris: ['javascript:alert(1)'] }, /javascript/],
    [{ client_name: 'x'.repeat(81) }, /at most 80/],
    [{ client_name: 7 }, /must be a string/],
  ])('%j is refused', async (metadata, problem) => {
    const { status, body } = await register(app, metadata);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(?:client_metadata|redirect_uri)$/);
    expect(body.error_description).toMatch(problem);
  });

  test('that nobody let in ends after a day', async () => {
    const { body } = await register(app);
    app.clock.advance(86_401_000);
    const address = authorizeUrl(app, {
      ...{ clientId: String(body.client_id), challenge: pkce().challenge },
    });
    const reply = await new Browser().get(address, app.origin, { accept: 'text/html' });
    expect(reply.status).toBe(400);
  });

  test('is limited', async () => {
    app.clock.advance(3_600_000);
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await register(app)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
