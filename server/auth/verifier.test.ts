import { sql } from 'drizzle-orm';
import { base64url, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/client.ts';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import type { TokenVerifier } from './identity.ts';
import { createVerifier } from './verifier.ts';

let app: TestApp;
let verifier: TokenVerifier;
let person: SignedIn;
let claims: JWTPayload;
let header: { alg: string; kid: string; typ: string };
let ownKey: CryptoKey;

beforeAll(async () => {
  app = await createTestApp();
  verifier = createVerifier({ config: app.config, db: app.database.db, clock: app.clock.now });
  person = await app.signedIn();
  const [head = '', payload = ''] = person.accessToken.split('.');
  header = JSON.parse(Buffer.from(head, 'base64url').toString());
  claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const [stored] = await rows<{ jwk: object }>(
    app.database.db,
    sql`select private_jwk as jwk from sightline_auth.signing_keys`,
  );
  ownKey = (await importJWK(stored?.jwk ?? {}, 'ES256')) as CryptoKey;
});
afterAll(() => app.close());

const signed = (changes: Record<string, unknown>, key = ownKey) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key);

test('identifies the user of a valid session', async () => {
  expect(await verifier.verify(person.accessToken)).toEqual({
    userId: person.userId,
    email: person.email,
    sessionId: claims.session_id,
  });
  expect(await verifier.verify(await signed({}))).not.toBeNull();
});

test.each([
  ['another issuer', { iss: 'http://elsewhere/auth/v1' }],
  ['another audience', { aud: 'anon' }],
  ['the anon role', { role: 'anon' }],
  ['the service role', { role: 'service_role' }],
  ['no role', { role: undefined }],
  ['an end in the past', { exp: 1 }],
  ['no end', { exp: undefined }],
  ['a beginning in the future', { nbf: 9_999_999_999 }],
  ['no subject', { sub: undefined }],
  ['another person than its session', { sub: crypto.randomUUID() }],
  ['an unknown session', { session_id: crypto.randomUUID() }],
  ['no session', { session_id: undefined }],
  ['a session that is no id', { session_id: "x' or 1=1" }],
])('refuses a correctly signed token with %s', async (_name, changes) => {
  expect(await verifier.verify(await signed(changes))).toBeNull();
});

test('refuses a token signed by another key', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  expect(await verifier.verify(await signed({}, privateKey))).toBeNull();
});

test('refuses a token with its own key, no signature, or the public key as its secret', async () => {
  const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
  expect(await verifier.verify(`${encode({ ...header, alg: 'none' })}.${encode(claims)}.`)).toBeNull();

  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const own = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey);
  expect(await verifier.verify(own)).toBeNull();

  const { keys } = (await app.server.inject('/auth/v1/.well-known/jwks.json')).json<{
    keys: { x: string }[];
  }>();
  for (const secret of [JSON.stringify(keys[0]), keys[0]?.x ?? '']) {
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
    expect(await verifier.verify(confused)).toBeNull();
  }
});

test('refuses a token changed anywhere', async () => {
  const parts = person.accessToken.split('.');
  for (const [index, part] of parts.entries()) {
    const bytes = Buffer.from(part, 'base64url');
    bytes[5] = (bytes[5] ?? 0) ^ 4;
    expect(await verifier.verify(parts.with(index, bytes.toString('base64url')).join('.'))).toBeNull();
  }
  for (const text of ['', 'x', 'a.b.c', 'sb_publishable_sightline'])
    expect(await verifier.verify(text)).toBeNull();
});

test('signing out takes effect at once', async () => {
  const leaver = await app.signedIn();
  const ask = () => app.server.inject({ url: '/api/topics?user_id=x', headers: leaver.headers });
  expect((await ask()).statusCode).not.toBe(401);
  await app.server.inject({ method: 'POST', url: '/auth/v1/logout?scope=local', headers: leaver.headers });
  expect((await ask()).statusCode).toBe(401);
});

test('bans and sign-outs by another process take effect within a second', async () => {
  const leaver = await app.signedIn();
  const banned = await app.signedIn();
  for (const { accessToken } of [leaver, banned]) expect(await verifier.verify(accessToken)).not.toBeNull();
  await app.database.db.execute(sql`delete from sightline_auth.sessions where user_id = ${leaver.userId}`);
  await app.database.db.execute(
    sql`update sightline_auth.users set banned_until = 'infinity' where id = ${banned.userId}`,
  );
  app.clock.advance(1_000);
  for (const { accessToken } of [leaver, banned]) expect(await verifier.verify(accessToken)).toBeNull();
});

test('does not cache a check that a sign-out overtook', async () => {
  const leaver = await app.signedIn();
  const checks = [verifier.verify(leaver.accessToken), verifier.verify(leaver.accessToken)];
  await app.database.db.execute(sql`delete from sightline_auth.sessions where user_id = ${leaver.userId}`);
  verifier.forget(leaver.userId);
  await Promise.all(checks);
  expect(await verifier.verify(leaver.accessToken)).toBeNull();
});

test('a token expires after an hour', async () => {
  const { accessToken } = await app.signedIn();
  app.clock.advance(3_599_000);
  expect(await verifier.verify(accessToken)).not.toBeNull();
  app.clock.advance(1_000);
  expect(await verifier.verify(accessToken)).toBeNull();
});

test('two servers on one database agree on the key', async () => {
  await app.database.db.execute(sql`delete from sightline_auth.signing_keys`);
  const parts = { config: app.config, db: app.database.db, clock: app.clock.now };
  await Promise.all([createVerifier(parts).verify('a.b.c'), createVerifier(parts).verify('a.b.c')]);
  const [stored] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline_auth.signing_keys where active`,
  );
  expect(stored?.n).toBe(1);
});
