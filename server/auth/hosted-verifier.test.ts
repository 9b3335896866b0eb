import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedVerifier } from './hosted-verifier.ts';

const secret = 'a-shared-secret-of-the-project-0123456789';
const clock = () => new Date('2026-06-01T12:00:00Z');
const userId = crypto.randomUUID();

/** A stand-in for a hosted project that serves its public keys and counts requests. */
let project: Server;
let url: string;
let asked = 0;
let status = 200;
let ec: { privateKey: CryptoKey; publicKey: CryptoKey };
let rsa: { privateKey: CryptoKey; publicKey: CryptoKey };

beforeAll(async () => {
  ec = await generateKeyPair('ES256', { extractable: true });
  rsa = await generateKeyPair('RS256', { extractable: true });
  const keys = [
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
  ];
  project = createServer((request, response) => {
    asked += 1;
    const known = request.url === '/auth/v1/.well-known/jwks.json';
    response.writeHead(known ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => {
    project.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
});
afterAll(() => {
  project.close();
});

const claims = (): JWTPayload => ({
  iss: `${url}/auth/v1`,
  aud: 'authenticated',
  sub: userId,
  role: 'authenticated',
  email: 'a@example.com',
  session_id: 'session',
  exp: clock().getTime() / 1000 + 60,
});

const token = (
  alg: string,
  key: CryptoKey | Uint8Array,
  changes: JWTPayload = {},
  kid: string | undefined = undefined,
) =>
  new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg, ...(kid ? { kid } : {}), typ: 'JWT' })
    .sign(key);

const verifierWith = (jwtSecret?: string, at = url) =>
  hostedVerifier({ url: at, publishableKey: 'key', jwtSecret }, clock);
const bytes = (text: string) => new TextEncoder().encode(text);

test('accepts tokens of both of the project’s keys and fetches the keys once', async () => {
  const verifier = verifierWith();
  const before = asked;
  expect(await verifier.verify(await token('ES256', ec.privateKey, {}, 'ec'))).toEqual({
    userId,
    email: 'a@example.com',
    sessionId: 'session',
  });
  expect(await verifier.verify(await token('RS256', rsa.privateKey, {}, 'rsa'))).not.toBeNull();
  // An unknown key does not cause another request within the cool-down.
  expect(await verifier.verify(await token('ES256', ec.privateKey, {}, 'unknown'))).toBeNull();
  expect(asked - before).toBe(1);
});

test.each<[string, JWTPayload]>([
  ['another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
  ['another audience', { aud: 'other' }],
  ['an end in the past', { exp: 1 }],
  ['no end', { exp: undefined }],
  ['no subject', { sub: undefined }],
  ['a subject that is no id', { sub: 'admin' }],
  ['the anon role', { role: 'anon' }],
  ['the service role', { role: 'service_role' }],
  ['no role', { role: undefined }],
])('refuses a correctly signed token with %s', async (_name, changes) => {
  expect(await verifierWith().verify(await token('ES256', ec.privateKey, changes, 'ec'))).toBeNull();
  expect(await verifierWith(secret).verify(await token('HS256', bytes(secret), changes))).toBeNull();
});

test('accepts a shared secret only if one is configured', async () => {
  const hs256 = await token('HS256', bytes(secret));
  expect(await verifierWith(secret).verify(hs256)).toMatchObject({ userId });
  expect(await verifierWith().verify(hs256)).toBeNull();
  expect(await verifierWith('another-secret-of-16-or-more').verify(hs256)).toBeNull();
  expect(await verifierWith(secret).verify(await token('ES256', ec.privateKey, {}, 'ec'))).not.toBeNull();
});

test('refuses the public key as a secret and a missing signature', async () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`;
  const pem = await exportSPKI(rsa.publicKey);
  for (const verifier of [verifierWith(), verifierWith(secret)]) {
    expect(await verifier.verify(unsigned)).toBeNull();
    expect(await verifier.verify(await token('HS256', bytes(pem), {}, 'rsa'))).toBeNull();
    expect(await verifier.verify(await token('HS512', bytes(secret)))).toBeNull();
    expect(await verifier.verify(await token('PS256', await asPss(), {}, 'rsa'))).toBeNull();
  }
});

/** The RSA key for an algorithm that the project does not use. */
async function asPss() {
  const { privateKey } = await generateKeyPair('PS256');
  return privateKey;
}

test('refuses tampered and missing tokens', async () => {
  const parts = (await token('ES256', ec.privateKey, {}, 'ec')).split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims(), sub: crypto.randomUUID() })).toString('base64url');
  for (const verifier of [verifierWith(), verifierWith(secret)]) {
    expect(await verifier.verify(parts.with(1, forged).join('.'))).toBeNull();
    for (const text of ['', 'x', 'a.b.c', '..', parts.slice(0, 2).join('.')]) {
      expect(await verifier.verify(text)).toBeNull();
    }
  }
});

test('a failed fetch of the keys does not invalidate the token', async () => {
  const good = await token('ES256', ec.privateKey, {}, 'ec');
  status = 503;
  await expect(verifierWith().verify(good)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  status = 200;
  const nowhere = 'http://127.0.0.1:1';
  const issued = await token('ES256', ec.privateKey, { iss: `${nowhere}/auth/v1` }, 'ec');
  await expect(verifierWith(undefined, nowhere).verify(issued)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('caches a valid token for a minute, never beyond its expiry', async () => {
  let now = clock();
  const verifier = hostedVerifier({ url, publishableKey: 'key', jwtSecret: undefined }, () => now);
  const short = await token('ES256', ec.privateKey, { exp: now.getTime() / 1000 + 30 }, 'ec');
  const long = await token('ES256', ec.privateKey, { exp: now.getTime() / 1000 + 3600 }, 'ec');
  expect(verifier.known(long)).toBeUndefined();
  for (const each of [short, long]) await verifier.verify(each);
  expect(verifier.known(long)).toMatchObject({ userId });
  expect(verifier.known(`${long}x`)).toBeUndefined();
  expect(await verifier.verify(`${long}x`)).toBeNull();
  now = new Date(now.getTime() + 30_000);
  expect(verifier.known(short)).toBeUndefined();
  expect(await verifier.verify(short)).toBeNull();
  expect(verifier.known(long)).toMatchObject({ userId });
  now = new Date(now.getTime() + 30_000);
  expect(verifier.known(long)).toBeUndefined();
});
