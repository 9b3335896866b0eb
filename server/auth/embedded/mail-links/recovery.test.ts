import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { setUpListeningApp } from '../../../testing/listening-app.ts';
import { mailed, mailedCode, mailedLink, openLink, supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
setUpListeningApp((test) => {
  ({ app, origin } = test);
});

/** A client with the session of an opened link. */
async function adopt(fragment: URLSearchParams) {
  const client = supabaseClient(origin);
  const { error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  if (error) throw error;
  return client;
}

test('a recovery link sets a new password, which ends other sessions and mail links', async () => {
  const account = await app.signUp();
  const thief = supabaseClient(origin);
  await thief.auth.signInWithPassword(account);
  await mailed(app, async () => {
    const redirectTo = `${origin}/new-password`;
    const reply = await supabaseClient(origin).auth.resetPasswordForEmail(account.email, { redirectTo });
    expect(reply).toMatchObject({ data: {}, error: null });
  });
  const { target, fragment } = await openLink(mailedLink(app, account.email));
  expect(target.pathname).toBe('/new-password');
  expect(fragment.get('type')).toBe('recovery');
  const client = await adopt(fragment);

  app.clock.advance(61_000);
  await mailed(app, () => supabaseClient(origin).auth.resetPasswordForEmail(account.email));
  const unusedLink = mailedLink(app, account.email);

  expect((await client.auth.updateUser({ password: account.password })).error).toMatchObject({
    status: 422,
    code: 'same_password',
  });
  expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
  expect((await client.auth.updateUser({ password: 'battery-staple' })).error).toBeNull();

  expect((await client.auth.getUser()).error).toBeNull();
  expect((await thief.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await openLink(unusedLink)).fragment.get('error_code')).toBe('otp_expired');
  const auth = supabaseClient(origin).auth;
  expect((await auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
  expect((await auth.signInWithPassword({ ...account, password: 'battery-staple' })).error).toBeNull();
});

test('replies the same to a known and an unknown address, also to the second request', async () => {
  const { email } = await app.signUp();
  const request = async (address: string) =>
    (await supabaseClient(origin).auth.resetPasswordForEmail(address)).error?.code;
  const unknown = [await request('nobody@example.com'), await request('nobody@example.com')];
  await mailed(app, async () => {
    expect([await request(email), await request(email)]).toEqual(unknown);
  });
  expect(unknown).toEqual([undefined, 'over_email_send_rate_limit']);
  expect(app.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
});

test.each([
  ['recover', true, {}],
  ['resend', false, { type: 'signup' }],
  ['otp', true, { create_user: false }],
])(
  '/%s runs the same statements for a known and an unknown address until the reply is sent',
  async (route, confirmed, body) => {
    const log: string[] = [];
    const database = await createTestDatabase({ logQuery: (query) => log.push(query) });
    const logged = await createTestApp({ database });
    try {
      const url = `${await logged.listen()}/auth/v1/${route}`;
      logged.server.server.prependListener('request', (_request, response: ServerResponse) => {
        response.once('finish', () => log.push('reply'));
      });
      const statements = async (email: string) => {
        log.length = 0;
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...body, email }) });
        expect(await reply.json()).toEqual({});
        return log.slice(0, log.indexOf('reply') + 1);
      };
      const { email } = await logged.signUp({ confirmed });
      await statements('warm-up@example.com');
      const unknown = await statements('nobody@example.com');
      expect(unknown.at(-1)).toBe('reply');
      await mailed(logged, async () => expect(await statements(email)).toEqual(unknown));
      expect(logged.mails.map(({ to }) => to)).toEqual([email]);
    } finally {
      await logged.close();
    }
  },
);

test('allows five guesses of a code; the link stays valid', async () => {
  const { email } = await app.signUp();
  const auth = supabaseClient(origin).auth;
  await mailed(app, () => auth.resetPasswordForEmail(email));
  const code = mailedCode(app, email);
  const wrong = code === '000000' ? '000001' : '000000';
  const guess = async (token: string) => (await auth.verifyOtp({ email, token, type: 'recovery' })).error;
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await guess(wrong)).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  }
  expect((await guess(code))?.code).toBe('otp_expired');
  expect((await openLink(mailedLink(app, email))).fragment.get('type')).toBe('recovery');
});

test('a token is valid for its own purpose only', async () => {
  const { email } = await app.signUp();
  await mailed(app, () => supabaseClient(origin).auth.resetPasswordForEmail(email));
  const link = new URL(mailedLink(app, email));
  link.searchParams.set('type', 'signup');
  expect((await openLink(link.href)).fragment.get('error_code')).toBe('otp_expired');
  link.searchParams.set('type', 'constructor');
  expect((await openLink(link.href)).fragment.get('error_code')).toBe('validation_failed');
  const hash = link.searchParams.get('token') ?? '';
  const { data } = await supabaseClient(origin).auth.verifyOtp({ token_hash: hash, type: 'recovery' });
  expect(data.session?.user.email).toBe(email);
});

test('mails a sign-in link to known addresses only and creates no account', async () => {
  const { email } = await app.signUp();
  const auth = supabaseClient(origin).auth;
  expect((await auth.signInWithOtp({ email })).error).toMatchObject({ status: 422, code: 'otp_disabled' });
  const options = { shouldCreateUser: false };
  expect((await auth.signInWithOtp({ email: 'nobody@example.com', options })).error).toBeNull();
  await mailed(app, async () => {
    expect((await auth.signInWithOtp({ email, options })).error).toBeNull();
  });
  expect(app.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  expect((await openLink(mailedLink(app, email))).fragment.get('type')).toBe('magiclink');
});

test('sends a new confirmation mail on request', async () => {
  const email = 'again@example.com';
  const auth = supabaseClient(origin).auth;
  await auth.signUp({ email, password: 'correct-horse' });
  const first = mailedLink(app, email);
  app.clock.advance(61_000);
  await mailed(app, async () => {
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  });
  const second = mailedLink(app, email);
  expect(second).not.toBe(first);
  expect((await openLink(first)).fragment.get('error_code')).toBe('otp_expired');
  expect((await openLink(second)).fragment.get('access_token')).toBeTruthy();
  expect((await auth.resend({ type: 'sms', phone: '+15551234567' })).error).toMatchObject({ status: 400 });
});

test('a password change checks the current password and mailed code if they are given', async () => {
  const account = await app.signUp();
  const { auth } = supabaseClient(origin);
  await auth.signInWithPassword(account);
  const change = async (more: { nonce?: string; current_password?: string }) =>
    (await auth.updateUser({ password: 'battery-staple', ...more })).error?.code;
  expect(await change({ current_password: 'wrong-password' })).toBe('invalid_credentials');
  expect((await auth.reauthenticate()).error).toBeNull();
  expect(await change({ nonce: 'wrong' })).toBe('reauthentication_not_valid');
  expect(
    await change({ nonce: mailedCode(app, account.email), current_password: account.password }),
  ).toBeUndefined();
});
