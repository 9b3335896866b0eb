import { expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { setUpListeningApp } from '../../../testing/listening-app.ts';
import { mailed, mailedLink, openLink, supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
setUpListeningApp((test) => {
  ({ app, origin } = test);
});

async function signUp(email: string) {
  const client = supabaseClient(origin, 'pkce');
  const { error } = await client.auth.signUp({
    email,
    password: 'correct-horse',
    options: { emailRedirectTo: `${origin}/auth/callback?next=1` },
  });
  if (error) throw error;
  return client;
}

async function codeFor(email: string) {
  const { target } = await openLink(mailedLink(app, email));
  return target.searchParams.get('code') ?? '';
}

test('the browser that signed up exchanges its link’s code once', async () => {
  const client = await signUp('pkce@example.com');
  const { target } = await openLink(mailedLink(app, 'pkce@example.com'));
  expect(target.hash).toBe('');
  expect(target.searchParams.get('next')).toBe('1');
  const code = target.searchParams.get('code') ?? '';

  const stranger = await signUp('stranger@example.com');
  expect((await stranger.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 400,
    code: 'bad_code_verifier',
  });

  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe('pkce@example.com');
  expect(data.session?.user.email_confirmed_at).toBeTruthy();

  const replay = await signUp('replay@example.com');
  expect((await replay.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 404,
    code: 'flow_state_not_found',
  });
});

test('a code expires after five minutes', async () => {
  const client = await signUp('slow@example.com');
  const code = await codeFor('slow@example.com');
  app.clock.advance(300_001);
  expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  });
});

test('the client recognises a recovery by PKCE', async () => {
  const { email } = await app.signUp();
  const client = supabaseClient(origin, 'pkce');
  const redirectTo = `${origin}/new-password`;
  await mailed(app, () => client.auth.resetPasswordForEmail(email, { redirectTo }));
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  const { error } = await client.auth.exchangeCodeForSession(await codeFor(email));
  expect(error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
});

test('an error of a PKCE link is in query and fragment', async () => {
  await signUp('used@example.com');
  const link = mailedLink(app, 'used@example.com');
  await openLink(link);
  const { target, fragment } = await openLink(link);
  expect(target.searchParams.get('error_code')).toBe('otp_expired');
  expect(fragment.get('error_code')).toBe('otp_expired');
});

test.each([
  [{ code_challenge: 'x'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [{ code_challenge: 'short', code_challenge_method: 's256' }, 'code_challenge must be 43 to 128 letters'],
  [
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
    'code_challenge_method must be s256 or plain',
  ],
])('refuses %j', async (challenge, message) => {
  const payload = { email: 'bad@example.com', password: 'correct-horse', ...challenge };
  const response = await app.server.inject({ method: 'POST', url: '/auth/v1/signup', payload });
  expect(response.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: expect.stringContaining(message),
  });
});
