import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { setUpListeningApp } from '../../../testing/listening-app.ts';
import { mailedCode, mailedLink, openLink, supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
setUpListeningApp((test) => {
  ({ app, origin } = test);
});

const password = 'correct-horse';

test('the mailed link confirms an account, signs in and works once', async () => {
  const client = supabaseClient(origin);
  const signedUp = await client.auth.signUp({
    email: ' Ada@Example.com ',
    password,
    options: { data: { username: 'ada' }, emailRedirectTo: `${origin}/dashboard` },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({
    email: 'ada@example.com',
    role: 'authenticated',
    user_metadata: { username: 'ada' },
  });
  expect(signedUp.data.user?.identities).toHaveLength(1);
  expect(signedUp.data.user?.email_confirmed_at).toBeUndefined();

  const before = await client.auth.signInWithPassword({ email: 'ada@example.com', password });
  expect(before.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });

  const link = mailedLink(app, 'ada@example.com');
  expect(link.startsWith(`${origin}/auth/v1/verify?`)).toBe(true);
  const { target, fragment } = await openLink(link);
  expect(target.origin + target.pathname).toBe(`${origin}/dashboard`);
  expect([...fragment.keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ]);
  expect(fragment.get('type')).toBe('signup');
  const adopted = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(adopted.data.user?.email_confirmed_at).toBe(app.clock.now().toISOString());

  const again = await openLink(link);
  expect(Object.fromEntries(again.fragment)).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
  const after = await supabaseClient(origin).auth.signInWithPassword({ email: 'ADA@example.com', password });
  expect(after.error).toBeNull();
});

test('a HEAD request of a mail scanner does not use up the link', async () => {
  await supabaseClient(origin).auth.signUp({ email: 'scanned@example.com', password });
  const link = mailedLink(app, 'scanned@example.com');
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(404);
  expect((await openLink(link)).fragment.get('access_token')).toBeTruthy();
});

test('a link expires after an hour', async () => {
  await supabaseClient(origin).auth.signUp({ email: 'late@example.com', password });
  const link = mailedLink(app, 'late@example.com');
  app.clock.advance(3_600_000);
  expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
});

test('the mailed code confirms too', async () => {
  const client = supabaseClient(origin);
  await client.auth.signUp({ email: 'coded@example.com', password });
  const token = mailedCode(app, 'coded@example.com');
  const { data, error } = await client.auth.verifyOtp({ email: 'coded@example.com', token, type: 'signup' });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe('coded@example.com');
});

test('a sign-up has the same reply for a new, an unconfirmed and a confirmed address', async () => {
  const { email, userId } = await app.signUp();
  const pending = 'pending@example.com';
  await supabaseClient(origin).auth.signUp({
    email: pending,
    password,
    options: { data: { username: 'a' } },
  });
  app.clock.advance(61_000);
  /** The reply without ids and address. */
  const reply = async (address: string) => {
    const { payload, statusCode, headers } = await app.server.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email: address, password: 'other-password', data: { username: 'other' } },
    });
    const user = JSON.parse(payload);
    expect(user.id).not.toBe(userId);
    const ids = [user.id, user.identities[0].identity_id, address];
    const body = ids.reduce((text, id, index) => text.replaceAll(id, `«${index}»`), payload);
    return { statusCode, headers: Object.keys(headers), body };
  };
  const fresh = await reply('fresh@example.com');
  expect(fresh.statusCode).toBe(200);
  expect(JSON.parse(fresh.body)).toMatchObject({ role: 'authenticated', identities: [{}] });
  expect(await reply(pending)).toEqual(fresh);
  expect(await reply(email)).toEqual(fresh);
});

test('a sign-up runs the same statements for a new and a confirmed address', async () => {
  const { email } = await app.signUp();
  const statements: string[] = [];
  const database = await createTestDatabase({ logQuery: (query) => statements.push(query) });
  const counted = await createTestApp({ database });
  try {
    await counted.signUp({ email });
    const run = async (address: string) => {
      statements.length = 0;
      const reply = await counted.server.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email: address, password },
      });
      expect(reply.statusCode).toBe(200);
      // Only the timestamp's column differs.
      return statements.map((statement) => statement.replace(/"(?:recovery|confirmation)_sent_at"/g, 'sent'));
    };
    await run('warm-up@example.com');
    expect(await run(email)).toEqual(await run('new@example.com'));
  } finally {
    await counted.close();
  }
});

test('a sign-up with a confirmed address mails its owner a sign-in link and changes nothing', async () => {
  const { email, password: own } = await app.signUp();
  const signedUp = await supabaseClient(origin).auth.signUp({
    email,
    password: 'other-password',
    options: { data: { username: 'other' } },
  });
  expect(signedUp.error).toBeNull();
  expect(app.mails.at(-1)).toMatchObject({ to: email, subject: 'You already have an account' });
  const client = supabaseClient(origin);
  const { data, error } = await client.auth.signInWithPassword({ email, password: own });
  expect(error).toBeNull();
  expect(data.user?.user_metadata.username).not.toBe('other');
  expect((await openLink(mailedLink(app, email))).fragment.get('type')).toBe('recovery');
});

test('signing up again before confirming sends another mail and keeps the first password', async () => {
  const client = supabaseClient(origin);
  const email = 'twice@example.com';
  await client.auth.signUp({ email, password });
  const stale = mailedLink(app, email);
  app.clock.advance(61_000);
  const second = await client.auth.signUp({ email, password: 'another-password' });
  expect(second.error).toBeNull();
  expect((await openLink(stale)).fragment.get('error_code')).toBe('otp_expired');
  await openLink(mailedLink(app, email));
  expect((await client.auth.signInWithPassword({ email, password: 'another-password' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('five concurrent sign-ups with one address create one account', async () => {
  const email = 'race@example.com';
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => supabaseClient(origin).auth.signUp({ email, password })),
  );
  const ids = answers.flatMap(({ data }) => data.user?.id ?? []);
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter(({ error }) => error?.code === 'over_email_send_rate_limit')).toHaveLength(4);
});

test.each([
  [
    { email: 'short@example.com', password: 'seven77' },
    422,
    'weak_password',
    'Password should be at least 8 characters.',
  ],
  [{ email: 'none@example.com', password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [
    { email: 'not-an-address', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    { email: 'long@example.com', password: 'ü'.repeat(37) },
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ],
  [
    { email: 'a@example.com\r\nBcc: b@example.com', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
])('refuses %j', async (credentials, status, code, message) => {
  const { data, error } = await supabaseClient(origin).auth.signUp(credentials);
  expect(data.user).toBeNull();
  expect(error).toMatchObject({ status, code, message });
});

test('refuses a weak password with reasons', async () => {
  const { error } = await supabaseClient(origin).auth.signUp({ email: 'weak@example.com', password: 'abc' });
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
});

test('refuses data above 4 KB, which would be part of every token', async () => {
  const options = { data: { note: 'x'.repeat(5000) } };
  const { error } = await supabaseClient(origin).auth.signUp({ email: 'big@example.com', password, options });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('requires an address', async () => {
  const client = supabaseClient(origin);
  expect((await client.auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
  });
  expect((await client.auth.signUp({ phone: '+15551234567', password })).error?.code).toBe(
    'phone_provider_disabled',
  );
});
