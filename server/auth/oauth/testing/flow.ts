import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { freePort } from '../../../testing/free-port.ts';
import { Browser, pkce } from './browser.ts';

export const REDIRECT = 'http://127.0.0.1:33418/callback';

export interface OauthApp extends TestApp {
  /** The site's address, which the server listens at. */
  origin: string;
}

/** The application at an address that it knows. */
export async function createOauthApp(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<OauthApp> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = await createTestApp({ ...overrides, config: { ...overrides.config, siteUrl: origin } });
  await app.server.listen({ host: '127.0.0.1', port });
  return { ...app, origin };
}

/** Registers a client. @returns the reply's status and body */
export async function register({ origin }: OauthApp, metadata: object = {}) {
  const reply = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ client_name: 'Test assistant', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
      ...metadata,
    }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const registered = new WeakMap<OauthApp, Promise<string>>();

/** The id of a client that is registered once: registering is limited. */
export function aClient(app: OauthApp): Promise<string> {
  const known = registered.get(app) ?? register(app).then(({ body }) => String(body.client_id));
  registered.set(app, known);
  return known;
}

export interface Authorization {
  clientId: string;
  challenge: string;
  scope?: string;
  resource?: string;
  redirectUri?: string;
  /** In place of what is sent otherwise. */
  query?: Record<string, string>;
}

/** Where an app sends the browser. */
export function authorizeUrl(
  { origin }: OauthApp,
  { clientId, challenge, scope = 'read write', resource, redirectUri = REDIRECT, query = {} }: Authorization,
): string {
  const search = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state: 'the-state', scope },
    ...{ code_challenge: challenge, code_challenge_method: 'S256', resource: resource ?? `${origin}/mcp` },
    ...query,
  });
  return `/oauth/authorize?${search}`;
}

/** Opens an app's request in a browser. @returns the interaction's id @throws when the server does not ask the person */
export async function openRequest(app: OauthApp, browser: Browser, address: string): Promise<string> {
  const asked = await browser.get(address, app.origin);
  const interaction = asked.headers.get('location') ?? '';
  if (asked.status !== 303 || !interaction.startsWith('/oauth/interactions/'))
    throw new Error(`The person is not asked: ${asked.status} ${interaction} ${await asked.text()}`);
  return interaction.slice('/oauth/interactions/'.length);
}

export interface Decision {
  allow: boolean;
  scope?: 'read' | 'write';
}

/** Decides as a person and follows the browser back. @returns the address of the app, with the code or the error */
export async function decide(
  app: OauthApp,
  browser: Browser,
  uid: string,
  person: SignedIn,
  decision: Decision,
): Promise<URL> {
  const path = `/oauth/interactions/${uid}/decision`;
  const decided = await browser.post(path, app.origin, decision, person.headers);
  const body = (await decided.json()) as { continueAt?: string };
  if (!body.continueAt) throw new Error(`Not decided: ${decided.status} ${JSON.stringify(body)}`);
  const reply = await browser.get(body.continueAt, app.origin);
  const to = reply.headers.get('location');
  if (!to) throw new Error(`The browser is not sent back: ${reply.status} ${await reply.text()}`);
  return new URL(to);
}

/** Sends a form to the token endpoint. */
export async function requestToken({ origin }: OauthApp, form: Record<string, string>) {
  const reply = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

export interface Connected {
  clientId: string;
  code: string;
  accessToken: string;
  refreshToken: string;
  /** What fetched the tokens. */
  exchange: Record<string, string>;
}

/** An app that a person has let in. */
export async function connect(
  app: OauthApp,
  person: SignedIn,
  options: Partial<Authorization> & { grant?: 'read' | 'write' } = {},
): Promise<Connected> {
  const clientId = options.clientId ?? (await aClient(app));
  const { verifier, challenge } = pkce();
  const browser = new Browser();
  const uid = await openRequest(app, browser, authorizeUrl(app, { ...options, clientId, challenge }));
  const decision: Decision = { allow: true, scope: options.grant ?? 'read' };
  const code = (await decide(app, browser, uid, person, decision)).searchParams.get('code') ?? '';
  const exchange = {
    ...{ grant_type: 'authorization_code', code, client_id: clientId, code_verifier: verifier },
    redirect_uri: options.redirectUri ?? REDIRECT,
  };
  const { status, body } = await requestToken(app, exchange);
  if (status !== 200) throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
  return {
    ...{ clientId, code, exchange },
    accessToken: body.access_token ?? '',
    refreshToken: body.refresh_token ?? '',
  };
}
