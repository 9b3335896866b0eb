import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { supabaseClient } from '../../testing/supabase.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const version = { 'x-supabase-api-version': '2024-01-01' };
const signup = (payload: unknown, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('formats errors as the version header requests', async () => {
  const weak = { email: 'a@example.com', password: 'short' };
  const modern = await signup(weak, version);
  expect(modern.statusCode).toBe(422);
  expect(modern.json()).toEqual({
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
    weak_password: { reasons: ['length'] },
  });
  expect(modern.headers).toMatchObject({
    'x-supabase-api-version': '2024-01-01',
    'x-sb-error-code': 'weak_password',
    'cache-control': 'no-store',
  });
  for (const asked of [undefined, '2023-12-31', 'zzz']) {
    const legacy = await signup(weak, asked ? { 'x-supabase-api-version': asked } : {});
    expect(legacy.json()).toMatchObject({ code: 422, error_code: 'weak_password', msg: expect.any(String) });
    expect(legacy.headers['x-supabase-api-version']).toBeUndefined();
  }
});

test.each([
  ['{"email":', 400, 'bad_json'],
  ['{"__proto__":{"admin":true}}', 400, 'bad_json'],
  ['[]', 400, 'validation_failed'],
  ['"text"', 400, 'validation_failed'],
  [JSON.stringify({ data: 'x'.repeat(1_100_000) }), 413, 'validation_failed'],
])('refuses an invalid body without repeating it', async (payload, status, code) => {
  const response = await signup(payload, version);
  expect({ status: response.statusCode, code: response.json<{ code: string }>().code }).toEqual({
    status,
    code,
  });
  expect(response.body.length).toBeLessThan(200);
});

test('refuses other content types', async () => {
  const response = await signup('email=a', {
    ...version,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'bad_json' });
});

test('allows other origins with the headers of supabase-js', async () => {
  const asked =
    'authorization,apikey,content-type,x-client-info,x-supabase-api-version,prefer,accept-profile';
  const preflight = await app.server.inject({
    method: 'OPTIONS',
    url: '/rest/v1/profiles',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': asked,
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
  const allowed = String(preflight.headers['access-control-allow-headers']).split(/, */);
  expect(allowed).toEqual(expect.arrayContaining(asked.split(',')));
  expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
  const answer = await app.server.inject({
    url: '/auth/v1/settings',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.headers['access-control-expose-headers']).toContain('Content-Range');
  // Tokens are sent in headers; cookies must not be.
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const product = await app.server.inject({
    url: '/health',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(product.headers['access-control-allow-origin']).toBeUndefined();
});

test('serves the public keys only', async () => {
  const response = await app.server.inject({ url: '/auth/v1/.well-known/jwks.json' });
  expect(response.headers['cache-control']).toBe('public, max-age=600');
  const { keys } = response.json<{ keys: Record<string, unknown>[] }>();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(keys[0]).not.toHaveProperty('d');
});

test('refuses unsupported features by name', async () => {
  const { headers } = await app.signedIn();
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, sent = {}) => {
    const response = await app.server.inject({
      method,
      url: `/auth/v1${path}`,
      headers: { ...version, ...sent },
    });
    return [response.statusCode, response.json<{ code: string }>().code];
  };
  expect(await ask('POST', '/sso')).toEqual([404, 'saml_provider_disabled']);
  expect(await ask('DELETE', '/user/identities/1')).toEqual([404, 'manual_linking_disabled']);
  expect(await ask('GET', '/passkeys')).toEqual([404, 'passkey_disabled']);
  expect(await ask('POST', '/factors')).toEqual([401, 'no_authorization']);
  expect(await ask('POST', '/factors', headers)).toEqual([422, 'mfa_totp_enroll_not_enabled']);
  expect(await ask('POST', '/token?grant_type=web3')).toEqual([400, 'invalid_credentials']);
  expect(await ask('GET', '/admin/users', headers)).toEqual([404, 'not_found']);
  expect((await app.server.inject('/auth/v1/settings')).json()).toMatchObject({ mailer_autoconfirm: false });
});

test('hides the cause of a server error', async () => {
  const broken = await createTestApp({
    mailer: { send: async () => Promise.reject(new Error('connect ECONNREFUSED smtp.internal')) },
  });
  try {
    const { error } = await supabaseClient(await broken.listen()).auth.signUp({
      email: 'a@example.com',
      password: 'correct-horse',
    });
    expect(error).toMatchObject({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    });
    const { email } = await broken.signUp();
    const recovery = await supabaseClient(broken.server.listeningOrigin).auth.resetPasswordForEmail(email);
    expect(recovery.error).toBeNull();
  } finally {
    await broken.close();
  }
});

test('is not served with a hosted project', async () => {
  const hosted = await createTestApp({
    config: { hostedAuth: { url: 'https://project.example', publishableKey: 'key', jwtSecret: undefined } },
  });
  try {
    const [keys, profiles] = await Promise.all([
      hosted.server.inject('/auth/v1/.well-known/jwks.json'),
      hosted.server.inject('/rest/v1/profiles'),
    ]);
    expect([keys.statusCode, profiles.statusCode]).toEqual([404, 404]);
  } finally {
    await hosted.close();
  }
});
