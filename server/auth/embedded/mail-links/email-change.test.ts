import { expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { setUpListeningApp } from '../../../testing/listening-app.ts';
import { mailed, mailedLink, openLink, supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
setUpListeningApp((test) => {
  ({ app, origin } = test);
});

async function startChange(newEmail: string) {
  const account = await app.signUp();
  const client = supabaseClient(origin);
  await client.auth.signInWithPassword(account);
  const { data, error } = await client.auth.updateUser({ email: newEmail });
  if (error) throw error;
  return { account, client, user: data.user };
}

test.each(['current first', 'new first'])(
  'requires the confirmation of both addresses, %s',
  async (order) => {
    const newEmail = `moved-${order.replace(' ', '-')}@example.com`;
    const { account, client, user } = await startChange(newEmail);
    expect(user).toMatchObject({ email: account.email, new_email: newEmail });
    const links = [mailedLink(app, account.email), mailedLink(app, newEmail)];
    if (order === 'new first') links.reverse();
    const [first = '', second = ''] = links;

    const half = await openLink(first);
    expect(half.fragment.get('message')).toContain('Confirmation link accepted');
    expect(half.fragment.get('access_token')).toBeNull();
    expect((await openLink(first)).fragment.get('error_code')).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(account.email);

    const done = await openLink(second);
    expect(done.fragment.get('type')).toBe('email_change');
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email: newEmail });
    expect(data.user?.new_email).toBeUndefined();
    const auth = supabaseClient(origin).auth;
    expect((await auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
    expect((await auth.signInWithPassword({ ...account, email: newEmail })).error).toBeNull();
  },
);

test('tells a client that posts the tokens about the first confirmation', async () => {
  const { account, client } = await startChange('posted@example.com');
  const tokenOf = (to: string) => new URL(mailedLink(app, to)).searchParams.get('token') ?? '';
  const verify = (to: string) => client.auth.verifyOtp({ token_hash: tokenOf(to), type: 'email_change' });
  const first = await verify(account.email);
  expect(first.error).toBeNull();
  expect(first.data).toMatchObject({ user: null, session: null });
  const second = await verify('posted@example.com');
  expect(second.data.session?.user.email).toBe('posted@example.com');
});

test('refuses a taken address, at once or at the confirmation', async () => {
  const { client, account } = await startChange('wanted@example.com');
  const other = await app.signUp();
  app.clock.advance(61_000);
  expect((await client.auth.updateUser({ email: other.email })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  await app.signUp({ email: 'wanted@example.com' });
  await openLink(mailedLink(app, account.email));
  const end = await openLink(mailedLink(app, 'wanted@example.com'));
  expect(end.fragment.get('error_code')).toBe('email_exists');
  expect((await client.auth.getUser()).data.user?.email).toBe(account.email);
});

test('a password change cancels a pending change of address', async () => {
  const { client, account } = await startChange('thief@example.com');
  const links = [mailedLink(app, account.email), mailedLink(app, 'thief@example.com')];
  const { data } = await client.auth.updateUser({ password: 'battery-staple' });
  expect(data.user?.new_email).toBeUndefined();
  for (const link of links) expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
});

test('resending mails only the unconfirmed address', async () => {
  const { account } = await startChange('resent@example.com');
  await openLink(mailedLink(app, account.email));
  app.clock.advance(61_000);
  const sent = app.mails.length;
  const { auth } = supabaseClient(origin);
  await mailed(app, () => auth.resend({ type: 'email_change', email: account.email }));
  expect(app.mails.slice(sent).map(({ to }) => to)).toEqual(['resent@example.com']);
  const done = await openLink(mailedLink(app, 'resent@example.com'));
  expect(done.fragment.get('access_token')).toBeTruthy();
});

test('merges user data key by key and refuses changes of rights', async () => {
  const account = await app.signUp({ username: 'merger' });
  const client = supabaseClient(origin);
  const { data } = await client.auth.signInWithPassword(account);
  await client.auth.updateUser({ data: { theme: 'dark', size: 2 } });
  const merged = await client.auth.updateUser({ data: { size: null } });
  expect(merged.data.user?.user_metadata).toEqual({ username: 'merger', theme: 'dark' });
  const response = await fetch(`${origin}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ app_metadata: { role: 'operator' } }),
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
});
