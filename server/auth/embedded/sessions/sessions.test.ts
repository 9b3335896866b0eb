import { hash as bcrypt } from '@node-rs/bcrypt';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { TestApp } from '../../../testing/app.ts';
import { setUpListeningApp } from '../../../testing/listening-app.ts';
import { supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
setUpListeningApp((test) => {
  ({ app, origin } = test);
}, 900_000);

const refresh = (token: string) => supabaseClient(origin).auth.refreshSession({ refresh_token: token });

async function signIn(account: { email: string; password: string }) {
  const client = supabaseClient(origin);
  const { data, error } = await client.auth.signInWithPassword(account);
  if (!data.session) throw error;
  return { client, session: data.session };
}

test('a password opens a session whose token names the user', async () => {
  const account = await app.signUp({ username: 'grace' });
  const { client, session } = await signIn(account);
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(session.user).toMatchObject({ id: account.userId, app_metadata: { provider: 'email' } });
  const { data } = await client.auth.getClaims();
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(data?.claims).toMatchObject({
    iss: 'http://localhost/auth/v1',
    sub: account.userId,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    email: account.email,
    is_anonymous: false,
    amr: [{ method: 'password' }],
  });
});

test('a wrong password and an unknown address get the same reply', async () => {
  const { email } = await app.signUp();
  const auth = supabaseClient(origin).auth;
  const expected = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  expect((await auth.signInWithPassword({ email, password: 'wrong-password' })).error).toMatchObject(
    expected,
  );
  expect(
    (await auth.signInWithPassword({ email: 'nobody@example.com', password: 'wrong-password' })).error,
  ).toMatchObject(expected);
});

test('a refresh returns new tokens, and the previous access token stays valid', async () => {
  const { session } = await signIn(await app.signUp());
  app.clock.advance(5_000);
  const { data } = await refresh(session.refresh_token);
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(data.session?.access_token).not.toBe(session.access_token);
  expect((await supabaseClient(origin).auth.getUser(session.access_token)).error).toBeNull();
});

test('two concurrent refreshes get the same next token', async () => {
  const { session } = await signIn(await app.signUp());
  const [one, two] = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
  expect(one.data.session?.refresh_token).toBeTruthy();
  expect(one.data.session?.refresh_token).toBe(two.data.session?.refresh_token);
});

test('an older refresh token gets the current one within ten seconds; later it ends the session', async () => {
  const { session, client } = await signIn(await app.signUp());
  const first = await refresh(session.refresh_token);
  const second = await refresh(first.data.session?.refresh_token ?? '');
  app.clock.advance(9_999);
  const tolerated = await refresh(session.refresh_token);
  expect(tolerated.data.session?.refresh_token).toBe(second.data.session?.refresh_token);
  app.clock.advance(1);
  const reused = await refresh(session.refresh_token);
  expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  expect((await refresh(second.data.session?.refresh_token ?? '')).error?.code).toBe(
    'refresh_token_not_found',
  );
  expect((await client.auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError');
});

test('the previous refresh token stays valid, because its reply may have been lost', async () => {
  const { session } = await signIn(await app.signUp());
  const first = await refresh(session.refresh_token);
  app.clock.advance(600_000);
  const again = await refresh(session.refresh_token);
  expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
});

test('refuses an invalid refresh token and one of another session', async () => {
  const { session } = await signIn(await app.signUp());
  expect((await refresh('nonsense')).error).toMatchObject({ status: 400, code: 'validation_failed' });
  const bytes = Buffer.from(session.refresh_token, 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect((await refresh(bytes.toString('base64url'))).error?.code).toBe('validation_failed');
  const response = await fetch(`${origin}/auth/v1/token?grant_type=refresh_token`, { method: 'POST' });
  expect(await response.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'refresh_token is required',
  });
});

test('a session ends a month after its last refresh', async () => {
  const { session } = await signIn(await app.signUp());
  app.clock.advance(31 * 86_400_000);
  expect((await refresh(session.refresh_token)).error?.code).toBe('session_expired');
});

test.each([
  ['local', [true, false]],
  ['others', [false, true]],
  ['global', [true, true]],
] as const)('signing out with scope %s ends these sessions at once', async (scope, ended) => {
  const account = await app.signUp();
  const [here, there] = [await signIn(account), await signIn(account)];
  expect((await here.client.auth.signOut({ scope })).error).toBeNull();
  for (const [index, { session }] of [here, there].entries()) {
    const isEnded = ended[index];
    const { error } = await supabaseClient(origin).auth.getUser(session.access_token);
    expect(error?.name).toBe(isEnded ? 'AuthSessionMissingError' : undefined);
    expect((await refresh(session.refresh_token)).error?.code).toBe(
      isEnded ? 'refresh_token_not_found' : undefined,
    );
  }
});

test('signing out requires a known scope and a token', async () => {
  const { headers } = await app.signedIn();
  const post = (scope: string, sent: Record<string, string>) =>
    app.server.inject({ method: 'POST', url: `/auth/v1/logout?scope=${scope}`, headers: sent });
  expect((await post('everywhere', headers)).json()).toMatchObject({
    code: 400,
    error_code: 'validation_failed',
  });
  expect((await post('local', {})).json()).toMatchObject({ code: 401, error_code: 'no_authorization' });
  expect((await post('local', headers)).statusCode).toBe(204);
});

test('refuses tampered, expired and foreign tokens and the publishable key', async () => {
  const { accessToken } = await app.signedIn();
  const ask = (token: string) =>
    app.server.inject({ url: '/auth/v1/user', headers: { authorization: `Bearer ${token}` } });
  expect((await ask(accessToken)).statusCode).toBe(200);
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, email: 'x@example.com' })).toString('base64url');
  for (const token of [`${header}.${forged}.${signature}`, `${header}.${payload}.`, 'a.b.c', 'x']) {
    expect((await ask(token)).json()).toMatchObject({ code: 403, error_code: 'bad_jwt' });
  }
  expect((await ask('sb_publishable_sightline')).json()).toMatchObject({
    code: 401,
    error_code: 'no_authorization',
  });
  app.clock.advance(3_600_000);
  expect((await ask(accessToken)).json()).toMatchObject({ code: 403, error_code: 'bad_jwt' });
});

test('tells deleted and banned users so', async () => {
  const gone = await app.signedIn();
  await app.database.db.execute(sql`delete from sightline_auth.users where id = ${gone.userId}`);
  expect((await app.server.inject({ url: '/auth/v1/user', headers: gone.headers })).json()).toMatchObject({
    code: 403,
    error_code: 'user_not_found',
  });
  const banned = await app.signedIn();
  await app.database.db.execute(
    sql`update sightline_auth.users set banned_until = 'infinity' where id = ${banned.userId}`,
  );
  const { error } = await supabaseClient(origin).auth.signInWithPassword(banned);
  expect(error).toMatchObject({ status: 400, code: 'user_banned' });
  expect((await app.server.inject({ url: '/auth/v1/user', headers: banned.headers })).json()).toMatchObject({
    code: 403,
    error_code: 'user_banned',
  });
});

test('accepts a bcrypt hash of a hosted project and replaces it by argon2id', async () => {
  const account = await app.signUp();
  const imported = await bcrypt('from-elsewhere', { cost: 4 });
  await app.database.db.execute(
    sql`update sightline_auth.users set password_hash = ${imported} where id = ${account.userId}`,
  );
  const auth = supabaseClient(origin).auth;
  expect((await auth.signInWithPassword({ ...account, password: 'wrong' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await auth.signInWithPassword({ ...account, password: 'from-elsewhere' })).error).toBeNull();
  const [stored] = await rows<{ hash: string }>(
    app.database.db,
    sql`select password_hash as hash from sightline_auth.users where id = ${account.userId}`,
  );
  expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await auth.signInWithPassword({ ...account, password: 'from-elsewhere' })).error).toBeNull();
});
