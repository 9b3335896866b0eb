import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { createTestApp } from '../../testing/app.ts';
import { pkce } from './testing/browser.ts';
import { REDIRECT } from './testing/flow.ts';

async function open(config: Partial<Config>) {
  const app = await createTestApp({ config });
  onTestFinished(() => app.close());
  return app.server;
}

test('behind a proxy, all addresses and cookies are those of the site', async () => {
  const server = await open({ siteUrl: 'https://sightline.example' });
  const registered = await server.inject({
    method: 'POST',
    url: '/oauth/register',
    payload: { redirect_uris: [REDIRECT] },
  });
  const { client_id: clientId } = registered.json<{ client_id: string }>();
  const query = {
    ...{ response_type: 'code', client_id: clientId, redirect_uri: REDIRECT },
    ...{ code_challenge: pkce().challenge, code_challenge_method: 'S256' },
  };
  const headers = { host: 'inside:4000', 'x-forwarded-host': 'thief.example', 'x-forwarded-proto': 'http' };
  const asked = await server.inject({ url: '/oauth/authorize', query, headers });
  expect(asked.statusCode).toBe(303);
  expect(asked.headers['x-request-id']).toBeDefined();
  const cookies = [asked.headers['set-cookie'] ?? []].flat();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toContain('; secure');

  const refused = await server.inject({
    url: '/oauth/authorize',
    query: { ...query, state: 's', prompt: 'none' },
    headers,
  });
  const back = new URL(String(refused.headers.location));
  expect(back.searchParams.get('iss')).toBe('https://sightline.example');
});

test('with a hosted project there is no OAuth, and the tools ask for an API token', async () => {
  const hostedAuth = { url: 'https://project.example', publishableKey: 'key', jwtSecret: 'x'.repeat(40) };
  const server = await open({ hostedAuth });
  for (const url of ['/.well-known/oauth-authorization-server', '/oauth/authorize'])
    expect((await server.inject({ url })).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
  const refused = await server.inject({ method: 'POST', url: '/mcp', payload: {}, headers });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer realm="Sightline API token"');
});
